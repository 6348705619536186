/** Which sound belongs to what happened. */

import type { components } from "../../net/types.ts";
import type { Telling } from "../../net/wire.ts";

/** All sounds, the weightiest last: where there are too many, those are kept. */
export const SOUNDS = [
  "tick",
  "paper",
  "wood",
  "your-turn",
  "not-now",
  "chime",
  "night",
  "sigh",
  "fanfare",
] as const;

export type SoundName = (typeof SOUNDS)[number];

type Schemas = components["schemas"];
/** A sound, silence, or what depends on one word of the event. */
type Heard = SoundName | null | { by: string; sounds: Record<string, SoundName> };
type Hearing<Kind extends string> = Record<Kind, Heard>;

const CYBERION: Hearing<Schemas["CyberionEvent"]["kind"]> = {
  repaired: "chime",
  "machine-removed": "chime",
  "gigantobot-rests": "chime",
  "damage-mended": "chime",
  "microbot-earned": "chime",
  won: "fanfare",
  lost: "sigh",
  "failsafe-lost": "sigh",
  "failsafes-owed": "sigh",
  upgraded: "wood",
  "machine-prepared": "wood",
  "machine-realigned": "wood",
  "machine-revealed": "wood",
  "failsafe-gained": "wood",
  supported: "wood",
  "interference-revealed": "wood",
  triggered: "paper",
  "robot-discarded": "paper",
  "robot-drawn": "paper",
  "robot-stored": "paper",
  "robot-recovered": "paper",
  "robot-seen": "paper",
  "robot-put-back": "paper",
  "robot-paid-from-deck": "paper",
  "robot-laid": "paper",
  "battery-spent": "paper",
  "babybot-made": "paper",
  "babybot-drawn": "paper",
  "microbot-placed": "tick",
  "microbot-discarded": "tick",
  "microbots-spent": "tick",
  "microbots-swapped": "tick",
  "microbots-shuffled": "tick",
  "level-chosen": "tick",
  "turn-began": null,
  "nothing-stored": null,
  hidden: null,
};

const MECH_A_DREAM: Hearing<Schemas["MechADreamEvent"]["kind"]> = {
  "machine-completed": "chime",
  ended: "fanfare",
  "part-began": { by: "part", sounds: { night: "night" } },
  "machine-moved": "wood",
  "assistant-sent": "wood",
  activated: "wood",
  copied: "wood",
  "machine-bought": "paper",
  "tile-revealed": "paper",
  "delivery-revealed": "paper",
  "monitor-chosen": "paper",
  "monitor-shown": "paper",
  "specialist-taken": "paper",
  gained: "tick",
  paid: "tick",
  "token-turned": "tick",
  "bonus-taken": "tick",
  "first-player-drawn": "tick",
  "monitor-kept": null,
  "hourglasses-lost": null,
  declined: null,
  slept: null,
  hidden: null,
};

/** For each game, what is heard when something of a kind happens. */
export const HEARD: Record<string, Hearing<string>> = {
  cyberion: CYBERION,
  "mech-a-dream": MECH_A_DREAM,
};

const AT_ONCE = 3;

/** The sounds of a step: each once, in the order of what happened, and not more than a few. */
export function soundsOf(game: string, events: readonly Telling[]): SoundName[] {
  const found = [...new Set(events.flatMap((event) => heard(game, event)))];
  const weight = (name: SoundName) => SOUNDS.indexOf(name);
  const kept = found.toSorted((one, other) => weight(other) - weight(one)).slice(0, AT_ONCE);
  return found.filter((name) => kept.includes(name));
}

function heard(game: string, event: Telling): SoundName[] {
  const sound = HEARD[game]?.[String(event.kind)] ?? null;
  if (sound === null) return [];
  if (typeof sound === "string") return [sound];
  const found = sound.sounds[String(event[sound.by])];
  return found === undefined ? [] : [found];
}
