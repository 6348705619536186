import { expect, it } from "vitest";
import { Version } from "./version.svelte.ts";

function serving(...tags: (string | null)[]): typeof fetch {
  return () => {
    const tag = tags.shift();
    if (tag === null || tag === undefined) return Promise.reject(new TypeError("unreachable"));
    return Promise.resolve(new Response("", { headers: { ETag: tag } }));
  };
}

it("is new as long as the same page is served", async () => {
  const version = new Version(serving("a", "a"));
  await version.look();
  await version.look();
  expect(version.isOld).toBe(false);
});

it("is old once another page is served", async () => {
  const version = new Version(serving("a", "b"));
  await version.look();
  await version.look();
  expect(version.isOld).toBe(true);
});

it("learns nothing from a server that is away", async () => {
  const version = new Version(serving("a", null, "a"));
  for (const _ of [1, 2, 3]) await version.look();
  expect(version.isOld).toBe(false);
});
