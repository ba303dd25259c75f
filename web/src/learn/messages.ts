// Written by tools/words.py from the message files in src/boriken. Do not edit it.

export interface Messages {
  readonly reader: string;
  readonly list: (parameters: { readonly last: string | number; readonly letter: string; readonly most: string | number }) => string;
  readonly refusals: {
    readonly game_over: string;
    readonly chance_acts: string;
    readonly another_question: (parameters: { readonly question: string }) => string;
    readonly must_answer: (parameters: { readonly question: string }) => string;
  };
  readonly levels: {
    readonly beginner: {
      readonly name: string;
      readonly about: string;
    };
    readonly casual: {
      readonly name: string;
      readonly about: string;
    };
    readonly skilled: {
      readonly name: string;
      readonly about: string;
    };
    readonly expert: {
      readonly name: string;
      readonly about: string;
    };
    readonly master: {
      readonly name: string;
      readonly about: string;
    };
  };
  readonly reason: {
    readonly own: (parameters: { readonly kind: string; readonly less: string | number; readonly more: string | number }) => string;
    readonly instead: (parameters: { readonly kind: string; readonly less: string | number; readonly more: string | number }) => string;
    readonly others: (parameters: { readonly kind: string; readonly less: string | number; readonly more: string | number }) => string;
    readonly later: string;
  };
  readonly lesson: {
    readonly title: (parameters: { readonly game: string | number }) => string;
    readonly step: (parameters: { readonly of: string | number; readonly step: string | number }) => string;
    readonly minutes: (parameters: { readonly minutes: string | number }) => string;
    readonly next: string;
    readonly back: string;
    readonly goOn: string;
    readonly begin: string;
    readonly leave: string;
    readonly teacher: string;
    readonly wrong: string;
    readonly yours: string;
    readonly done: string;
    readonly finish: string;
    readonly expansions: string;
    readonly changed: string;
    readonly remembered: string;
  };
  readonly coach: {
    readonly title: string;
    readonly about: string;
    readonly play: string;
    readonly name: string;
    readonly off: string;
    readonly thinking: string;
    readonly best: string;
    readonly good: string;
    readonly better: (parameters: { readonly choice: string | number; readonly grade: string }) => string;
    readonly alike: string;
    readonly busy: string;
    readonly silent: string;
  };
  readonly book: {
    readonly title: (parameters: { readonly game: string | number }) => string;
    readonly open: string;
    readonly search: string;
    readonly found: (parameters: { readonly count: number }) => string;
    readonly here: string;
    readonly usual: string;
    readonly exact: (parameters: { readonly count: number }) => string;
  };
}
