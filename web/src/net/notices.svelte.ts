/** The session's notices: at how many tables one of its seats is to play. */

import { Connection, liveAddress, type MakeSocket } from "./connection.ts";
import type { Notice } from "./wire.ts";

export interface Settings {
  /** A turn of the session's began or ended at a table. */
  onNotice?: (notice: Extract<Notice, { type: "your-turn" }>) => void;
  /** A table of the session's was closed: it cannot go on by the present rules. */
  onClosed?: (notice: Extract<Notice, { type: "table-closed" }>) => void;
  makeSocket?: MakeSocket;
  base?: string;
}

export class Notices {
  /** At how many tables a seat of the session's is to play. */
  waiting = $state(0);
  #connection: Connection;

  constructor(settings: Settings = {}) {
    this.#connection = new Connection({
      address: () => liveAddress("live/me", settings.base),
      onMessage: (message) => {
        const notice = message as Notice;
        if (notice.type === "table-closed") settings.onClosed?.(notice);
        if (notice.type !== "your-turn") return;
        this.waiting = notice.waiting;
        settings.onNotice?.(notice);
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
