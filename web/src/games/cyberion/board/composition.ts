/** Where the robot cards are, by counting: those that lie open, and so those still in the deck. */

import type { CyberionFaces } from "../names.ts";
import type { CyberionPosition } from "../types.ts";

/** The copies of one card. */
export interface Count {
  robot: string;
  /** In the deck, as far as the open cards tell. */
  deck: number;
  discard: number;
  /** In rows, on Gigantobots, in Limbo, out of the game. */
  elsewhere: number;
}

/** Every card of this game with its copies. */
export function composition(position: CyberionPosition, faces: CyberionFaces): Count[] {
  const elsewhere = cardsElsewhere(position);
  const found: Count[] = [];
  for (const cards of kindsInPlay(position, faces, elsewhere.length))
    for (const [robot, copies] of Object.entries(cards)) {
      const discard = times(position.discard, robot);
      const away = times(elsewhere, robot);
      found.push({ robot, deck: copies - discard - away, discard, elsewhere: away });
    }
  return found;
}

/** Cards that lie open, neither in the deck nor in the discard. */
function cardsElsewhere(position: CyberionPosition): string[] {
  return [
    ...position.platform,
    ...position.flash,
    ...position.stock,
    ...position.pending.flatMap(({ cards }) => cards ?? []),
    ...Object.values(position.gigantobots).flatMap(({ robots }) => robots),
    ...position.limbo.map((model) => `baby-${model}`),
    ...position.out_of_game,
  ];
}

type Cards = Record<string, number>;

/** The kinds of cards whose copies make up just as many as there are on the table. */
function kindsInPlay(position: CyberionPosition, faces: CyberionFaces, elsewhere: number): Cards[] {
  const { robots, multibots, babybots } = faces.cards;
  const total = position.robot_deck + position.discard.length + elsewhere;
  const ways = [[robots], [robots, babybots], [robots, multibots], [robots, multibots, babybots]];
  return ways.find((kinds) => kinds.flatMap(Object.values).reduce(sum, 0) === total) ?? [robots];
}

function sum(one: number, other: number): number {
  return one + other;
}

function times(names: readonly string[], name: string): number {
  return names.filter((each) => each === name).length;
}
