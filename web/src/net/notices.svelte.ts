/** One's own notices: at how many tables it is one's turn. */

import { Connection, liveAddress, type MakeSocket } from "./connection.ts";
import type { Notice } from "./wire.ts";

export interface Settings {
  /** It has become, or no longer is, one's turn somewhere. */
  told?: (notice: Extract<Notice, { type: "your-turn" }>) => void;
  makeSocket?: MakeSocket;
  base?: string;
}

export class Notices {
  /** At how many tables it is one's turn. */
  waiting = $state(0);
  #connection: Connection;

  constructor(settings: Settings = {}) {
    this.#connection = new Connection({
      address: () => liveAddress("live/me", settings.base),
      told: (message) => {
        const notice = message as Notice;
        if (notice.type !== "your-turn") return;
        this.waiting = notice.waiting;
        settings.told?.(notice);
      },
      ...(settings.makeSocket === undefined ? {} : { makeSocket: settings.makeSocket }),
    });
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#connection.close();
    this.waiting = 0;
  }
}
