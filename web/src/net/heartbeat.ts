/** Notices when a server has fallen silent: after a while without messages it is pinged. */

/** Milliseconds without a message after which the server is pinged. */
export const QUIET = 25_000;
/** Milliseconds that the answer to a ping may take. */
export const PATIENCE = 8_000;

interface Handlers {
  /** Ask the server for a sign of life. */
  ping: () => void;
  /** Nothing was answered in time. */
  onSilence: () => void;
}

export class Heartbeat {
  #handlers: Handlers;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  /** A message came: wait anew. */
  restart(): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#handlers.ping();
      this.#timer = setTimeout(() => this.#handlers.onSilence(), PATIENCE);
    }, QUIET);
  }

  /** Wait no longer. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
