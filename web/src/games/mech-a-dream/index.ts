/** Mech A Dream on the page. */

import type { Pack } from "$page/pack/pack.ts";
import "./colours.css";
import Badge from "./pictures/Badge.svelte";
import Variant from "./pictures/Variant.svelte";
import WorkshopPicture from "./pictures/WorkshopPicture.svelte";
import { sounds } from "./sounds.ts";
import { MechADreamStory } from "./story.ts";
import { MechADreamWords } from "./words.ts";

export const pack: Pack = {
  Words: MechADreamWords,
  Story: MechADreamStory,
  minutes: 45,
  scoreAbout: "web-mech-a-dream-about-score",
  pictures: { Scene: WorkshopPicture, Badge, Option: Variant },
  options: {
    about: {
      robots: "web-home-about-robots",
      specialists: "web-home-about-specialists",
    },
  },
  sounds,
  board: () => import("./board/index.ts").then(({ board }) => board),
  symbols: () => import("./rules/symbols.ts").then(({ symbols }) => symbols),
  rules: () => import("./rules/index.ts").then(({ rules }) => rules),
  howToPlay: () => import("./how-to-play/index.ts").then(({ howToPlay }) => howToPlay),
  box: () => import("./box/index.ts").then(({ box }) => box),
};
