import { afterEach, expect, test, vi } from "vitest";
import { address, get, post } from "./api.ts";
import { Refused, Unreachable } from "./refused.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(status: number, body: unknown) {
  const asked = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status })),
  );
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("addresses are filled in, relative to the page", () => {
  expect(
    address("/api/tables/{table}/log", { path: { table: "a b" }, query: { after: 3, seat: null } }),
  ).toBe("api/tables/a%20b/log?after=3");
});

test("an answer is what the schema says", async () => {
  const asked = answering(200, [{ name: "cyberion" }]);
  expect((await get("/api/games"))[0]?.name).toBe("cyberion");
  expect(asked.mock.calls[0]?.[0]).toBe("api/games");
});

test("what is sent is JSON", async () => {
  const asked = answering(201, { id: "p1" });
  await post("/api/me", { body: { name: "Ada" } });
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    method: "POST",
    body: '{"name":"Ada"}',
    headers: { "Content-Type": "application/json" },
  });
});

test("a refusal keeps its code, rule, numbers and sentence", async () => {
  answering(409, { code: "stale", rule: "C3.1", params: { decision: 2 }, text: "Too late." });
  const problem: unknown = await get("/api/games").catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Refused);
  expect(problem).toMatchObject({
    code: "stale",
    rule: "C3.1",
    params: { decision: 2 },
    message: "Too late.",
    status: 409,
  });
});

test("no answer, or one that is not ours, is no refusal", async () => {
  answering(502, "<html>");
  await expect(get("/api/games")).rejects.toThrow(Unreachable);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(get("/api/games")).rejects.toThrow(Unreachable);
});

test("nothing is an answer, too", async () => {
  answering(204, null);
  expect(await post("/api/me/sign-out")).toBeUndefined();
});
