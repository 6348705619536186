/** The sounds of a step of the game. */

import type { Telling } from "../../net/wire.ts";
import { SOUNDS, type EventSounds, type SoundName } from "../../pack/sounds.ts";

/** How many sounds one step has at most. */
const AT_ONCE = 3;

/** The sounds of some events: each once, in the order of the events, and only the weightiest. */
export function soundsOf(sounds: EventSounds, events: readonly Telling[]): SoundName[] {
  const found = [...new Set(events.flatMap((event) => soundOf(sounds, event)))];
  const weight = (name: SoundName) => SOUNDS.indexOf(name);
  const kept = found.toSorted((one, other) => weight(other) - weight(one)).slice(0, AT_ONCE);
  return found.filter((name) => kept.includes(name));
}

function soundOf(sounds: EventSounds, event: Telling): SoundName[] {
  const sound = sounds[String(event.kind)] ?? null;
  if (sound === null) return [];
  if (typeof sound === "string") return [sound];
  const found = sound.sounds[String(event[sound.by])];
  return found === undefined ? [] : [found];
}
