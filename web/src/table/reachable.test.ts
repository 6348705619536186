import { expect, test } from "vitest";
import { leadsOnlyHere } from "./reachable.ts";

test("links of the own machine cannot be opened by others", () => {
  for (const host of ["localhost:8000", "127.0.0.1:8000", "127.1.2.3", "[::1]:80", "a.localhost"])
    expect(leadsOnlyHere(`http://${host}/join/abc`), host).toBe(true);
});

test("links of a network or the internet can", () => {
  for (const host of ["192.168.1.7:8000", "10.0.0.2", "games.example", "localhost.example"])
    expect(leadsOnlyHere(`http://${host}/join/abc`), host).toBe(false);
});
