/** Machines that look their own: parts cut from paper, put together as their name says. */

import { gear } from "$page/drawings/gear.ts";
import { Seed } from "$page/drawings/seed.ts";

/** A part: its outline, where it goes, and the paper it is cut from. */
export interface Part {
  d: string;
  at?: string;
  paper: string;
}

export interface Contraption {
  behind: Part[];
  body: Part;
  front: Part[];
  eyes: { x: number; y: number; r: number }[];
  /** A mouth, drawn as a line. */
  mouth: string;
}

const PAPERS = ["brick", "clay", "umber", "moss", "slate", "rose", "teal", "plum"] as const;

/** Bodies around (60, 46), standing on 76. */
const BODIES = [
  "M36 30a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v40a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6z",
  "M34 72V48a26 26 0 0 1 52 0v24a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4z",
  "M42 28h36q16 0 16 24t-16 24H42q-16 0-16-24t16-24z",
  "M44 20h32q4 0 5 4l8 48q1 4-4 4H35q-5 0-4-4l8-48q1-4 5-4z",
  "M60 18 88 34v32q0 3-3 4L63 76h-6l-22-6q-3-1-3-4V34z",
  "M50 18h20v10q20 6 20 28 0 20-10 20H40q-10 0-10-20 0-22 20-28z",
];

/** What stands on a machine, around x = 60 and above 24. */
const TOPS: readonly (readonly [string, string])[] = [
  ["M52 26V8q0-3 3-3h10q3 0 3 3v18z", "M48 4h24v5H48z"],
  ["M58 26V12h4v14z", "M60 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z"],
  ["M55 26v-8L44 6h32L65 18v8z", "M42 3h36v4H42z"],
  ["M58 26V10h4v16z", "M60 12q-22-12-24-4t24 4q2-4 24-4t-24 4z"],
  ["M50 26a10 12 0 0 1 20 0z", "M57 10h6v6h-6z"],
  ["M46 26V14h6v12zM68 26V10h6v16z", "M43 10h12v4H43zM65 6h12v4H65z"],
];

/** What sticks out at one side, drawn for the right one from x = 84 on. */
const SIDES = [
  "M82 54h14q6 0 6-6V34h8v14q0 14-14 14H82z",
  "M82 58h8V40q0-8 8-8h8v8h-6q-2 0-2 2v16q0 8-8 8h-8z",
  "M84 44h16v-6h10v20h-10v-6H84z",
  "M84 60l6-4 4 6 4-6 4 6 4-6 4 6v6H84z",
];

/** Mouths around (60, 62). */
const MOUTHS = [
  "M51 60q9 9 18 0",
  "M50 59h20M52 64h16",
  "M54 62a6 5 0 1 0 12 0a6 5 0 1 0-12 0",
  "M50 63q5-6 10 0t10 0",
  "M52 61h16q-1 7-8 7t-8-7z",
];

const EYES: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [50, 46, 6],
    [70, 46, 6],
  ],
  [[60, 44, 10]],
  [
    [48, 48, 5],
    [60, 41, 5],
    [72, 48, 5],
  ],
  [
    [51, 46, 8],
    [69, 46, 5],
  ],
];

/** The machine of this name; the higher its tier, the more turns in it. */
export function contraption(name: string, tier: number): Contraption {
  const seed = new Seed(name);
  const first = seed.below(PAPERS.length);
  /** Papers that differ from each other. */
  const paper = (further: number) => PAPERS[(first + further) % PAPERS.length] as string;
  const mirrored = seed.below(2) === 1;
  const [stem, knob] = seed.of(TOPS);
  const gears = Array.from({ length: tier + 1 }, (_, place) => cog(seed, place, paper(place + 2)));
  return {
    behind: [
      { d: stem, paper: paper(3) },
      { d: knob, paper: paper(5) },
      side(seed.of(SIDES), mirrored, paper(4)),
      ...gears.slice(1),
    ],
    body: { d: seed.of(BODIES), paper: paper(0) },
    front: gears.slice(0, 1),
    eyes: seed.of(EYES).map(([x, y, r]) => ({ x, y, r })),
    mouth: seed.of(MOUTHS),
  };
}

function side(d: string, mirrored: boolean, paper: string): Part {
  return mirrored ? { d, at: "translate(120 0) scale(-1 1)", paper } : { d, paper };
}

/** Where gears turn, the first in front of the machine. */
const SPOTS = [
  [34, 70],
  [92, 26],
  [24, 36],
  [98, 66],
] as const;

function cog(seed: Seed, place: number, paper: string): Part {
  const [x, y] = SPOTS[place % SPOTS.length] as (typeof SPOTS)[number];
  const radius = 11 + seed.below(6);
  const teeth = 8 + seed.below(4);
  const turned = seed.below(40);
  return {
    d: gear(teeth, radius),
    at: `translate(${x + seed.below(5) - 2} ${y}) rotate(${turned})`,
    paper,
  };
}
