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
  readonly puzzle: {
    readonly title: string;
    readonly about: string;
    readonly daily: string;
    readonly next: string;
    readonly all: string;
    readonly leave: string;
    readonly panel: string;
    readonly players: (parameters: { readonly players: string | number }) => string;
    readonly find: string;
    readonly right: string;
    readonly wrong: string;
    readonly best: (parameters: { readonly choice: string | number }) => string;
    readonly beside: (parameters: { readonly choice: string | number }) => string;
    readonly shares: string;
    readonly line: string;
    readonly explore: string;
    readonly judge: (parameters: { readonly judge: string | number }) => string;
    readonly rating: (parameters: { readonly rating: string | number }) => string;
    readonly yours: (parameters: { readonly rating: string | number; readonly spread: string | number }) => string;
    readonly solved: (parameters: { readonly answered: string | number; readonly right: string | number }) => string;
    readonly first: string;
    readonly account: string;
    readonly finished: string;
    readonly number: (parameters: { readonly mark: string | number; readonly number: string | number; readonly rating: string | number }) => string;
    readonly share: (parameters: { readonly choice: string | number; readonly percent: string | number }) => string;
  };
  readonly marks: {
    readonly open: string;
    readonly right: string;
    readonly wrong: string;
  };
  readonly phases: {
    readonly early: string;
    readonly middle: string;
    readonly late: string;
  };
}
