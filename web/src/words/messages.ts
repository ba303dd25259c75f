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
  readonly skip: string;
  readonly close: string;
  readonly copy: string;
  readonly copied: string;
  readonly save: string;
  readonly saved: string;
  readonly tryAgain: string;
  readonly yes: string;
  readonly no: string;
  readonly you: string;
  readonly game: string;
  readonly players: string;
  readonly bots: string;
  readonly yourName: string;
  readonly toHome: string;
  readonly notFound: string;
  readonly seat: (parameters: { readonly number: string | number }) => string;
  readonly bot: (parameters: { readonly level: string | number }) => string;
  readonly names: {
    readonly "1": string;
    readonly "2": string;
    readonly "3": string;
    readonly "4": string;
    readonly "5": string;
    readonly "6": string;
    readonly "7": string;
    readonly "8": string;
    readonly "9": string;
    readonly "10": string;
  };
  readonly nav: {
    readonly label: string;
    readonly about: string;
    readonly account: string;
  };
  readonly status: {
    readonly gathering: string;
    readonly playing: string;
    readonly over: string;
  };
  readonly home: {
    readonly welcome: string;
    readonly playNow: string;
    readonly play: string;
    readonly withFriends: string;
    readonly seats: string;
    readonly seatsAbout: string;
    readonly me: string;
    readonly open: string;
    readonly free: string;
    readonly pace: string;
    readonly live: string;
    readonly liveAbout: string;
    readonly turns: string;
    readonly turnsAbout: string;
    readonly days: string;
    readonly daysEach: (parameters: { readonly days: number | null | undefined }) => string;
    readonly private: string;
    readonly privateAbout: string;
    readonly rated: string;
    readonly ratedAbout: string;
    readonly rules: string;
    readonly ownChoice: string;
    readonly chosenOf: (parameters: { readonly chosen: string | number; readonly of: string | number }) => string;
    readonly create: string;
    readonly myTables: string;
    readonly openTables: string;
    readonly noOpenTables: string;
    readonly watch: string;
    readonly yourTurn: string;
    readonly freeSeats: (parameters: { readonly count: number }) => string;
    readonly record: string;
    readonly recordAbout: string;
    readonly openRecord: string;
  };
  readonly gathering: {
    readonly title: string;
    readonly invite: string;
    readonly inviteAbout: string;
    readonly sit: string;
    readonly free: string;
    readonly fill: string;
    readonly start: string;
    readonly startsWhenFull: string;
    readonly leave: string;
  };
  readonly join: {
    readonly title: string;
    readonly invitedTo: (parameters: { readonly game: string | number }) => string;
    readonly who: (parameters: { readonly count: number; readonly names: string | number }) => string;
    readonly sit: string;
    readonly watch: string;
    readonly full: string;
  };
  readonly table: {
    readonly board: string;
    readonly beside: string;
    readonly tools: string;
    readonly menu: string;
    readonly log: string;
    readonly chat: string;
    readonly yourTurn: string;
    readonly turnOf: (parameters: { readonly name: string | number }) => string;
    readonly over: string;
    readonly result: string;
    readonly due: (parameters: { readonly when: string | number }) => string;
    readonly decides: string;
    readonly away: string;
    readonly presence: {
      readonly bot: string;
      readonly here: string;
      readonly gone: string;
    };
    readonly spectators: (parameters: { readonly count: number }) => string;
    readonly since: string;
    readonly news: string;
    readonly noNews: string;
    readonly undo: string;
    readonly askUndo: string;
    readonly undoWish: (parameters: { readonly name: string | number }) => string;
    readonly undoAsked: (parameters: { readonly names: string | number }) => string;
    readonly agree: string;
    readonly disagree: string;
    readonly hint: string;
    readonly hintTitle: (parameters: { readonly level: string | number }) => string;
    readonly choice: string;
    readonly units: {
      readonly share: string;
      readonly lead: string;
    };
    readonly thought: string;
    readonly thenHappens: string;
    readonly say: string;
    readonly send: string;
    readonly noChat: string;
    readonly replay: string;
    readonly moment: string;
    readonly stepBack: string;
    readonly stepForward: string;
    readonly toNow: string;
    readonly past: (parameters: { readonly at: string | number; readonly of: string | number }) => string;
    readonly offline: string;
    readonly unsent: string;
    readonly confirm: string;
    readonly reject: string;
    readonly theseNumbers: string;
    readonly minded: string;
    readonly takeBack: string;
    readonly handOver: (parameters: { readonly name: string | number }) => string;
    readonly iAm: (parameters: { readonly name: string | number }) => string;
    readonly linkToMoment: string;
    readonly record: string;
    readonly tv: string;
    readonly hostTools: string;
    readonly hostToolsAbout: string;
    readonly replace: string;
    readonly handBack: string;
    readonly resign: string;
    readonly resignAbout: string;
    readonly resignSure: string;
    readonly resigned: string;
    readonly fairness: string;
    readonly fairnessAbout: string;
    readonly commitment: string;
    readonly key: string;
    readonly wins: (parameters: { readonly count: number; readonly names: string | number }) => string;
    readonly source: string;
    readonly total: string;
    readonly tiebreak: string;
    readonly place: string;
    readonly rematch: string;
    readonly toRematch: string;
    readonly lookAtBoard: string;
    readonly chartsComing: string;
    readonly round: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: {
      readonly system: string;
      readonly light: string;
      readonly dark: string;
    };
    readonly confirm: string;
    readonly confirmAbout: string;
    readonly animations: string;
    readonly animationsAbout: string;
    readonly textBoard: string;
    readonly textBoardAbout: string;
  };
  readonly account: {
    readonly you: string;
    readonly signedInAs: (parameters: { readonly login: string | number }) => string;
    readonly signIn: string;
    readonly signOut: string;
    readonly guestAbout: string;
    readonly keep: string;
    readonly keepAbout: string;
    readonly login: string;
    readonly password: string;
    readonly make: string;
    readonly link: string;
    readonly linkAbout: string;
    readonly makeLink: string;
    readonly revoke: string;
    readonly revoked: string;
    readonly changePassword: string;
    readonly changePasswordAbout: string;
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly passkeys: string;
    readonly passkeysAbout: string;
    readonly addPasskey: string;
    readonly remove: string;
    readonly signInByPasskey: string;
    readonly passkeyOf: (parameters: { readonly date: string | number }) => string;
    readonly notifications: string;
    readonly notifyAbout: string;
    readonly email: string;
    readonly webhook: string;
    readonly webhookAbout: string;
    readonly results: string;
    readonly rating: string;
    readonly games: string;
    readonly noRatings: string;
    readonly wins: string;
    readonly points: string;
    readonly noGames: string;
    readonly history: string;
    readonly more: string;
    readonly leaders: string;
  };
  readonly errors: {
    readonly offline: string;
    readonly stale: string;
    readonly not_found: string;
    readonly who_are_you: string;
    readonly not_your_turn: string;
    readonly not_idle: (parameters: { readonly time: string | number }) => string;
    readonly present: string;
    readonly not_awaited: string;
    readonly full: string;
    readonly taken: string;
    readonly too_many: string;
    readonly no_table: string;
    readonly no_person: string;
    readonly no_moment: string;
    readonly nothing_to_undo: string;
    readonly revealed: string;
    readonly away: string;
    readonly begun: string;
    readonly seated: string;
    readonly kept: string;
    readonly rated_seat: string;
    readonly rated_level: string;
    readonly shown_first: string;
    readonly looked: string;
    readonly not_playing: string;
    readonly hidden: string;
    readonly record: string;
    readonly unfinished: string;
    readonly rated: string;
    readonly one_choice: string;
    readonly server: string;
    readonly wrong_password: string;
    readonly wrong_link: string;
    readonly wrong_passkey: string;
    readonly declined: string;
    readonly has_account: string;
    readonly login_taken: string;
    readonly broken: string;
    readonly unavailable: string;
    readonly not_host: string;
    readonly not_your_seat: string;
  };
  readonly about: {
    readonly title: string;
    readonly sections: {
      readonly "1": {
        readonly heading: string;
        readonly paragraphs: {
          readonly "1": string;
          readonly "2": string;
        };
      };
      readonly "2": {
        readonly heading: string;
        readonly paragraphs: {
          readonly "1": string;
          readonly "2": string;
        };
      };
      readonly "3": {
        readonly heading: string;
        readonly paragraphs: {
          readonly "1": string;
          readonly "2": string;
          readonly "3": string;
        };
      };
      readonly "4": {
        readonly heading: string;
        readonly paragraphs: {
          readonly "1": string;
        };
      };
    };
  };
}
