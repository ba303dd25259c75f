// The position in words.

import type { State } from "../../api/types";
import type { Paragraph } from "../contract";
import {
  BUILDINGS,
  GOODS,
  ROLES,
  TILES,
  type Counts,
  type Good,
  type Player,
  type PuertoRico,
  type View,
  type Whereabouts,
} from "./types";
import { roleWords, type Words } from "./words/words";

/** Wherever they are. */
export function noblesOf(player: Player): number {
  return Object.values(player.nobles ?? {}).reduce((sum, count) => sum + count, 0);
}

export function playerLines(player: Player, words: Words): string[] {
  const { say, ui } = words;
  const withNobles = (text: string, place: Whereabouts): string => {
    const nobles = player.nobles?.[place] ?? 0;
    return nobles ? say.crewWithNobles({ crew: text, count: nobles }) : text;
  };
  const island = TILES.flatMap((tile) => {
    const lot = player.island[tile];
    return lot
      ? [withNobles(say.crew({ name: `${lot[0]} × ${words.tiles[tile]}`, here: lot[1], circles: lot[0] }), tile)]
      : [];
  });
  if (player.forests?.count) island.push(say.forests({ count: player.forests.count }));
  const city = BUILDINGS.flatMap((building) => {
    const crew = player.city[building];
    return crew === undefined ? [] : [withNobles(`${words.buildings[building]} (${crew})`, building)];
  });
  return [
    `${words.count.doubloons({ count: player.doubloons })}, ${player.score === null ? `${ui.points}: ${ui.hidden}` : words.count.points({ count: player.score })}.`,
    `${ui.store}: ${goodsList(player.goods, words)}.`,
    `${ui.island}: ${island.join(", ") || ui.empty}.`,
    `${ui.city}: ${city.join(", ") || ui.empty}.`,
    `${withNobles(`${ui.sanJuan}: ${player.san_juan}`, "san_juan")}.`,
  ];
}

/** The festival's open tasks, with what they bring. */
export function taskLines({ tile, goods, building }: NonNullable<View["festival"]>, words: Words): string[] {
  const { task } = words.say;
  const wanted = GOODS.filter((good) => goods[good]);
  return [
    ...(tile ? [task.plantations({ tile })] : []),
    ...(wanted.length > 0 ? [task.production({ goods: goodsList(goods, words) })] : []),
    ...(building ? [task.building({ building })] : []),
  ];
}

function goodsList(goods: Counts<Good>, words: Words): string {
  const lots = GOODS.filter((good) => goods[good]).map((good) => words.say.goods({ count: goods[good] ?? 0, good }));
  return lots.join(", ") || words.ui.empty;
}

export function describe({ view }: State<PuertoRico>, words: Words, names: string[]): Paragraph[] {
  const { say, ui } = words;
  const roles = ROLES.flatMap((role) => {
    const card = view.roles[role];
    if (!card) return [];
    const coins = card.doubloons ? `, ${words.count.doubloons({ count: card.doubloons })}` : "";
    const taker = !card.open && card.taker != null ? `, ${say.takenBy({ who: names[card.taker] ?? "" })}` : "";
    const kidnapped =
      view.kidnapped?.role === role ? `, ${say.kidnappedBy({ who: names[view.kidnapped.by] ?? "" })}` : "";
    const poster = role === "buccaneer" ? names[view.wanted ?? -1] : undefined;
    return [
      roleWords(role, words).name + coins + taker + kidnapped + (poster ? `, ${say.wantedIs({ who: poster })}` : ""),
    ];
  });
  const sale = BUILDINGS.filter((building) => view.buildings[building]);
  return [
    {
      heading: say.round({ round: view.round }),
      lines: [`${ui.governor}: ${names[view.governor] ?? ""}`, ...view.ending.map((reason) => say.ending({ reason }))],
    },
    { heading: ui.roles, lines: roles },
    {
      heading: ui.harbour,
      lines: [
        `${ui.row}: ${
          GOODS.filter((good) => view.row[good])
            .map((good) => `${view.row[good]} × ${words.tiles[good]}`)
            .join(", ") || ui.empty
        }`,
        `${ui.quarries}: ${view.quarries}`,
        ...view.cargo_ships.map((ship) => say.ship({ spaces: ship.spaces, load: ship.load, good: ship.good })),
        `${ui.tradingHouse}: ${goodsList(view.trading_house, words)}`,
        `${ui.goodsSupply}: ${goodsList(view.goods, words)}`,
        `${ui.faceDown}: ${view.face_down}`,
        ...(view.forest_tiles === undefined ? [] : [`${ui.forestTiles}: ${view.forest_tiles}`]),
        `${ui.colonistShip}: ${view.colonist_ship}${view.noble_ship ? `, ${words.count.nobles({ count: view.noble_ship })}` : ""}`,
        `${ui.colonistSupply}: ${view.colonists}`,
        ...(view.nobles === undefined ? [] : [`${ui.nobleSupply}: ${view.nobles}`]),
        `${ui.pointSupply}: ${view.points}`,
      ],
    },
    ...(view.festival ? [{ heading: ui.festival, lines: taskLines(view.festival, words) }] : []),
    {
      heading: ui.sale,
      lines: [sale.map((building) => `${words.buildings[building]} (${view.buildings[building] ?? 0})`).join(", ")],
    },
    ...view.seats.map((player, seat) => ({ heading: names[seat] ?? "", lines: playerLines(player, words) })),
  ];
}
