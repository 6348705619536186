/**
 * What each machine of the box looks like: a body on feet, something on top, something at its side,
 * and a face. A machine that is not in the catalogue, from a table's own box, is put together by
 * its name.
 */

import { Seed } from "$page/drawings/seed.ts";

const BODIES = ["pot", "tower", "drum", "bell", "chest", "globe", "barrel"] as const;
const TOPS = ["chimney", "aerial", "funnel", "sprout", "propeller", "lamp", "cogs"] as const;
const SIDES = ["pipes", "crank", "claw", "horn", "dials", "none"] as const;
const FEET = ["wheels", "legs", "base"] as const;
const FACES = ["awake", "winking", "dreaming", "cyclops"] as const;

export interface MachineLook {
  body: (typeof BODIES)[number];
  top: (typeof TOPS)[number];
  side: (typeof SIDES)[number];
  feet: (typeof FEET)[number];
  face: (typeof FACES)[number];
}

const LOOKS: Record<string, string> = {
  b1: "pot sprout pipes legs awake",
  b2: "drum funnel pipes base cyclops",
  b3: "chest sprout claw wheels winking",
  b4: "tower cogs dials base awake",
  b5: "globe lamp crank legs dreaming",
  b6: "barrel sprout horn wheels awake",
  b7: "bell funnel pipes base winking",
  b8: "globe propeller none base awake",
  b9: "pot cogs crank wheels cyclops",
  r1: "drum chimney crank wheels awake",
  r2: "tower funnel pipes legs winking",
  r3: "bell lamp dials base dreaming",
  r4: "chest chimney pipes legs awake",
  r5: "barrel funnel claw base awake",
  r6: "globe chimney horn wheels winking",
  r7: "tower propeller crank base cyclops",
  r8: "chest aerial dials wheels dreaming",
  g1: "barrel lamp dials legs awake",
  g2: "bell propeller horn wheels winking",
  g3: "drum cogs claw legs awake",
  g4: "pot aerial horn base winking",
};

/** How a design looks. */
export function lookOf(design: string): MachineLook {
  const known = LOOKS[design];
  if (known !== undefined) {
    const [body, top, side, feet, face] = known.split(" ");
    return { body, top, side, feet, face } as MachineLook;
  }
  const seed = new Seed(design);
  return {
    body: seed.of(BODIES),
    top: seed.of(TOPS),
    side: seed.of(SIDES),
    feet: seed.of(FEET),
    face: seed.of(FACES),
  };
}

/** The facets of a crystal: left and right sides of each of its points, as paths. */
export interface Shard {
  left: string;
  right: string;
}

const CLUSTERS: Record<string, string> = {
  y1: "50,34,15",
  y2: "43,40,14 66,24,10",
  y3: "50,48,14 32,14,7",
  y4: "36,28,11 57,44,14",
  y5: "30,26,10 50,46,14 71,30,9",
  y6: "50,50,17 76,22,8 25,22,8",
  y7: "25,32,9 43,50,12 62,42,11 78,24,7",
  y8: "50,52,13 32,40,11 69,42,11 18,24,7 83,26,7",
};

/** The shards of a crystal machine, from where they stand: how high and how wide each is. */
export function shardsOf(design: string): Shard[] {
  const cluster = CLUSTERS[design] ?? seeded(design);
  return cluster.split(" ").map((each) => {
    const [x = 50, height = 30, width = 12] = each.split(",").map(Number);
    return shard(x, height, width);
  });
}

function seeded(design: string): string {
  const seed = new Seed(design);
  const points = 1 + seed.below(4);
  return Array.from({ length: points }, (_, place) => {
    const x = Math.round(50 + (place - (points - 1) / 2) * 18);
    return [x, 20 + seed.below(24), 8 + seed.below(5)].join(",");
  }).join(" ");
}

function shard(x: number, height: number, width: number): Shard {
  const foot = 52;
  const top = foot - height;
  const shoulder = top + width * 0.9;
  return {
    left: `M${x} ${top}L${x - width} ${shoulder}L${x - width * 0.7} ${foot}L${x} ${foot}Z`,
    right: `M${x} ${top}L${x + width} ${shoulder}L${x + width * 0.7} ${foot}L${x} ${foot}Z`,
  };
}
