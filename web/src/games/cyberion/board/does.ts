/** What things do now, in a sentence. */

import { say } from "$page/i18n/language.svelte.ts";
import type { Names } from "../names.ts";
import { robotOf } from "../robots.ts";
import type { CyberionPosition } from "../types.ts";

/** What a robot is good for: its ability at the level of its Cog. */
export function robotDoes(robot: string, { levels }: CyberionPosition, names: Names): string {
  const { model, size, isBaby } = robotOf(robot);
  if (isBaby) return say("web-cyberion-about-babybot");
  if (model === "any" || size === null) return say("web-cyberion-about-multibot");
  return abilityAt(model, levels[model as keyof typeof levels], names);
}

/** An ability at a level: "Level II: up to 1 robot moves to the Stock." */
export function abilityAt(model: string, level: number, names: Names): string {
  return say("web-cyberion-at-level", {
    level: names.level(level),
    ability: names.ability(model, level),
  });
}

/** An ability at all its levels. */
export function everyLevel(model: string, names: Names): string {
  const faces = names.faces.abilities[model] ?? [];
  return faces.map((_, place) => abilityAt(model, place + 1, names)).join(" ");
}
