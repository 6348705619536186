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
  return abilities(model, [levels[model as keyof typeof levels]], names);
}

/** An ability at a level: "Level II: up to 1 robot moves to the Stock."; where there is none, that. */
function abilityAt(model: string, level: number, names: Names): string {
  const roman = names.level(level);
  return Object.keys(names.numbers(model, level)).length
    ? say("web-cyberion-at-level", { level: roman, ability: names.ability(model, level) })
    : say("web-cyberion-no-ability", { level: roman });
}

/** The model whose ability Prepares machines. */
const PREPARES = "commandbot";

/** An ability at some levels, and what its words mean. */
export function abilities(model: string, levels: readonly number[], names: Names): string {
  const told = levels.map((level) => abilityAt(model, level, names));
  const isAble = levels.some((level) => Object.keys(names.numbers(model, level)).length);
  if (model === PREPARES && isAble) told.push(say("web-cyberion-prepared"));
  return told.join(" ");
}

/** An ability at all its levels. */
export function everyLevel(model: string, names: Names): string {
  const faces = names.faces.abilities[model] ?? [];
  return abilities(
    model,
    faces.map((_, place) => place + 1),
    names,
  );
}

/** What a Cog's level does, and the next one, where there is one. */
export function cogDoes(model: string, level: number, names: Names): string {
  const last = names.faces.abilities[model]?.length ?? level;
  return abilities(model, level < last ? [level, level + 1] : [level], names);
}

/** What a level of the Mainframe does, and what it costs to come there from the one below. */
export function levelDoes(model: string, level: number, isReached: boolean, names: Names): string {
  const price = isReached ? "" : names.upgrade(level - 1);
  return [abilities(model, [level], names), price && `${price}.`].filter(Boolean).join(" ");
}
