/** What is drawn on the page on how to play Mech A Dream. */

import type { HowToPlayDrawings } from "$page/pack/how-to-play.ts";
import Offer from "../rules/Offer.svelte";
import Belt from "./Belt.svelte";
import Bought from "./Bought.svelte";
import Build from "./Build.svelte";
import Dock from "./Dock.svelte";
import Night from "./Night.svelte";
import Score from "./Score.svelte";
import StockRoom from "./StockRoom.svelte";
import Workshop from "./Workshop.svelte";

export const howToPlay: HowToPlayDrawings = {
  figures: {
    score: Score,
    workshop: Workshop,
    offer: Offer,
    "stock-room": StockRoom,
    dock: Dock,
    buy: Bought,
    build: Build,
    belt: Belt,
    night: Night,
  },
};
