/** The sounds of the table, made by ourselves. */

import type { SoundName } from "../../pack/sounds.ts";
import { bell, breath, tone, type Stage } from "./instruments.ts";

/** How each sound is made. */
export const VOICES: Record<SoundName, (stage: Stage) => void> = {
  /** Something small is touched. */
  tick(stage) {
    tone(stage, { pitch: 1500, to: 900, fade: 0.06, loud: 0.6, rise: 0.002 });
  },

  /** A card slides over the table and is laid down. */
  paper(stage) {
    breath(stage, { pitch: 1900, to: 4200, focus: 0.8, rise: 0.05, fade: 0.1, loud: 0.8 });
    breath(stage, { pitch: 900, focus: 1.2, after: 0.12, rise: 0.003, fade: 0.06, loud: 0.7 });
  },

  /** A cog falls into its teeth, a machine rides on by one. */
  wood(stage) {
    for (const [after, pitch] of [
      [0, 190],
      [0.09, 240],
    ] as const) {
      tone(stage, { pitch, to: pitch * 0.7, after, rise: 0.002, fade: 0.13, loud: 0.45 });
      breath(stage, { pitch: pitch * 4, focus: 3, after, rise: 0.001, fade: 0.05, loud: 0.5 });
    }
  },

  /** A machine runs again. */
  chime(stage) {
    bell(stage, { pitch: 784, fade: 0.7, loud: 0.28 });
    bell(stage, { pitch: 1175, after: 0.1, fade: 0.9, loud: 0.26 });
  },

  /** Night falls: a chord that closes its eyes. */
  night(stage) {
    for (const [index, pitch] of [174.6, 220, 261.6, 329.6].entries())
      tone(stage, { pitch, after: index * 0.12, rise: 0.25, fade: 1.6, loud: 0.16 });
    tone(stage, { pitch: 659.3, to: 656, after: 0.7, rise: 0.3, fade: 1.2, loud: 0.05 });
  },

  /** Not now: two soft steps down. */
  "not-now"(stage) {
    tone(stage, { pitch: 262, fade: 0.12, loud: 0.3, rise: 0.01 });
    tone(stage, { pitch: 220, after: 0.11, fade: 0.2, loud: 0.3, rise: 0.01 });
  },

  /** It is your turn: two steps up. */
  "your-turn"(stage) {
    bell(stage, { pitch: 523, fade: 0.35, loud: 0.22 });
    bell(stage, { pitch: 698, after: 0.14, fade: 0.6, loud: 0.22 });
  },

  /** Something is lost: a long way down, and a breath. */
  sigh(stage) {
    tone(stage, { pitch: 294, to: 175, rise: 0.12, fade: 1, loud: 0.4, shape: "triangle" });
    breath(stage, { pitch: 900, to: 350, rise: 0.2, fade: 0.8, loud: 0.12 });
  },

  /** The end, and a good one. */
  fanfare(stage) {
    for (const [index, pitch] of [523, 659, 784, 1047].entries())
      bell(stage, { pitch, after: index * 0.12, fade: 0.5 + index * 0.25, loud: 0.24 });
    for (const pitch of [262, 392])
      tone(stage, { pitch, after: 0.36, rise: 0.03, fade: 1.1, loud: 0.12, shape: "triangle" });
  },
};
