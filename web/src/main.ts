import { mount } from "svelte";
import "./styles/colours.css";
import "./styles/text.css";
import "./styles/controls.css";
import "./styles/words.css";
import App from "./App.svelte";
import { turns } from "./parts/later.ts";
import { start } from "./session/start.ts";
import { version } from "./net/version.svelte.ts";
import { followLinks } from "./session/route.svelte.ts";

const place = document.getElementById("app");
if (place !== null) {
  await start();
  followLinks();
  // A part of the page is asked for that this server no longer has.
  addEventListener("vite:preloadError", () => (version.isOld = true));
  turns.begin();
  mount(App, { target: place });
  void version.look();
}
