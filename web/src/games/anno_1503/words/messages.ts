// Written by tools/words.py from the message files in src/boriken. Do not edit it.

export interface Messages {
  readonly reader: string;
  readonly list: (parameters: { readonly last: string | number; readonly letter: string; readonly most: string | number }) => string;
  readonly refusals: {
    readonly game_over: string;
    readonly chance_acts: string;
    readonly another_question: (parameters: { readonly question: string }) => string;
    readonly must_answer: (parameters: { readonly question: string }) => string;
    readonly not_in_base_game: string;
    readonly too_many_ships: (parameters: { readonly most: number }) => string;
    readonly cannot_pay: (parameters: { readonly cost: string; readonly missing: string }) => string;
    readonly too_little_gold: (parameters: { readonly gold: string | number; readonly price: number }) => string;
    readonly no_low_tile: (parameters: { readonly most: string | number }) => string;
    readonly no_high_tile: (parameters: { readonly most: string | number }) => string;
    readonly nobody_to_upgrade: (parameters: { readonly rank: string }) => string;
    readonly no_damaged_ship: string;
    readonly castle_finished: string;
    readonly nests_needed: (parameters: { readonly needed: number }) => string;
    readonly cannon_track_ends: (parameters: { readonly most: number }) => string;
    readonly no_such_site: string;
    readonly site_taken: string;
    readonly none_left: (parameters: { readonly building: string }) => string;
    readonly second_of_a_kind: (parameters: { readonly building: string }) => string;
    readonly no_good: (parameters: { readonly good: string }) => string;
    readonly nobody_of_rank: (parameters: { readonly rank: string }) => string;
    readonly not_wanted: (parameters: { readonly good: string; readonly rank: string }) => string;
    readonly bought_already: (parameters: { readonly rank: string }) => string;
    readonly no_extra_sale: string;
    readonly noble_has_bought: string;
    readonly stock_empty: (parameters: { readonly good: string }) => string;
    readonly buy_limit: (parameters: { readonly most: number }) => string;
    readonly not_offered: (parameters: { readonly good: string }) => string;
    readonly not_in_the_cost: (parameters: { readonly good: string }) => string;
    readonly rest_unpayable: (parameters: { readonly good: string }) => string;
    readonly must_leave_out: string;
    readonly no_such_card: (parameters: { readonly card: string }) => string;
    readonly card_played: (parameters: { readonly most: number }) => string;
    readonly only_in_a_drawn_fight: string;
    readonly not_in_a_fight: string;
    readonly no_effect: string;
    readonly card_swapped: (parameters: { readonly most: number }) => string;
    readonly not_there: string;
    readonly no_post: string;
    readonly jetty_taken: string;
    readonly any_place: string;
    readonly not_to_be_taken: string;
    readonly contracts_full: (parameters: { readonly most: number }) => string;
    readonly no_nest: string;
    readonly nests_full: (parameters: { readonly most: number }) => string;
    readonly wrong_square: string;
    readonly no_ship_there: string;
    readonly ship_damaged: string;
    readonly ship_has_acted: string;
    readonly no_points: string;
    readonly too_far: string;
    readonly closed_square: string;
    readonly no_tile_there: string;
    readonly tile_known: string;
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
  readonly targets: {
    readonly ship: string;
    readonly pioneer: string;
    readonly upgrade: string;
    readonly repair: string;
    readonly castle_step: string;
    readonly noble_site: string;
    readonly cannon: string;
  };
  readonly asked: {
    readonly over: string;
    readonly home: string;
    readonly first: string;
    readonly roll: string;
    readonly event: string;
    readonly face: string;
    readonly card: string;
    readonly encounter: string;
    readonly foe: string;
    readonly raid_card: string;
    readonly foe_die: string;
    readonly own_die: string;
    readonly produce: string;
    readonly golden_times: string;
    readonly lose: string;
    readonly lay: string;
    readonly work: string;
    readonly without: string;
    readonly build_with_card: string;
    readonly harbour: string;
    readonly repair: string;
    readonly public_building: string;
    readonly upgrade: string;
    readonly commodity: string;
    readonly luxury: string;
    readonly peek: string;
    readonly ship: string;
    readonly sail: string;
    readonly tile: string;
    readonly ransom: string;
    readonly drawn_fight: string;
    readonly reroll: string;
    readonly tow: string;
    readonly give: string;
    readonly bargain: string;
    readonly return: string;
    readonly discard: string;
  };
  readonly count: {
    readonly gold: (parameters: { readonly count: string | number }) => string;
    readonly cards: (parameters: { readonly count: number }) => string;
    readonly actionPoints: (parameters: { readonly count: number }) => string;
    readonly goods: (parameters: { readonly count: number }) => string;
    readonly points: (parameters: { readonly count: number }) => string;
    readonly inhabitants: (parameters: { readonly count: number }) => string;
    readonly posts: (parameters: { readonly count: number }) => string;
    readonly ships: (parameters: { readonly count: number }) => string;
    readonly publics: (parameters: { readonly count: number }) => string;
    readonly contracts: (parameters: { readonly count: number }) => string;
    readonly commodities: (parameters: { readonly count: number }) => string;
    readonly luxuries: (parameters: { readonly count: number }) => string;
  };
  readonly goods: {
    readonly stone: string;
    readonly wood: string;
    readonly tools: string;
    readonly cloth: string;
    readonly spice: string;
    readonly tobacco: string;
    readonly marble: string;
    readonly silk: string;
    readonly gems: string;
  };
  readonly letters: {
    readonly stone: string;
    readonly wood: string;
    readonly tools: string;
    readonly cloth: string;
    readonly spice: string;
    readonly tobacco: string;
    readonly marble: string;
    readonly silk: string;
    readonly gems: string;
  };
  readonly ranks: {
    readonly pioneer: string;
    readonly settler: string;
    readonly citizen: string;
    readonly merchant: string;
  };
  readonly things: {
    readonly church: {
      readonly name: string;
      readonly the: string;
    };
    readonly fire_brigade: {
      readonly name: string;
      readonly the: string;
    };
    readonly smith: {
      readonly name: string;
      readonly the: string;
    };
    readonly market_hall: {
      readonly name: string;
      readonly the: string;
    };
    readonly tavern: {
      readonly name: string;
      readonly the: string;
    };
    readonly shipyard: {
      readonly name: string;
      readonly the: string;
    };
    readonly lighthouse: {
      readonly name: string;
      readonly the: string;
    };
    readonly school: {
      readonly name: string;
      readonly the: string;
    };
    readonly wealthy_noble: {
      readonly name: string;
      readonly the: string;
    };
    readonly theatre: {
      readonly name: string;
      readonly the: string;
    };
    readonly university: {
      readonly name: string;
      readonly the: string;
    };
    readonly cathedral: {
      readonly name: string;
      readonly the: string;
    };
    readonly library: {
      readonly name: string;
      readonly the: string;
    };
    readonly park: {
      readonly name: string;
      readonly the: string;
    };
    readonly sea_hero: {
      readonly name: string;
      readonly the: string;
    };
    readonly explorer: {
      readonly name: string;
      readonly the: string;
    };
    readonly master_builder: {
      readonly name: string;
      readonly the: string;
    };
    readonly inventor: {
      readonly name: string;
      readonly the: string;
    };
    readonly engineer: {
      readonly name: string;
      readonly the: string;
    };
  };
  readonly disasters: {
    readonly pirate: string;
    readonly fire: string;
    readonly golden_times: string;
  };
  readonly tiles: {
    readonly post_stone: {
      readonly name: string;
      readonly a: string;
    };
    readonly post_wood: {
      readonly name: string;
      readonly a: string;
    };
    readonly post_tools: {
      readonly name: string;
      readonly a: string;
    };
    readonly post_cloth: {
      readonly name: string;
      readonly a: string;
    };
    readonly post_spice: {
      readonly name: string;
      readonly a: string;
    };
    readonly post_tobacco: {
      readonly name: string;
      readonly a: string;
    };
    readonly contract: {
      readonly name: string;
      readonly a: string;
    };
    readonly treasure_gold: {
      readonly name: string;
      readonly a: string;
    };
    readonly treasure_gold_2: {
      readonly name: string;
      readonly a: string;
    };
    readonly treasure_gold_3: {
      readonly name: string;
      readonly a: string;
    };
    readonly treasure_promotion: {
      readonly name: string;
      readonly a: string;
    };
    readonly post_marble: {
      readonly name: string;
      readonly a: string;
    };
    readonly post_silk: {
      readonly name: string;
      readonly a: string;
    };
    readonly post_gems: {
      readonly name: string;
      readonly a: string;
    };
    readonly nest_4: {
      readonly name: string;
      readonly a: string;
    };
    readonly nest_5: {
      readonly name: string;
      readonly a: string;
    };
    readonly nest_6: {
      readonly name: string;
      readonly a: string;
    };
    readonly nest_7: {
      readonly name: string;
      readonly a: string;
    };
    readonly nest_8: {
      readonly name: string;
      readonly a: string;
    };
  };
  readonly tileRules: {
    readonly post: (parameters: { readonly good: string }) => string;
    readonly contract: string;
    readonly gold: (parameters: { readonly gold: number }) => string;
    readonly promotion: string;
    readonly nest: (parameters: { readonly discount: number }) => string;
  };
  readonly effects: {
    readonly golden_times_goods: (parameters: { readonly n: number }) => string;
    readonly ignore_event: (parameters: { readonly event: string }) => string;
    readonly buy_limit: (parameters: { readonly n: number }) => string;
    readonly extra_sale: (parameters: { readonly n: number }) => string;
    readonly cost_less: (parameters: { readonly n: number; readonly per_turn: number | null | undefined; readonly target: string }) => string;
    readonly ship_points: (parameters: { readonly n: number }) => string;
    readonly luxury_sale: (parameters: { readonly n: number; readonly per_turn: number }) => string;
    readonly luxury_discount: (parameters: { readonly n: number }) => string;
    readonly cannons: (parameters: { readonly n: number }) => string;
    readonly draw_action_cards: (parameters: { readonly n: number }) => string;
    readonly free_upgrade: (parameters: { readonly n: number }) => string;
    readonly gain_gold: (parameters: { readonly n: number }) => string;
    readonly gain_commodities: (parameters: { readonly n: number }) => string;
    readonly cannon_discount: (parameters: { readonly n: number }) => string;
    readonly win_draw: string;
    readonly gain_luxuries: (parameters: { readonly n: number }) => string;
    readonly buy_discount: (parameters: { readonly n: number }) => string;
    readonly sale_bonus: (parameters: { readonly n: number }) => string;
    readonly hand_limit: (parameters: { readonly n: number }) => string;
    readonly gold_per_turn: (parameters: { readonly n: number }) => string;
    readonly free_build: (parameters: { readonly target: string }) => string;
    readonly peek: (parameters: { readonly n: number }) => string;
    readonly reroll: string;
    readonly production_choice: (parameters: { readonly good: string }) => string;
    readonly production_bonus: (parameters: { readonly good: string; readonly n: string | number }) => string;
  };
  readonly rules: {
    readonly sea: string;
    readonly dolphin: string;
    readonly pirates: string;
    readonly harbour: string;
    readonly start: string;
    readonly island: string;
    readonly ship: string;
    readonly place: string;
    readonly any: string;
    readonly pioneer: string;
    readonly upgrade: string;
    readonly contract: string;
    readonly castle: string;
    readonly cannon: string;
    readonly site: string;
    readonly noble: string;
    readonly nest: string;
    readonly actionCards: string;
    readonly pirateCards: string;
    readonly public: string;
    readonly commodity: string;
    readonly luxury: string;
    readonly gold: string;
  };
  readonly points: {
    readonly gold: string;
    readonly posts: string;
    readonly contracts: string;
    readonly public_buildings: string;
    readonly merchants: string;
    readonly noble_buildings: string;
    readonly nests: string;
    readonly castle: string;
  };
  readonly events: {
    readonly home_drawn: (parameters: { readonly who: string | number }) => string;
    readonly first_drawn: (parameters: { readonly who: string | number }) => string;
    readonly rolled: (parameters: { readonly number: string | number; readonly who: string | number }) => string;
    readonly produced: (parameters: { readonly goods: string | number; readonly who: string | number }) => string;
    readonly nothing_produced: (parameters: { readonly who: string | number }) => string;
    readonly event: (parameters: { readonly event: string }) => string;
    readonly event_ignored: (parameters: { readonly event: string; readonly who: string | number }) => string;
    readonly fee_paid: (parameters: { readonly gold: number; readonly who: string | number }) => string;
    readonly post_lost: (parameters: { readonly place: string | number; readonly tile: string; readonly who: string | number }) => string;
    readonly contract_lost: (parameters: { readonly who: string | number }) => string;
    readonly inhabitant_lost: (parameters: { readonly rank: string; readonly who: string | number }) => string;
    readonly tile_laid: (parameters: { readonly square: string | number; readonly who: string | number }) => string;
    readonly golden_good: (parameters: { readonly goods: string | number; readonly who: string | number }) => string;
    readonly gold_earned: (parameters: { readonly gold: number; readonly who: string | number }) => string;
    readonly paid: (parameters: { readonly goods: string | number; readonly who: string | number }) => string;
    readonly ship_launched: (parameters: { readonly square: string | number; readonly who: string | number }) => string;
    readonly pioneer_came: (parameters: { readonly who: string | number }) => string;
    readonly upgraded: (parameters: { readonly free: boolean; readonly rank: string; readonly who: string | number }) => string;
    readonly public_building_taken: (parameters: { readonly building: string; readonly who: string | number }) => string;
    readonly repaired: (parameters: { readonly square: string | number; readonly who: string | number }) => string;
    readonly castle_raised: (parameters: { readonly step: string | number; readonly who: string | number }) => string;
    readonly noble_building_built: (parameters: { readonly building: string; readonly who: string | number }) => string;
    readonly cannon_bought: (parameters: { readonly number: string | number; readonly price: number; readonly who: string | number }) => string;
    readonly sold: (parameters: { readonly buyer: string; readonly gold: number; readonly good: string; readonly who: string | number }) => string;
    readonly bought: (parameters: { readonly good: string; readonly price: number; readonly who: string | number }) => string;
    readonly card_drawn: (parameters: { readonly card: string | null | undefined; readonly who: string | number }) => string;
    readonly card_played: (parameters: { readonly card: string; readonly who: string | number }) => string;
    readonly card_swapped: (parameters: { readonly card: string; readonly who: string | number }) => string;
    readonly card_discarded: (parameters: { readonly card: string; readonly who: string | number }) => string;
    readonly cards_shuffled: (parameters: { readonly count: number }) => string;
    readonly good_gained: (parameters: { readonly goods: string | number; readonly who: string | number }) => string;
    readonly gold_gained: (parameters: { readonly gold: number; readonly who: string | number }) => string;
    readonly sailed: (parameters: { readonly origin: string | number; readonly square: string | number; readonly who: string | number }) => string;
    readonly looked: (parameters: { readonly square: string | number; readonly who: string | number }) => string;
    readonly tile_seen: (parameters: { readonly square: string | number; readonly tile: string | null | undefined; readonly who: string | number }) => string;
    readonly laid_back: (parameters: { readonly square: string | number; readonly who: string | number }) => string;
    readonly post_attached: (parameters: { readonly place: string | number; readonly square: string | number; readonly tile: string; readonly who: string | number }) => string;
    readonly contract_taken: (parameters: { readonly square: string | number; readonly who: string | number }) => string;
    readonly treasure_found: (parameters: { readonly square: string | number; readonly tile: string; readonly who: string | number }) => string;
    readonly nest_attacked: (parameters: { readonly square: string | number; readonly tile: string; readonly who: string | number }) => string;
    readonly nest_beaten: (parameters: { readonly square: string | number; readonly who: string | number }) => string;
    readonly nest_held: (parameters: { readonly square: string | number; readonly who: string | number }) => string;
    readonly foe_rolled: (parameters: { readonly number: string | number; readonly total: string | number }) => string;
    readonly own_rolled: (parameters: { readonly number: string | number; readonly total: string | number; readonly who: string | number }) => string;
    readonly fight_drawn: string;
    readonly encounter: (parameters: { readonly raid: boolean; readonly square: string | number; readonly who: string | number }) => string;
    readonly peaceful_pirate: (parameters: { readonly who: string | number }) => string;
    readonly ransom_paid: (parameters: { readonly gold: number; readonly who: string | number }) => string;
    readonly foe_shown: (parameters: { readonly by: string | number | null | undefined; readonly foe: string; readonly who: string | number }) => string;
    readonly raid_bought_off: string;
    readonly raid_won: (parameters: { readonly who: string | number }) => string;
    readonly raid_lost: (parameters: { readonly who: string | number }) => string;
    readonly gold_lost: (parameters: { readonly gold: number; readonly who: string | number }) => string;
    readonly good_lost: (parameters: { readonly good: string; readonly who: string | number }) => string;
    readonly ship_damaged: (parameters: { readonly square: string | number; readonly who: string | number }) => string;
    readonly bargain: (parameters: { readonly good: string; readonly price: number; readonly who: string | number }) => string;
    readonly pirates_shuffled: string;
    readonly good_returned: (parameters: { readonly goods: string | number; readonly who: string | number }) => string;
    readonly passed: (parameters: { readonly who: string | number }) => string;
    readonly point_gained: (parameters: { readonly point: string; readonly who: string | number }) => string;
    readonly point_lost: (parameters: { readonly point: string; readonly who: string | number }) => string;
    readonly round_ended: (parameters: { readonly round: string | number }) => string;
    readonly game_won: (parameters: { readonly who: string | number }) => string;
    readonly rounds_over: string;
  };
  readonly questions: {
    readonly over: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly home: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly first: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly roll: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly event: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly face: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly card: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly encounter: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly foe: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly raid_card: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly foe_die: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly own_die: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly produce: {
      readonly mine: (parameters: { readonly number: string | number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly golden_times: {
      readonly mine: (parameters: { readonly goods: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly lose: {
      readonly mine: (parameters: { readonly fee: number; readonly gold: string | number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly lay: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly work: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly without: {
      readonly mine: (parameters: { readonly cost: string | number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly build_with_card: {
      readonly mine: (parameters: { readonly card: string }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly harbour: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly repair: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly public_building: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly upgrade: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly commodity: {
      readonly mine: (parameters: { readonly goods: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly luxury: {
      readonly mine: (parameters: { readonly goods: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly peek: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly ship: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly sail: {
      readonly mine: (parameters: { readonly points: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly tile: {
      readonly mine: (parameters: { readonly square: string | number; readonly tile: string | null | undefined }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly ransom: {
      readonly mine: (parameters: { readonly gold: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly drawn_fight: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly reroll: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly tow: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly give: {
      readonly mine: (parameters: { readonly gold: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly bargain: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly return: {
      readonly mine: (parameters: { readonly excess: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly discard: {
      readonly mine: (parameters: { readonly excess: number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
  };
  readonly choices: {
    readonly pass: (parameters: { readonly kind: string }) => string;
    readonly ships: string;
    readonly ship: string;
    readonly pioneer: string;
    readonly upgrade: (parameters: { readonly rank: string }) => string;
    readonly repair: string;
    readonly castle: string;
    readonly cannon: string;
    readonly build: (parameters: { readonly building: string; readonly site: string | number }) => string;
    readonly sell: (parameters: { readonly good: string; readonly rank: string }) => string;
    readonly sellNoble: (parameters: { readonly good: string }) => string;
    readonly sellExtra: (parameters: { readonly good: string }) => string;
    readonly buy: (parameters: { readonly good: string; readonly price: number | null | undefined }) => string;
    readonly take: (parameters: { readonly good: string }) => string;
    readonly takePublic: (parameters: { readonly building: string }) => string;
    readonly give: (parameters: { readonly good: string }) => string;
    readonly without: (parameters: { readonly good: string }) => string;
    readonly play: (parameters: { readonly card: string }) => string;
    readonly swap: (parameters: { readonly card: string }) => string;
    readonly discard: (parameters: { readonly card: string }) => string;
    readonly losePost: (parameters: { readonly place: string | number }) => string;
    readonly loseContract: string;
    readonly lose: (parameters: { readonly rank: string }) => string;
    readonly attach: (parameters: { readonly place: string | number }) => string;
    readonly takeTile: string;
    readonly back: string;
    readonly fight: string;
    readonly pay: (parameters: { readonly count: number }) => string;
    readonly again: string;
    readonly at: (parameters: { readonly square: string | number }) => string;
    readonly command: (parameters: { readonly square: string | number }) => string;
    readonly sail: (parameters: { readonly square: string | number }) => string;
    readonly look: (parameters: { readonly square: string | number }) => string;
  };
  readonly options: {
    readonly expansions: {
      readonly label: string;
      readonly meaning: string;
      readonly choices: {
        readonly none: string;
        readonly aristocrats_pirates: string;
      };
    };
    readonly first_player: {
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
    readonly most_rounds: {
      readonly label: string;
      readonly meaning: string;
    };
    readonly sheet: {
      readonly label: string;
      readonly meaning: string;
      readonly choices: {
        readonly house_1: string;
      };
    };
  };
  readonly confirm: {
    readonly return: (parameters: { readonly count: number }) => string;
    readonly discard: (parameters: { readonly count: number }) => string;
  };
  readonly charts: {
    readonly points: string;
    readonly gold: string;
    readonly inhabitants: string;
    readonly discoveries: string;
  };
  readonly ui: {
    readonly players: string;
    readonly ownBoard: string;
    readonly decision: string;
    readonly clear: string;
    readonly asAdvised: string;
    readonly chart: string;
    readonly stock: string;
    readonly publics: string;
    readonly nobles: string;
    readonly actionCards: string;
    readonly pirateCards: string;
    readonly stack: string;
    readonly discards: string;
    readonly home: string;
    readonly noblesIsland: string;
    readonly castle: string;
    readonly cannons: string;
    readonly strength: string;
    readonly nests: string;
    readonly contracts: string;
    readonly posts: string;
    readonly inhabitants: string;
    readonly goods: string;
    readonly gold: string;
    readonly ships: string;
    readonly price: string;
    readonly priceNow: string;
    readonly cost: string;
    readonly left: string;
    readonly owned: string;
    readonly empty: string;
    readonly start: string;
    readonly harbour: string;
    readonly pirates: string;
    readonly dolphin: string;
    readonly sea: string;
    readonly island: string;
    readonly faceDown: string;
    readonly crown: string;
    readonly unseen: string;
    readonly reserve: string;
    readonly damaged: string;
    readonly die: string;
    readonly resident: string;
  };
  readonly say: {
    readonly round: (parameters: { readonly round: string | number }) => string;
    readonly goods: (parameters: { readonly count: string | number; readonly good: string }) => string;
    readonly points: (parameters: { readonly count: number }) => string;
    readonly costs: (parameters: { readonly cost: string | number }) => string;
    readonly lookedBy: (parameters: { readonly names: string | number }) => string;
    readonly knownTo: string;
    readonly ownedBy: (parameters: { readonly names: string | number }) => string;
    readonly shipOf: (parameters: { readonly damaged: boolean; readonly square: string | number; readonly who: string | number }) => string;
    readonly shipPoints: (parameters: { readonly left: number }) => string;
    readonly docked: (parameters: { readonly count: number }) => string;
    readonly pays: (parameters: { readonly count: number }) => string;
    readonly buysOnly: (parameters: { readonly goods: string | number }) => string;
    readonly hasBought: (parameters: { readonly count: number }) => string;
    readonly place: (parameters: { readonly good: string; readonly number: string | number }) => string;
    readonly step: (parameters: { readonly step: string | number }) => string;
    readonly cannon: (parameters: { readonly number: string | number }) => string;
    readonly site: (parameters: { readonly number: string | number }) => string;
    readonly needsNests: (parameters: { readonly count: number }) => string;
    readonly toWin: (parameters: { readonly home: string | number; readonly noble: string | number; readonly points: string | number | null | undefined }) => string;
    readonly buysLeft: (parameters: { readonly count: number }) => string;
    readonly handLimit: (parameters: { readonly have: number; readonly most: string | number }) => string;
    readonly totals: (parameters: { readonly foe: string | number; readonly own: string | number }) => string;
    readonly back: (parameters: { readonly mark: string | number }) => string;
    readonly chooseSite: string;
    readonly chooseBuilding: string;
    readonly chooseBuyer: string;
    readonly nothing: string;
    readonly brings: (parameters: { readonly gold: number }) => string;
    readonly picked: (parameters: { readonly of: string | number; readonly picked: string | number }) => string;
    readonly mostRounds: (parameters: { readonly most: string | number }) => string;
  };
  readonly signs: {
    readonly stone: string;
    readonly wood: string;
    readonly tools: string;
    readonly cloth: string;
    readonly spice: string;
    readonly tobacco: string;
    readonly marble: string;
    readonly silk: string;
    readonly gems: string;
    readonly contract: string;
    readonly gold: string;
    readonly promotion: string;
    readonly nest: string;
  };
  readonly terminal: {
    readonly tiebreak: string;
    readonly help: string;
  };
  readonly ends: {
    readonly victory: string;
    readonly rounds: string;
  };
}
