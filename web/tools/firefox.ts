/**
 * A visitor with a real Firefox: begins each game on the start page, plays by clicks, reloads, reads
 * its rules. What is asked for comes in as JSON, what was seen goes out.
 */

import { text } from "node:stream/consumers";
import { launch, type HTTPRequest, type Page } from "puppeteer-core";

interface Asked {
  /** The program. */
  firefox: string;
  url: string;
  games: string[];
  /** How many moves to make in each game. */
  moves: number;
  /** A function that tells what a player sees, as source. */
  look: string;
}

/** What a player sees, as far as it matters here. */
interface Sight {
  lit: [string, number][];
  picked: unknown[];
  buttons: string[];
  is_greeted: boolean;
  is_sure: boolean;
  is_told_why: boolean;
  is_over: boolean;
  problem: string;
}

/** Milliseconds for which anything may take, on a machine that is busy with other tests. */
const PATIENCE = 20_000;
/** Milliseconds between two looks. */
const OFTEN = 40;
const SCREEN = { width: 1280, height: 720 };
const BUTTON = ".asked button.commit:enabled";
const GREETING = ".curtain button, .away button.on";
/** Notes everything that is set in motion, before the page's own scripts run. */
const NOTE_FLIGHTS = `
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const begun = animate.apply(this, how);
    window.flights.push(begun);
    return begun;
  };
`;
const FLIGHTS = `({
  seen: window.flights.length,
  left: window.flights.filter(({ playState }) => playState === "running").length
    + document.querySelectorAll(".board > [inert]").length,
})`;

const asked = JSON.parse(await text(process.stdin)) as Asked;
const errors: string[] = [];
/** The same numbers in every run, from 0 to 1. */
let state = 1;
function chance(): number {
  state = (state * 48271) % 2147483647;
  return state / 2147483647;
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Ask again and again until the answer is something; an error that says what was waited for. */
async function until<T>(what: string, answer: () => Promise<T | undefined | false>): Promise<T> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(OFTEN)) {
    const found = await answer();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error(`in vain: ${what}`);
}

function listen(page: Page): void {
  page.on("console", (said) => {
    if (["error", "warn"].includes(said.type())) errors.push(`console: ${said.text()}`);
  });
  page.on("pageerror", (problem) => {
    errors.push(`script: ${problem instanceof Error ? problem.message : String(problem)}`);
  });
  page.on("response", (answer) => {
    if (answer.status() >= 400) errors.push(`server: ${answer.status()} ${answer.url()}`);
  });
  page.on("requestfailed", (request: HTTPRequest) => {
    const why = request.failure()?.errorText ?? "";
    // What was under way when the page went elsewhere.
    if (why !== "NS_BINDING_ABORTED") errors.push(`request: ${why} ${request.url()}`);
  });
}

const look = (page: Page) => page.evaluate(`(${asked.look})()`) as Promise<Sight>;

/** What can be seen once there is something to do, or nothing any more. */
function turn(page: Page): Promise<Sight> {
  return until("something to do", async () => {
    const seen = await look(page);
    const canAct = seen.lit.length > 0 || seen.buttons.length > 0 || seen.is_greeted;
    return (canAct || seen.is_over) && seen;
  });
}

/** Click the nth of those that can be seen. */
async function click(page: Page, query: string, nth = 0): Promise<void> {
  const all = await page.$$(query);
  const seen = await Promise.all(all.map((each) => each.isVisible()));
  await all.filter((_, place) => seen[place])[nth]?.click();
}

/** Touch something that is lit, or press a golden button; say whether that made a move. */
async function step(page: Page, seen: Sight): Promise<boolean> {
  if (seen.problem) throw new Error(seen.problem);
  const isReady = !seen.lit.length || chance() < (seen.picked.length ? 0.7 : 0.2);
  if (seen.is_told_why) await page.keyboard.press("Escape");
  else if (seen.is_greeted) await click(page, GREETING);
  else if (seen.buttons.length && (seen.is_sure || isReady)) {
    await click(page, BUTTON, seen.is_sure ? 0 : Math.floor(chance() * seen.buttons.length));
    return !seen.is_sure;
  } else {
    const [key, nth] = seen.lit[Math.floor(chance() * seen.lit.length)] ?? ["", 0];
    await click(page, `button[data-key="${key}"][data-nth="${nth}"]`);
  }
  return false;
}

/** The position of the table that is open, as the server tells it to this browser. */
function position(page: Page): Promise<string> {
  const whole = `fetch("api/" + location.pathname.match(/tables[/][^/]+/)[0] + "/whole?seat=0")`;
  return page.evaluate(
    `${whole}.then((answer) => answer.json()).then((told) => JSON.stringify(told.position))`,
  ) as Promise<string>;
}

async function play(page: Page, game: string): Promise<object> {
  await page.goto(asked.url);
  const way = `article:has(a[href="rules/${game}"]) .ways button`;
  await page.locator(way).setTimeout(PATIENCE).click();
  await turn(page);
  const dealt = await position(page);
  let moves = 0;
  let seen = await turn(page);
  for (; moves < asked.moves && !seen.is_over; seen = await turn(page))
    moves += Number(await step(page, seen));
  const flights = await until("an end of all motion", async () => {
    const found = (await page.evaluate(FLIGHTS)) as { seen: number; left: number };
    return found.left === 0 && found;
  });
  const played = await position(page);
  const { pathname } = new URL(page.url());
  await page.reload();
  await turn(page);
  const isRemembered = new URL(page.url()).pathname === pathname;
  const remembered = await position(page);
  return {
    moves,
    is_over: seen.is_over,
    flights: flights.seen,
    has_changed: played !== dealt,
    is_remembered: isRemembered && remembered === played,
  };
}

/** The headings of a game's rules, opened from the start page. */
async function rules(page: Page, game: string): Promise<number> {
  await page.goto(asked.url);
  await page.locator(`a[href="rules/${game}"]`).setTimeout(PATIENCE).click();
  await page.locator("main h1").setTimeout(PATIENCE).wait();
  return until("chapters", async () => (await page.$$("main h2")).length || undefined);
}

const browser = await launch({
  browser: "firefox",
  executablePath: asked.firefox,
  headless: true,
  defaultViewport: SCREEN,
});
try {
  const page = await browser.newPage();
  listen(page);
  await page.evaluateOnNewDocument(NOTE_FLIGHTS);
  const games: Record<string, object> = {};
  for (const game of asked.games)
    games[game] = { ...(await play(page, game)), chapters: await rules(page, game) };
  process.stdout.write(JSON.stringify({ browser: await browser.version(), games, errors }));
} finally {
  await browser.close();
}
