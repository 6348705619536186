/** The sound of each kind of event in Cyberion. */

import type { components } from "$page/net/types.ts";
import type { EventSounds } from "$page/pack/sounds.ts";

type Kind = components["schemas"]["CyberionEvent"]["kind"];

export const sounds: EventSounds<Kind> = {
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
