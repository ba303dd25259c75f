// The position in words.

import type { State } from "../../api/types";
import type { Paragraph } from "../contract";
import { sum } from "./figures";
import { GOODS, POINTS, RANKS, type Anno1503, type Counts, type Good, type Player, type Point } from "./types";
import { naming, tileName } from "./words/grammar";
import type { Words } from "./words/words";

export function goodsList(goods: Counts<Good>, words: Words): string {
  const lots = GOODS.filter((good) => goods[good]).map((good) => words.say.goods({ count: goods[good] ?? 0, good }));
  return lots.join(", ") || words.ui.empty;
}

function thingsList(things: Counts, words: Words): string {
  const name = naming(words.things);
  const lots = Object.entries(things).filter(([, count]) => count);
  return (
    lots.map(([id, count]) => (count === 1 ? name(id) : `${count ?? 0} × ${name(id)}`)).join(", ") || words.ui.empty
  );
}

export function pointsLine(player: Player, words: Words): string {
  const held = player.held.map((point) => words.points[point]).join(", ");
  return `${words.say.points({ count: player.score })}${held ? `: ${held}` : ""}.`;
}

export function playerLines(player: Player, words: Words, expansion: boolean): string[] {
  const { ui } = words;
  const name = naming(words.things);
  const people = RANKS.flatMap((rank) => {
    const count = player.inhabitants[rank] ?? 0;
    return count ? [`${count} × ${words.ranks[rank]}`] : [];
  });
  const posts = Object.entries(player.posts).map(([place, tile]) => `${place}: ${tileName(tile, words)}`);
  const ships = player.ships.map(({ square, damaged }) => `${square}${damaged ? ` (${ui.damaged})` : ""}`);
  const nobles = Object.values(player.noble_buildings).map(name);
  const nests = Object.entries(player.nests).flatMap(([tile, count]) =>
    Array<string>(count ?? 0).fill(tileName(tile, words)),
  );
  return [
    pointsLine(player, words),
    `${words.count.gold({ count: player.gold })}. ${ui.goods}: ${goodsList(player.goods, words)}.`,
    `${ui.inhabitants}: ${people.join(", ") || ui.empty}.`,
    `${ui.posts}: ${posts.join(", ") || ui.empty}. ${ui.contracts}: ${player.contracts}.`,
    `${ui.publics}: ${thingsList(player.public_buildings, words)}.`,
    `${ui.ships}: ${ships.join(", ") || ui.empty}.`,
    ...(expansion
      ? [
          `${ui.castle}: ${player.castle}. ${ui.cannons}: ${player.strength}. ${ui.nests}: ${nests.join(", ") || ui.empty}.`,
          `${ui.nobles}: ${nobles.join(", ") || ui.empty}.`,
          `${ui.actionCards}: ${player.cards ? thingsList(player.cards, words) : player.hand}.`,
        ]
      : []),
  ];
}

export function discoveries(player: Player): number {
  return Object.keys(player.posts).length + player.contracts + sum(player.nests);
}

export function describe(state: State<Anno1503>, words: Words, names: string[]): Paragraph[] {
  const { view } = state;
  const { ui } = words;
  const expansion = view.options.expansions !== "none";
  const tiles = Object.entries(view.squares);
  const known = tiles.flatMap(([square, { face }]) => (face ? [`${square}: ${tileName(face, words)}`] : []));
  const looked = tiles.flatMap(([square, tile]) => {
    const others = tile.looked.filter((seat) => seat !== state.seat);
    return others.length > 0
      ? [`${square}: ${words.say.lookedBy({ names: others.map((seat) => names[seat] ?? "").join(", ") })}`]
      : [];
  });
  const covered = tiles.filter(([, { face }]) => !face).map(([square]) => square);
  return [
    {
      heading: words.say.round({ round: view.round }),
      lines: [
        ...(view.rolled ? [`${ui.die}: ${view.rolled}${view.event ? `, ${words.disasters[view.event]}` : ""}`] : []),
        ...(view.ship ? [`${ui.ships}: ${view.ship.square}, ${words.say.shipPoints({ left: view.ship.points })}`] : []),
        ...(view.fight ? [words.say.totals({ own: view.fight.own_total, foe: view.fight.foe_total })] : []),
      ],
    },
    {
      heading: ui.chart,
      lines: [
        `${ui.faceDown}: ${covered.join(", ") || ui.empty}`,
        ...known,
        ...looked,
        `${ui.reserve}: ${view.reserve.base + view.reserve.new}`,
      ],
    },
    {
      heading: ui.stock,
      lines: [
        goodsList(view.stock, words),
        `${ui.publics}: ${thingsList(view.public_buildings, words)}`,
        ...(expansion
          ? [
              `${ui.nobles}: ${thingsList(view.noble_buildings, words)}`,
              `${ui.actionCards}: ${view.action_stack}`,
              `${ui.pirateCards}: ${view.pirate_stack}`,
            ]
          : []),
      ],
    },
    ...view.seats.map((player, seat) => ({
      heading: names[seat] ?? "",
      lines: playerLines(player, words, expansion),
    })),
  ];
}

export function pointsIn(goals: Counts<Point>): Point[] {
  return POINTS.filter((point) => goals[point] !== undefined);
}
