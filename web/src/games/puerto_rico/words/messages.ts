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
    readonly role_not_in_play: (parameters: { readonly players: string | number; readonly role: string }) => string;
    readonly role_taken: (parameters: { readonly role: string }) => string;
    readonly no_such_tile: (parameters: { readonly tile: string }) => string;
    readonly no_quarry_left: string;
    readonly quarry_not_allowed: string;
    readonly needs_building: (parameters: { readonly building: string }) => string;
    readonly building_used: (parameters: { readonly building: string }) => string;
    readonly no_unseen_tile: string;
    readonly other_place: (parameters: { readonly about: string }) => string;
    readonly too_many_colonists: (parameters: { readonly most: number }) => string;
    readonly too_few_colonists: (parameters: { readonly least: number }) => string;
    readonly sold_out: (parameters: { readonly building: string }) => string;
    readonly already_built: (parameters: { readonly building: string }) => string;
    readonly too_expensive: (parameters: { readonly building: string; readonly doubloons: string | number; readonly price: number }) => string;
    readonly no_city_space: (parameters: { readonly building: string; readonly free: string | number; readonly spaces: number }) => string;
    readonly too_many_large: (parameters: { readonly most: string | number }) => string;
    readonly not_produced: string;
    readonly none_in_supply: (parameters: { readonly good: string }) => string;
    readonly no_goods: (parameters: { readonly good: string }) => string;
    readonly house_has_kind: (parameters: { readonly good: string }) => string;
    readonly ship_not_in_play: (parameters: { readonly spaces: string | number }) => string;
    readonly kind_on_other_ship: (parameters: { readonly good: string; readonly spaces: string | number }) => string;
    readonly ship_full: (parameters: { readonly good: string }) => string;
    readonly ship_has_other_kind: (parameters: { readonly good: string }) => string;
    readonly larger_ship: (parameters: { readonly good: string; readonly most: string | number }) => string;
    readonly must_ship: string;
    readonly cannot_store: (parameters: { readonly good: string; readonly most: string | number }) => string;
    readonly not_possible: string;
    readonly wanted: string;
    readonly not_in_the_game: (parameters: { readonly building: string }) => string;
    readonly already_chosen: (parameters: { readonly building: string }) => string;
    readonly no_space_of_its_cost: (parameters: { readonly price: number }) => string;
    readonly kinds_of_a_price: (parameters: { readonly chosen: string | number; readonly price: number; readonly spaces: string | number }) => string;
    readonly not_both: string;
    readonly no_forest_tile: string;
    readonly house_full: string;
    readonly already_sold: string;
    readonly at_least_one_good: string;
    readonly no_guest: string;
    readonly no_free_circle: (parameters: { readonly place: string }) => string;
    readonly nobody_there: (parameters: { readonly place: string }) => string;
    readonly still_too_expensive: (parameters: { readonly building: string; readonly place: string }) => string;
    readonly must_give: string;
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
  readonly edition: {
    readonly one: string;
    readonly them: string;
    readonly ship: string;
    readonly mayor: string;
    readonly violet: string;
    readonly sanJuan: string;
  };
  readonly asked: {
    readonly choose: string;
    readonly on_sale: string;
    readonly lay: string;
    readonly guest: string;
    readonly recall: string;
    readonly return: string;
    readonly small_wharf: string;
    readonly token: string;
    readonly noble: string;
    readonly supply: string;
    readonly discard: string;
    readonly pirate: string;
    readonly loot: string;
    readonly man: string;
    readonly festival_tile: string;
    readonly festival_good: string;
    readonly festival_building: string;
    readonly over: string;
    readonly governor: string;
    readonly row: string;
    readonly role: string;
    readonly tile: string;
    readonly unseen_tile: string;
    readonly colonist: string;
    readonly place: string;
    readonly build: string;
    readonly produce: string;
    readonly extra: string;
    readonly sell: string;
    readonly ship: string;
    readonly keep: string;
    readonly use: string;
  };
  readonly count: {
    readonly doubloons: (parameters: { readonly count: number }) => string;
    readonly points: (parameters: { readonly count: number }) => string;
    readonly goods: (parameters: { readonly count: number }) => string;
    readonly quarries: (parameters: { readonly count: number }) => string;
    readonly plantations: (parameters: { readonly count: number }) => string;
    readonly buildings: (parameters: { readonly count: number }) => string;
    readonly people: (parameters: { readonly count: number }) => string;
    readonly nobles: (parameters: { readonly count: number }) => string;
  };
  readonly goods: {
    readonly corn: string;
    readonly indigo: string;
    readonly sugar: string;
    readonly tobacco: string;
    readonly coffee: string;
  };
  readonly letters: {
    readonly corn: string;
    readonly indigo: string;
    readonly sugar: string;
    readonly tobacco: string;
    readonly coffee: string;
  };
  readonly tiles: {
    readonly corn: string;
    readonly indigo: string;
    readonly sugar: string;
    readonly tobacco: string;
    readonly coffee: string;
    readonly quarry: string;
  };
  readonly buildings: {
    readonly small_indigo_plant: string;
    readonly small_sugar_mill: string;
    readonly indigo_plant: string;
    readonly sugar_mill: string;
    readonly tobacco_storage: string;
    readonly coffee_roaster: string;
    readonly small_market: string;
    readonly hacienda: string;
    readonly construction_hut: string;
    readonly small_warehouse: string;
    readonly hospice: string;
    readonly office: string;
    readonly large_market: string;
    readonly large_warehouse: string;
    readonly factory: string;
    readonly university: string;
    readonly harbor: string;
    readonly wharf: string;
    readonly guild_hall: string;
    readonly residence: string;
    readonly fortress: string;
    readonly customs_house: string;
    readonly city_hall: string;
    readonly aqueduct: string;
    readonly forest_house: string;
    readonly black_market: string;
    readonly storehouse: string;
    readonly guesthouse: string;
    readonly church: string;
    readonly trading_post: string;
    readonly small_wharf: string;
    readonly lighthouse: string;
    readonly library: string;
    readonly specialty_factory: string;
    readonly union_hall: string;
    readonly cloister: string;
    readonly statue: string;
    readonly land_office: string;
    readonly chapel: string;
    readonly hunting_lodge: string;
    readonly zoning_office: string;
    readonly royal_supplier: string;
    readonly villa: string;
    readonly jeweler: string;
    readonly royal_garden: string;
  };
  readonly effects: {
    readonly small_indigo_plant: string;
    readonly small_sugar_mill: string;
    readonly indigo_plant: string;
    readonly sugar_mill: string;
    readonly tobacco_storage: string;
    readonly coffee_roaster: string;
    readonly small_market: string;
    readonly hacienda: string;
    readonly construction_hut: string;
    readonly small_warehouse: string;
    readonly hospice: string;
    readonly office: string;
    readonly large_market: string;
    readonly large_warehouse: string;
    readonly factory: string;
    readonly university: string;
    readonly harbor: string;
    readonly wharf: string;
    readonly guild_hall: string;
    readonly residence: string;
    readonly fortress: string;
    readonly customs_house: string;
    readonly city_hall: string;
    readonly aqueduct: string;
    readonly forest_house: string;
    readonly black_market: string;
    readonly storehouse: string;
    readonly guesthouse: string;
    readonly church: string;
    readonly trading_post: string;
    readonly small_wharf: string;
    readonly lighthouse: string;
    readonly library: string;
    readonly specialty_factory: string;
    readonly union_hall: string;
    readonly cloister: string;
    readonly statue: string;
    readonly land_office: string;
    readonly chapel: string;
    readonly hunting_lodge: string;
    readonly zoning_office: string;
    readonly royal_supplier: string;
    readonly villa: string;
    readonly jeweler: string;
    readonly royal_garden: string;
  };
  readonly brief: {
    readonly small_indigo_plant: string;
    readonly small_sugar_mill: string;
    readonly indigo_plant: string;
    readonly sugar_mill: string;
    readonly tobacco_storage: string;
    readonly coffee_roaster: string;
    readonly small_market: string;
    readonly hacienda: string;
    readonly construction_hut: string;
    readonly small_warehouse: string;
    readonly hospice: string;
    readonly office: string;
    readonly large_market: string;
    readonly large_warehouse: string;
    readonly factory: string;
    readonly university: string;
    readonly harbor: string;
    readonly wharf: string;
    readonly guild_hall: string;
    readonly residence: string;
    readonly fortress: string;
    readonly customs_house: string;
    readonly city_hall: string;
    readonly aqueduct: string;
    readonly forest_house: string;
    readonly black_market: string;
    readonly storehouse: string;
    readonly guesthouse: string;
    readonly church: string;
    readonly trading_post: string;
    readonly small_wharf: string;
    readonly lighthouse: string;
    readonly library: string;
    readonly specialty_factory: string;
    readonly union_hall: string;
    readonly cloister: string;
    readonly statue: string;
    readonly land_office: string;
    readonly chapel: string;
    readonly hunting_lodge: string;
    readonly zoning_office: string;
    readonly royal_supplier: string;
    readonly villa: string;
    readonly jeweler: string;
    readonly royal_garden: string;
  };
  readonly grows: {
    readonly corn: string;
    readonly indigo: string;
    readonly sugar: string;
    readonly tobacco: string;
    readonly coffee: string;
    readonly quarry: string;
  };
  readonly rules: {
    readonly ship: string;
    readonly house: string;
    readonly colonists: string;
    readonly forest: string;
    readonly nobles: string;
    readonly wanted: string;
    readonly kidnapped: string;
    readonly festival: string;
  };
  readonly roles: {
    readonly settler: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
    readonly mayor: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
    readonly builder: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
    readonly craftsman: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
    readonly trader: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
    readonly captain: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
    readonly prospector: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
    readonly prospector_2: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
    readonly buccaneer: {
      readonly name: string;
      readonly everybody: string;
      readonly privilege: string;
    };
  };
  readonly events: {
    readonly governor_drawn: (parameters: { readonly who: string | number }) => string;
    readonly start_tile: (parameters: { readonly tile: string; readonly who: string | number }) => string;
    readonly tile_turned_up: (parameters: { readonly tiles: string | number }) => string;
    readonly role_taken: (parameters: { readonly doubloons: number; readonly role: string; readonly who: string | number }) => string;
    readonly tile_taken: (parameters: { readonly tile: string; readonly who: string | number }) => string;
    readonly hacienda_tile: (parameters: { readonly tile: string; readonly who: string | number }) => string;
    readonly tiles_discarded: (parameters: { readonly tiles: string | number }) => string;
    readonly colonist_on_new: (parameters: { readonly by: string; readonly noble: boolean; readonly place: string; readonly who: string | number }) => string;
    readonly privilege_colonist: (parameters: { readonly who: string | number }) => string;
    readonly colonists_dealt: (parameters: { readonly count: number; readonly who: string | number }) => string;
    readonly colonists_placed: (parameters: { readonly count: number; readonly places: string | number; readonly who: string | number }) => string;
    readonly colonist_ship_refilled: (parameters: { readonly colonists: number; readonly count: number; readonly nobles: number; readonly short: boolean; readonly wanted: string | number }) => string;
    readonly built: (parameters: { readonly building: string; readonly price: number; readonly who: string | number }) => string;
    readonly produced: (parameters: { readonly goods: string | number; readonly who: string | number }) => string;
    readonly production_skipped: (parameters: { readonly who: string | number }) => string;
    readonly factory_paid: (parameters: { readonly doubloons: number; readonly who: string | number }) => string;
    readonly extra_good: (parameters: { readonly good: string; readonly who: string | number }) => string;
    readonly sold: (parameters: { readonly doubloons: number; readonly good: string; readonly who: string | number }) => string;
    readonly market_paid: (parameters: { readonly building: string; readonly doubloons: number; readonly who: string | number }) => string;
    readonly trading_house_emptied: string;
    readonly shipped: (parameters: { readonly count: string | number; readonly good: string; readonly ship: string | number | null | undefined; readonly who: string | number }) => string;
    readonly points_gained: (parameters: { readonly by: string; readonly points: number; readonly who: string | number }) => string;
    readonly goods_kept: (parameters: { readonly goods: string | number; readonly returned: number; readonly who: string | number }) => string;
    readonly cargo_ship_emptied: (parameters: { readonly good: string; readonly ship: string | number }) => string;
    readonly prospected: (parameters: { readonly doubloons: number; readonly who: string | number }) => string;
    readonly passed: (parameters: { readonly who: string | number }) => string;
    readonly round_ended: (parameters: { readonly round: string | number }) => string;
    readonly end_triggered: (parameters: { readonly reason: string }) => string;
    readonly game_over: string;
    readonly building_chosen: (parameters: { readonly building: string; readonly seat: string | number | null | undefined; readonly who: string | number }) => string;
    readonly forest_laid: (parameters: { readonly known: string; readonly tile: string | null | undefined; readonly who: string | number }) => string;
    readonly tile_drawn: (parameters: { readonly by: string; readonly tile: string | null | undefined; readonly who: string | number }) => string;
    readonly guest_moved: (parameters: { readonly noble: boolean; readonly place: string; readonly who: string | number }) => string;
    readonly colonist_returned: (parameters: { readonly noble: boolean; readonly place: string; readonly who: string | number }) => string;
    readonly good_returned: (parameters: { readonly good: string; readonly who: string | number }) => string;
    readonly point_returned: (parameters: { readonly who: string | number }) => string;
    readonly sold_by_trading_post: (parameters: { readonly doubloons: number; readonly good: string; readonly who: string | number }) => string;
    readonly building_paid: (parameters: { readonly building: string; readonly doubloons: number; readonly who: string | number }) => string;
    readonly aqueduct_good: (parameters: { readonly good: string; readonly who: string | number }) => string;
    readonly token_taken: (parameters: { readonly tokens: string | number; readonly who: string | number }) => string;
    readonly villa_token: (parameters: { readonly noble: boolean; readonly who: string | number }) => string;
    readonly nobles_placed: (parameters: { readonly count: number; readonly places: string | number; readonly who: string | number }) => string;
    readonly tile_bought: (parameters: { readonly tile: string; readonly who: string | number }) => string;
    readonly tile_given_up: (parameters: { readonly by: string; readonly crew: string | null | undefined; readonly tile: string | null | undefined; readonly who: string | number }) => string;
    readonly good_supplied: (parameters: { readonly good: string; readonly who: string | number }) => string;
    readonly piracy: (parameters: { readonly count: number; readonly good: string; readonly ship: string | number; readonly who: string | number }) => string;
    readonly goods_looted: (parameters: { readonly count: string | number; readonly good: string; readonly returned: number; readonly who: string | number }) => string;
    readonly trading_house_plundered: (parameters: { readonly count: number; readonly who: string | number }) => string;
    readonly colonist_ship_raided: (parameters: { readonly count: number; readonly who: string | number }) => string;
    readonly colonist_placed: (parameters: { readonly count: number; readonly noble: boolean; readonly place: string; readonly who: string | number }) => string;
    readonly role_kidnapped: (parameters: { readonly doubloons: number; readonly role: string; readonly who: string | number }) => string;
    readonly ransom_paid: (parameters: { readonly doubloons: number; readonly who: string | number }) => string;
    readonly kidnapped_role_played: (parameters: { readonly role: string; readonly who: string | number }) => string;
    readonly festival_shows: (parameters: { readonly shows: string; readonly task: string }) => string;
    readonly task_done: (parameters: { readonly reward: number; readonly task: string; readonly who: string | number }) => string;
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
    readonly row: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly role: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly tile: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly unseen_tile: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly colonist: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly place: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly build: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly produce: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly extra: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly sell: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly ship: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly keep: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly use: {
      readonly mine: (parameters: { readonly about: string | null | undefined }) => string;
      readonly theirs: (parameters: { readonly about: string | null | undefined; readonly who: string | number }) => string;
    };
    readonly choose: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly on_sale: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly lay: {
      readonly mine: (parameters: { readonly tile: string | null | undefined }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly guest: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly recall: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly return: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly small_wharf: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly token: {
      readonly mine: (parameters: { readonly left: string | number | null | undefined }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly noble: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly supply: {
      readonly mine: (parameters: { readonly left: string | number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly discard: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly pirate: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly loot: {
      readonly mine: string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly man: {
      readonly mine: (parameters: { readonly left: string | number }) => string;
      readonly theirs: (parameters: { readonly who: string | number }) => string;
    };
    readonly festival_tile: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly festival_good: {
      readonly mine: string;
      readonly theirs: string;
    };
    readonly festival_building: {
      readonly mine: string;
      readonly theirs: string;
    };
  };
  readonly decline: {
    readonly over: string;
    readonly governor: string;
    readonly row: string;
    readonly role: string;
    readonly tile: string;
    readonly unseen_tile: string;
    readonly colonist: string;
    readonly place: string;
    readonly build: string;
    readonly produce: string;
    readonly extra: string;
    readonly sell: string;
    readonly ship: string;
    readonly keep: string;
    readonly use: string;
    readonly choose: string;
    readonly on_sale: string;
    readonly lay: string;
    readonly guest: string;
    readonly recall: string;
    readonly return: string;
    readonly small_wharf: string;
    readonly token: string;
    readonly noble: string;
    readonly supply: string;
    readonly discard: string;
    readonly pirate: string;
    readonly loot: string;
    readonly man: string;
    readonly festival_tile: string;
    readonly festival_good: string;
    readonly festival_building: string;
  };
  readonly choices: {
    readonly role: (parameters: { readonly role: string }) => string;
    readonly settle: (parameters: { readonly tile: string }) => string;
    readonly hacienda: string;
    readonly colonist: string;
    readonly place: (parameters: { readonly count: number; readonly place: string }) => string;
    readonly build: (parameters: { readonly building: string; readonly price: number }) => string;
    readonly produce: string;
    readonly extra: (parameters: { readonly good: string }) => string;
    readonly sell: (parameters: { readonly good: string }) => string;
    readonly ship: (parameters: { readonly count: string | number; readonly good: string; readonly spaces: string | number | null | undefined }) => string;
    readonly briefShip: (parameters: { readonly count: string | number; readonly spaces: string | number | null | undefined }) => string;
    readonly keep: (parameters: { readonly count: string | number; readonly good: string }) => string;
    readonly use: (parameters: { readonly building: string }) => string;
    readonly choose: (parameters: { readonly building: string }) => string;
    readonly forest: (parameters: { readonly tile: string }) => string;
    readonly briefForest: (parameters: { readonly tile: string }) => string;
    readonly layPlantation: string;
    readonly layForest: string;
    readonly discard: (parameters: { readonly crew: string | null | undefined; readonly tile: string }) => string;
    readonly discardForest: (parameters: { readonly tile: string | null | undefined }) => string;
    readonly guest: (parameters: { readonly noble: boolean; readonly place: string }) => string;
    readonly recall: (parameters: { readonly noble: boolean; readonly place: string }) => string;
    readonly returnGood: (parameters: { readonly good: string }) => string;
    readonly returnPoint: string;
    readonly post: (parameters: { readonly good: string }) => string;
    readonly briefPost: (parameters: { readonly good: string }) => string;
    readonly buyPlantation: string;
    readonly small_wharf: string;
    readonly noble: string;
    readonly placeNoble: (parameters: { readonly place: string }) => string;
    readonly supply: (parameters: { readonly good: string }) => string;
    readonly piracy: (parameters: { readonly spaces: string | number }) => string;
    readonly plunder: string;
    readonly raid: string;
    readonly kidnap: (parameters: { readonly role: string }) => string;
    readonly man: (parameters: { readonly noble: boolean; readonly place: string }) => string;
  };
  readonly options: {
    readonly edition: {
      readonly label: string;
      readonly meaning: string;
      readonly choices: {
        readonly first: string;
        readonly "2020": string;
      };
    };
    readonly first_governor: {
      readonly label: string;
      readonly meaning: string;
      readonly choices: {
        readonly lot: string;
        readonly "0": string;
        readonly "1": string;
        readonly "2": string;
        readonly "3": string;
        readonly "4": string;
      };
    };
    readonly balanced: {
      readonly label: string;
      readonly meaning: string;
    };
    readonly hidden_vp: {
      readonly label: string;
      readonly meaning: string;
    };
    readonly ask_optional: {
      readonly label: string;
      readonly meaning: string;
    };
    readonly optional_production: {
      readonly label: string;
      readonly meaning: string;
    };
    readonly vp_end_any_phase: {
      readonly label: string;
      readonly meaning: string;
    };
    readonly max_large: {
      readonly label: string;
      readonly meaning: string;
    };
    readonly expansions: {
      readonly label: string;
      readonly meaning: string;
      readonly choices: {
        readonly none: string;
        readonly new_buildings: string;
        readonly nobles: string;
        readonly buccaneer: string;
        readonly festival: string;
      };
    };
    readonly nb_rules: {
      readonly label: string;
      readonly meaning: string;
      readonly choices: {
        readonly "2004": string;
        readonly "2020": string;
      };
    };
    readonly buildings: {
      readonly label: string;
      readonly meaning: string;
      readonly choices: {
        readonly draft: string;
        readonly random: string;
        readonly all_31: string;
      };
    };
    readonly long_game: {
      readonly label: string;
      readonly meaning: string;
    };
    readonly kidnap_solo: {
      readonly label: string;
      readonly meaning: string;
    };
    readonly festival_privilege_goods: {
      readonly label: string;
      readonly meaning: string;
    };
    readonly lodges: {
      readonly label: string;
      readonly meaning: string;
      readonly choices: {
        readonly last: string;
        readonly first: string;
      };
    };
  };
  readonly sheet: {
    readonly chips: string;
    readonly buildings: string;
    readonly nobles: string;
  };
  readonly charts: {
    readonly score: string;
    readonly points: string;
    readonly doubloons: string;
    readonly production: string;
  };
  readonly ui: {
    readonly roles: string;
    readonly decision: string;
    readonly sale: string;
    readonly row: string;
    readonly quarries: string;
    readonly unseen: string;
    readonly faceDown: string;
    readonly colonistShip: string;
    readonly colonists: string;
    readonly colonistSupply: string;
    readonly harbour: string;
    readonly cargoShips: string;
    readonly tradingHouse: string;
    readonly goodsSupply: string;
    readonly supply: string;
    readonly pointSupply: string;
    readonly bank: string;
    readonly island: string;
    readonly city: string;
    readonly sanJuan: string;
    readonly store: string;
    readonly doubloons: string;
    readonly points: string;
    readonly governor: string;
    readonly hidden: string;
    readonly soldOut: string;
    readonly price: string;
    readonly priceNow: string;
    readonly circles: string;
    readonly copies: string;
    readonly production: string;
    readonly specialColour: string;
    readonly makes: string;
    readonly confirm: string;
    readonly asBefore: string;
    readonly asAdvised: string;
    readonly fill: string;
    readonly clear: string;
    readonly empty: string;
    readonly privilege: string;
    readonly unoccupied: string;
    readonly colonist: string;
    readonly noble: string;
    readonly nobles: string;
    readonly nobleSupply: string;
    readonly forest: string;
    readonly forests: string;
    readonly forestTiles: string;
    readonly festival: string;
    readonly redBuilding: string;
    readonly notChosen: string;
    readonly done: string;
    readonly sort: string;
    readonly yours: string;
    readonly compare: string;
    readonly effect: string;
    readonly players: string;
    readonly buildings: string;
    readonly ownBoard: string;
  };
  readonly say: {
    readonly round: (parameters: { readonly round: string | number }) => string;
    readonly goods: (parameters: { readonly count: string | number; readonly good: string }) => string;
    readonly left: (parameters: { readonly count: number }) => string;
    readonly ownedBy: (parameters: { readonly names: string | number }) => string;
    readonly quarriesCount: (parameters: { readonly column: number }) => string;
    readonly ship: (parameters: { readonly good: string | null | undefined; readonly load: string | number; readonly spaces: string | number }) => string;
    readonly short: (parameters: { readonly count: number }) => string;
    readonly takenBy: (parameters: { readonly who: string | number }) => string;
    readonly placed: (parameters: { readonly of: string | number; readonly placed: string | number }) => string;
    readonly kept: (parameters: { readonly kept: string | number; readonly returned: string | number }) => string;
    readonly keepTooMuch: string;
    readonly crew: (parameters: { readonly circles: number; readonly here: string | number; readonly name: string | number }) => string;
    readonly putOn: (parameters: { readonly name: string | number }) => string;
    readonly liftFrom: (parameters: { readonly name: string | number }) => string;
    readonly ending: (parameters: { readonly reason: string }) => string;
    readonly forests: (parameters: { readonly count: number }) => string;
    readonly forestOf: (parameters: { readonly tile: string }) => string;
    readonly kidnappedBy: (parameters: { readonly who: string | number }) => string;
    readonly wantedIs: (parameters: { readonly who: string | number }) => string;
    readonly spaces: (parameters: { readonly count: number }) => string;
    readonly given: (parameters: { readonly given: string | number; readonly most: string | number }) => string;
    readonly sailing: (parameters: { readonly count: number; readonly worth: number }) => string;
    readonly task: {
      readonly plantations: (parameters: { readonly tile: string }) => string;
      readonly production: (parameters: { readonly goods: string | number }) => string;
      readonly building: (parameters: { readonly building: string }) => string;
    };
    readonly crewWithNobles: (parameters: { readonly count: number; readonly crew: string | number }) => string;
    readonly place: (parameters: { readonly place: string }) => string;
    readonly thePlace: (parameters: { readonly place: string }) => string;
    readonly aTile: (parameters: { readonly tile: string }) => string;
    readonly brings: (parameters: { readonly count: number }) => string;
    readonly nothing: string;
    readonly free: (parameters: { readonly count: number }) => string;
    readonly lying: (parameters: { readonly count: number }) => string;
    readonly column: (parameters: { readonly number: string | number }) => string;
  };
  readonly terminal: {
    readonly place: (parameters: { readonly left: string | number; readonly place: string }) => string;
    readonly keep: (parameters: { readonly goods: string | number }) => string;
    readonly store: (parameters: { readonly free: string | number; readonly kinds: number }) => string;
    readonly noble: (parameters: { readonly left: string | number }) => string;
    readonly tiebreak: string;
    readonly help: string;
  };
  readonly ends: {
    readonly colonists: string;
    readonly city: string;
    readonly points: string;
    readonly buildings: string;
  };
}
