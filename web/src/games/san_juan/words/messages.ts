// Written by tools/words.py from the message files in src/boriken. Do not edit it.

export interface Messages {
  readonly reader: string;
  readonly list: (parameters: { readonly last: string | number; readonly letter: string; readonly most: string | number }) => string;
  readonly refusals: {
    readonly game_over: string;
    readonly chance_acts: string;
    readonly another_question: (parameters: { readonly question: string }) => string;
    readonly must_answer: (parameters: { readonly question: string }) => string;
    readonly must_take_role: string;
    readonly role_taken: (parameters: { readonly role: string }) => string;
    readonly must_give: (parameters: { readonly cost: number }) => string;
    readonly must_cover: (parameters: { readonly building: string }) => string;
    readonly not_in_hand: (parameters: { readonly card: string }) => string;
    readonly already_built: (parameters: { readonly card: string }) => string;
    readonly too_expensive: (parameters: { readonly cards: number; readonly price: number }) => string;
    readonly not_in_town: (parameters: { readonly card: string }) => string;
    readonly crane_stays: string;
    readonly same_kind: string;
    readonly cover_too_expensive: (parameters: { readonly cards: string | number; readonly price: number }) => string;
    readonly no_library: string;
    readonly library_not_asked: string;
    readonly no_black_market: string;
    readonly enough_given: (parameters: { readonly most: number }) => string;
    readonly no_goods: (parameters: { readonly good: string }) => string;
    readonly no_room: (parameters: { readonly good: string }) => string;
    readonly other_order: (parameters: { readonly thing: string }) => string;
    readonly too_few_left: (parameters: { readonly count: string | number }) => string;
    readonly not_shown: (parameters: { readonly card: string }) => string;
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
  readonly about: string;
  readonly asked: {
    readonly over: string;
    readonly governor: string;
    readonly card: string;
    readonly good: string;
    readonly tile: string;
    readonly look: string;
    readonly turn_up: string;
    readonly role: string;
    readonly build: string;
    readonly cover: string;
    readonly library: string;
    readonly give: string;
    readonly pay: string;
    readonly produce: string;
    readonly sell: string;
    readonly take: string;
    readonly keep: string;
    readonly mine: string;
    readonly find: string;
    readonly chapel: string;
    readonly discard: string;
    readonly archive: string;
  };
  readonly count: {
    readonly cards: (parameters: { readonly count: number }) => string;
    readonly goods: (parameters: { readonly count: number }) => string;
    readonly points: (parameters: { readonly count: number }) => string;
    readonly buildings: (parameters: { readonly count: number }) => string;
  };
  readonly goods: {
    readonly indigo: string;
    readonly sugar: string;
    readonly tobacco: string;
    readonly coffee: string;
    readonly silver: string;
  };
  readonly letters: {
    readonly indigo: string;
    readonly sugar: string;
    readonly tobacco: string;
    readonly coffee: string;
    readonly silver: string;
  };
  readonly cards: {
    readonly indigo_plant: string;
    readonly sugar_mill: string;
    readonly tobacco_storage: string;
    readonly coffee_roaster: string;
    readonly silver_smelter: string;
    readonly smithy: string;
    readonly gold_mine: string;
    readonly archive: string;
    readonly poor_house: string;
    readonly black_market: string;
    readonly trading_post: string;
    readonly well: string;
    readonly market_stand: string;
    readonly crane: string;
    readonly chapel: string;
    readonly tower: string;
    readonly aqueduct: string;
    readonly carpenter: string;
    readonly prefecture: string;
    readonly market_hall: string;
    readonly quarry: string;
    readonly library: string;
    readonly statue: string;
    readonly victory_column: string;
    readonly hero: string;
    readonly guild_hall: string;
    readonly city_hall: string;
    readonly triumphal_arch: string;
    readonly palace: string;
  };
  readonly effects: {
    readonly indigo_plant: string;
    readonly sugar_mill: string;
    readonly tobacco_storage: string;
    readonly coffee_roaster: string;
    readonly silver_smelter: string;
    readonly smithy: string;
    readonly gold_mine: string;
    readonly archive: string;
    readonly poor_house: string;
    readonly black_market: string;
    readonly trading_post: string;
    readonly well: string;
    readonly market_stand: string;
    readonly crane: string;
    readonly chapel: string;
    readonly tower: string;
    readonly aqueduct: string;
    readonly carpenter: string;
    readonly prefecture: string;
    readonly market_hall: string;
    readonly quarry: string;
    readonly library: string;
    readonly statue: string;
    readonly victory_column: string;
    readonly hero: string;
    readonly guild_hall: string;
    readonly city_hall: string;
    readonly triumphal_arch: string;
    readonly palace: string;
  };
  readonly kinds: {
    readonly production: string;
    readonly violet: string;
    readonly monument: string;
    readonly large: string;
  };
  readonly rules: {
    readonly house: string;
    readonly pile: string;
    readonly discards: string;
    readonly good: string;
    readonly chapel: string;
    readonly covered: string;
    readonly hand: string;
  };
  readonly roles: {
    readonly builder: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
    readonly producer: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
    readonly trader: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
    readonly councillor: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
    readonly prospector: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
  };
  readonly events: {
    readonly governor_drawn: (parameters: { readonly who: string | number }) => string;
    readonly card_drawn: (parameters: { readonly cards: string | number; readonly who: string | number }) => string;
    readonly role_taken: (parameters: { readonly role: string; readonly who: string | number }) => string;
    readonly built: (parameters: { readonly building: string; readonly price: number; readonly who: string | number }) => string;
    readonly covered: (parameters: { readonly building: string; readonly good_lost: boolean; readonly who: string | number }) => string;
    readonly library_used: (parameters: { readonly who: string | number }) => string;
    readonly good_given: (parameters: { readonly goods: string | number; readonly who: string | number }) => string;
    readonly card_paid: (parameters: { readonly cards: string | number; readonly who: string | number }) => string;
    readonly good_made: (parameters: { readonly goods: string | number; readonly who: string | number }) => string;
    readonly tile_turned_up: (parameters: { readonly prices: string | number }) => string;
    readonly good_sold: (parameters: { readonly goods: string | number; readonly price: number; readonly who: string | number }) => string;
    readonly card_kept: (parameters: { readonly cards: string | number; readonly who: string | number }) => string;
    readonly card_discarded: (parameters: { readonly cards: string | number; readonly who: string | number }) => string;
    readonly card_turned_up: (parameters: { readonly cards: string | number; readonly who: string | number }) => string;
    readonly mine_failed: (parameters: { readonly who: string | number }) => string;
    readonly card_mined: (parameters: { readonly card: string; readonly who: string | number }) => string;
    readonly card_buried: (parameters: { readonly cards: string | number; readonly who: string | number }) => string;
    readonly passed: (parameters: { readonly who: string | number }) => string;
    readonly pile_shuffled: (parameters: { readonly count: number }) => string;
    readonly bonus: (parameters: { readonly building: string; readonly who: string | number }) => string;
    readonly round_ended: (parameters: { readonly round: string | number }) => string;
    readonly town_complete: (parameters: { readonly who: string | number }) => string;
    readonly game_over: string;
  };
  readonly listed: {
    readonly card: (parameters: { readonly card: string }) => string;
    readonly unseen: (parameters: { readonly count: number }) => string;
    readonly price: (parameters: { readonly good: string; readonly price: string | number }) => string;
  };
  readonly questions: {
    readonly over: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly governor: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly card: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly good: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly tile: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly look: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly turn_up: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly role: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly build: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly cover: {
      readonly mine: (parameters: { readonly building: string | null | undefined }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly library: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly give: {
      readonly mine: (parameters: { readonly cost: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly pay: {
      readonly mine: (parameters: { readonly building: string | null | undefined; readonly most: number }) => string;
      readonly theirs: (parameters: { readonly building: string | null | undefined; readonly who: string | number }) => string;
    };
    readonly produce: {
      readonly mine: (parameters: { readonly most: number }) => string;
      readonly theirs: (parameters: { readonly most: number; readonly who: string | number }) => string;
    };
    readonly sell: {
      readonly mine: (parameters: { readonly most: number }) => string;
      readonly theirs: (parameters: { readonly most: number; readonly who: string | number }) => string;
    };
    readonly take: {
      readonly mine: (parameters: { readonly cards: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly keep: {
      readonly mine: (parameters: { readonly most: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly mine: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly find: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly chapel: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly discard: {
      readonly mine: (parameters: { readonly most: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly archive: {
      readonly mine: (parameters: { readonly most: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
  };
  readonly decline: {
    readonly over: string;
    readonly governor: string;
    readonly card: string;
    readonly good: string;
    readonly tile: string;
    readonly look: string;
    readonly turn_up: string;
    readonly role: string;
    readonly build: string;
    readonly cover: string;
    readonly library: string;
    readonly give: string;
    readonly pay: string;
    readonly produce: string;
    readonly sell: string;
    readonly take: string;
    readonly keep: string;
    readonly mine: string;
    readonly find: string;
    readonly chapel: string;
    readonly discard: string;
    readonly archive: string;
  };
  readonly confirm: {
    readonly give: (parameters: { readonly count: number }) => string;
    readonly pay: (parameters: { readonly count: number }) => string;
    readonly produce: (parameters: { readonly count: number }) => string;
    readonly sell: (parameters: { readonly count: number }) => string;
    readonly keep: (parameters: { readonly count: number }) => string;
    readonly discard: (parameters: { readonly count: number }) => string;
    readonly archive: (parameters: { readonly count: number }) => string;
  };
  readonly choices: {
    readonly role: (parameters: { readonly role: string }) => string;
    readonly build: (parameters: { readonly card: string; readonly price: number }) => string;
    readonly cover: (parameters: { readonly card: string; readonly full: boolean; readonly price: number }) => string;
    readonly library: (parameters: { readonly cards: number | null | undefined }) => string;
    readonly give: (parameters: { readonly good: string }) => string;
    readonly pay: (parameters: { readonly card: string }) => string;
    readonly produce: (parameters: { readonly good: string }) => string;
    readonly sell: (parameters: { readonly good: string; readonly price: number }) => string;
    readonly take: (parameters: { readonly count: number }) => string;
    readonly keep: (parameters: { readonly card: string }) => string;
    readonly goldMine: string;
    readonly mine: (parameters: { readonly card: string }) => string;
    readonly chapel: (parameters: { readonly card: string }) => string;
    readonly discard: (parameters: { readonly card: string }) => string;
  };
  readonly options: {
    readonly first_governor: {
      readonly label: string;
      readonly meaning: string;
      readonly choices: {
        readonly lot: string;
        readonly "0": string;
        readonly "1": string;
        readonly "2": string;
        readonly "3": string;
      };
    };
    readonly chosen_hands: {
      readonly label: string;
      readonly meaning: string;
    };
  };
  readonly sheet: {
    readonly buildings: string;
    readonly chapel: string;
  };
  readonly charts: {
    readonly score: string;
    readonly buildings: string;
    readonly cards: string;
    readonly goods: string;
  };
  readonly ui: {
    readonly players: string;
    readonly ownBoard: string;
    readonly roles: string;
    readonly decision: string;
    readonly hand: string;
    readonly drawn: string;
    readonly mined: string;
    readonly town: string;
    readonly covered: string;
    readonly yours: string;
    readonly chapelCards: string;
    readonly tradingHouse: string;
    readonly faceUp: string;
    readonly next: string;
    readonly pile: string;
    readonly discards: string;
    readonly governor: string;
    readonly cost: string;
    readonly costNow: string;
    readonly points: string;
    readonly pointsNow: string;
    readonly pays: string;
    readonly copies: string;
    readonly buildings: string;
    readonly limit: string;
    readonly goods: string;
    readonly hidden: string;
    readonly empty: string;
    readonly privilege: string;
    readonly none: string;
    readonly clear: string;
    readonly asAdvised: string;
    readonly known: string;
    readonly taken: string;
  };
  readonly say: {
    readonly round: (parameters: { readonly round: string | number }) => string;
    readonly goods: (parameters: { readonly count: string | number; readonly good: string }) => string;
    readonly takenBy: (parameters: { readonly who: string | number }) => string;
    readonly picked: (parameters: { readonly of: string | number; readonly picked: string | number }) => string;
    readonly upTo: (parameters: { readonly most: string | number; readonly picked: string | number }) => string;
    readonly brings: (parameters: { readonly count: number }) => string;
    readonly short: (parameters: { readonly count: number }) => string;
    readonly ending: (parameters: { readonly reason: string }) => string;
    readonly buildings: (parameters: { readonly count: string | number; readonly of: string | number }) => string;
    readonly hand: (parameters: { readonly count: number; readonly limit: string | number }) => string;
    readonly chapel: (parameters: { readonly count: number }) => string;
    readonly inYourTown: (parameters: { readonly copies: number }) => string;
    readonly wouldScore: (parameters: { readonly count: number }) => string;
    readonly discount: (parameters: { readonly by: string; readonly cards: string | number }) => string;
    readonly priced: (parameters: { readonly good: string; readonly price: number }) => string;
    readonly seenTiles: (parameters: { readonly count: string | number }) => string;
  };
  readonly terminal: {
    readonly tiebreak: string;
    readonly help: string;
  };
  readonly ends: {
    readonly town: string;
    readonly standstill: string;
  };
}
