/** The sound of each kind of event in Mech A Dream. */

import type { components } from "$page/net/types.ts";
import type { EventSounds } from "$page/pack/sounds.ts";

type Kind = components["schemas"]["MechADreamEvent"]["kind"];

export const sounds: EventSounds<Kind> = {
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
  "nothing-gained": null,
  declined: null,
  slept: null,
  hidden: null,
};
