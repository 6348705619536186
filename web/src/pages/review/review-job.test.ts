import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReviewJob } from "./review-job.svelte.ts";

/** What the server was asked, and how each question is answered by hand. */
let asked: { what: string; answer: (told: object, status?: number) => Promise<void> }[] = [];
let signedIn = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  signedIn = 0;
  vi.stubGlobal(
    "fetch",
    (address: string, { method }: RequestInit) =>
      new Promise<Response>((resolve) =>
        asked.push({
          what: `${method} ${address}`,
          answer: async (told, status = 200) => {
            resolve(Response.json(told, { status }));
            await vi.advanceTimersByTimeAsync(0);
          },
        }),
      ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = (status: string, done = 0) => ({ status, done, of: 9, ahead: 0, review: null });
const whole = (seat: number) => ({ ...state("done", 9), review: { seat } });
const busy = { code: "slow-down", rule: "", params: {}, text: "Slowly." };
const read = "GET api/tables/t1/review?seat=0";

function begun(): ReviewJob {
  const job = new ReviewJob("t1", 0, async () => void (signedIn += 1));
  void job.begin();
  return job;
}

test("a visitor is given a name before a review is asked for, not to read one", async () => {
  begun();
  await asked[0]?.answer(state("none"));
  expect(signedIn).toBe(1);
  expect(asked.map(({ what }) => what)).toEqual([read, "POST api/tables/t1/review"]);
  await asked[1]?.answer(state("waiting"));
  await asked[2]?.answer(state("waiting"));
  const other = begun();
  await asked[3]?.answer(whole(0));
  expect(other.status?.status).toBe("done");
  expect(signedIn).toBe(1);
});

test("a review is followed on where a question in between fails", async () => {
  const job = begun();
  await asked[0]?.answer(state("working", 1));
  await vi.advanceTimersByTimeAsync(1_000);
  await asked[1]?.answer(busy, 429);
  expect([job.status?.done, job.isFollowing, job.problem]).toEqual([1, true, expect.anything()]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  await asked[2]?.answer(state("working", 5));
  expect([job.status?.done, job.problem]).toEqual([5, null]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(4);
});

test("one that is refused for good is not followed", async () => {
  const job = begun();
  await asked[0]?.answer(state("working", 1));
  await vi.advanceTimersByTimeAsync(1_000);
  await asked[1]?.answer({ ...busy, code: "no-such-table" }, 404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
  expect(job.isFollowing).toBe(false);
});

test("a finished review stays where another seat cannot be seen", async () => {
  const job = begun();
  await asked[0]?.answer(whole(0));
  void job.look(1);
  await asked[1]?.answer(busy, 429);
  expect(job.status?.review).toEqual({ seat: 0 });
  expect(job.problem).not.toBeNull();
  void job.again();
  expect(asked[2]?.what).toBe(read);
});

test("of two seats that are asked for one after the other, the later is shown", async () => {
  const job = begun();
  await asked[0]?.answer(whole(0));
  void job.look(1);
  void job.look(2);
  await asked[2]?.answer(whole(2));
  await asked[1]?.answer(whole(1));
  expect(job.status?.review).toEqual({ seat: 2 });
});

test("one that nobody follows any more is not asked about", async () => {
  const job = begun();
  await asked[0]?.answer(state("working", 1));
  job.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});
