/** Cyberion on the page. */

import type { Pack } from "$page/pack/pack.ts";
import "./colours.css";
import Badge from "./pictures/Badge.svelte";
import Expansion from "./pictures/Expansion.svelte";
import FactoryPicture from "./pictures/FactoryPicture.svelte";
import { sounds } from "./sounds.ts";
import { CyberionStory } from "./story.ts";
import { CyberionWords } from "./words.ts";

export const pack: Pack = {
  Words: CyberionWords,
  Story: CyberionStory,
  minutes: 30,
  scoreAbout: "web-cyberion-about-score",
  pictures: { Scene: FactoryPicture, Badge, Option: Expansion },
  options: {
    difficulty: { option: "support", about: "web-cyberion-about-difficulty" },
    about: {
      babybots: "web-home-about-babybots",
      gigantobots: "web-home-about-gigantobots",
      microbots: "web-home-about-microbots",
      multibots: "web-home-about-multibots",
      "devious-cog": "web-home-about-devious-cog",
    },
  },
  sounds,
  board: () => import("./board/index.ts").then(({ board }) => board),
  symbols: () => import("./rules/symbols.ts").then(({ symbols }) => symbols),
  rules: () => import("./rules/index.ts").then(({ rules }) => rules),
  howToPlay: () => import("./how-to-play/index.ts").then(({ howToPlay }) => howToPlay),
  box: () => import("./box/index.ts").then(({ box }) => box),
};
