import { mount } from "svelte";
import "./page.css";
import App from "./App.svelte";
import { app } from "./app.svelte.ts";
import { followLinks } from "./route.svelte.ts";

const place = document.getElementById("app");
if (place !== null) {
  await app.start();
  followLinks();
  mount(App, { target: place });
}
