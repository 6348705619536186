import { expect, test } from "vitest";
import { sounds } from "./sounds.ts";

test("silence is chosen, not forgotten", () => {
  const silent = Object.entries(sounds).filter(([, sound]) => sound === null);
  expect(silent.map(([kind]) => kind)).toEqual(["turn-began", "nothing-stored", "hidden"]);
});
