/** Which sound a game has for what happens. */

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

/** The name of a sound. */
export type SoundName = (typeof SOUNDS)[number];

/** A sound, silence, or a sound for each value of one field of the event. */
export type EventSound = SoundName | null | { by: string; sounds: Record<string, SoundName> };

/** The sound of each kind of event. */
export type EventSounds<Kind extends string = string> = Readonly<Record<Kind, EventSound>>;
