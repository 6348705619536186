/** Whether the page that is open is still the one that the server serves. */

const FIRST_PAGE = "./";

export class Version {
  isOld = $state(false);
  #tag: string | null = null;
  #fetch: typeof fetch;

  constructor(fetching: typeof fetch = (...asked) => fetch(...asked)) {
    this.#fetch = fetching;
  }

  /** Look what the server serves now: at first to know it, later to compare. */
  async look(): Promise<void> {
    const found = await this.#served();
    if (found === null) return;
    if (this.#tag !== null && this.#tag !== found) this.isOld = true;
    this.#tag ??= found;
  }

  async #served(): Promise<string | null> {
    try {
      const answer = await this.#fetch(FIRST_PAGE, { cache: "no-cache" });
      return answer.ok ? answer.headers.get("ETag") : null;
    } catch {
      return null;
    }
  }
}

export const version = new Version();
