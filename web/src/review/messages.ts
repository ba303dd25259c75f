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
  readonly review: {
    readonly title: (parameters: { readonly game: string | number; readonly judges: string | number }) => string;
    readonly progress: string;
    readonly place: string;
    readonly accuracy: string;
    readonly givenAway: string;
    readonly luck: string;
    readonly expected: string;
    readonly after: (parameters: { readonly at: string | number }) => string;
    readonly turning: string;
    readonly decisions: string;
    readonly nothing: string;
    readonly decision: (parameters: { readonly at: string | number; readonly best: string | number; readonly grade: string; readonly percent: string | number; readonly played: string | number; readonly who: string | number }) => string;
    readonly line: string;
  };
  readonly grades: {
    readonly best: string;
    readonly good: string;
    readonly inaccuracy: string;
    readonly mistake: string;
    readonly blunder: string;
  };
  readonly many: {
    readonly best: string;
    readonly good: string;
    readonly inaccuracy: string;
    readonly mistake: string;
    readonly blunder: string;
  };
  readonly turning: {
    readonly own: (parameters: { readonly at: string | number; readonly best: string | number; readonly percent: string | number; readonly played: string | number; readonly who: string | number }) => string;
    readonly gift: (parameters: { readonly at: string | number; readonly best: string | number; readonly by: string | number; readonly byYou: boolean; readonly percent: string | number; readonly played: string | number; readonly who: string | number }) => string;
    readonly harm: (parameters: { readonly at: string | number; readonly best: string | number; readonly by: string | number; readonly byYou: boolean; readonly percent: string | number; readonly played: string | number; readonly who: string | number }) => string;
    readonly luck: (parameters: { readonly at: string | number; readonly percent: string | number; readonly who: string | number }) => string;
    readonly misfortune: (parameters: { readonly at: string | number; readonly percent: string | number; readonly who: string | number }) => string;
  };
  readonly page: {
    readonly title: string;
    readonly working: string;
    readonly failed: string;
    readonly none: string;
    readonly ask: string;
    readonly judges: (parameters: { readonly judges: string | number }) => string;
    readonly chart: string;
    readonly moves: string;
    readonly mark: (parameters: { readonly at: string | number; readonly grade: string | number; readonly who: string | number }) => string;
    readonly player: string;
    readonly everybody: string;
    readonly whose: string;
    readonly worth: string;
    readonly alike: string;
    readonly chosen: (parameters: { readonly played: string | number }) => string;
    readonly better: (parameters: { readonly best: string | number }) => string;
    readonly given: (parameters: { readonly percent: string | number }) => string;
    readonly try: string;
    readonly from: (parameters: { readonly at: string | number }) => string;
    readonly lines: string;
    readonly line: (parameters: { readonly at: string | number; readonly name: string | number }) => string;
  };
  readonly analysis: {
    readonly title: string;
    readonly about: string;
    readonly not_yours: string;
    readonly lines: string;
    readonly start: string;
    readonly opinion: string;
    readonly ask: string;
    readonly always: string;
    readonly thinking: string;
    readonly choice: string;
    readonly sure: (parameters: { readonly percent: string | number }) => string;
    readonly sureAbout: (parameters: { readonly name: string | number }) => string;
    readonly tried: (parameters: { readonly count: string | number }) => string;
    readonly rest: string;
    readonly playing: string;
    readonly anew: string;
    readonly back: string;
    readonly remove: string;
    readonly link: string;
    readonly toGame: string;
    readonly editor: string;
    readonly editorAbout: string;
    readonly set: string;
    readonly unreadable: (parameters: { readonly reason: string | number }) => string;
    readonly edit: string;
    readonly setUp: string;
    readonly setUpAbout: string;
    readonly beginWith: string;
    readonly empty: string;
    readonly dealt: string;
    readonly again: string;
    readonly options: string;
    readonly add: string;
    readonly addOne: (parameters: { readonly what: string | number }) => string;
    readonly takeAway: (parameters: { readonly what: string | number }) => string;
    readonly less: (parameters: { readonly what: string | number }) => string;
    readonly more: (parameters: { readonly what: string | number }) => string;
    readonly asItIs: string;
    readonly nothing: string;
  };
  readonly problems: {
    readonly not_over: string;
    readonly being_played: string;
    readonly no_analysis: string;
    readonly no_node: string;
    readonly too_many_moments: string;
    readonly too_many_analyses: string;
    readonly no_moment: string;
    readonly game_over: string;
    readonly unavailable: string;
    readonly not_yours: string;
    readonly first_position: string;
    readonly move: string;
  };
}
