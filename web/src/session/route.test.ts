import { expect, test } from "vitest";
import { partsOf } from "./route.svelte.ts";

test("an address is read behind wherever the page is served from", () => {
  const base = "https://play.example/sub/";
  expect(partsOf("https://play.example/sub/tables/a%20b?x=1", base)).toEqual(["tables", "a b"]);
  expect(partsOf("https://play.example/sub/", base)).toEqual([]);
  expect(partsOf("./", base)).toEqual([]);
});
