/** A fake socket for tests: the test sends what the server would. */

import type { Socket } from "./connection.ts";

export class TestSocket implements Socket {
  static made: TestSocket[] = [];
  readyState = 0;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    TestSocket.made.push(this);
  }

  /** The last that was made. */
  static get last(): TestSocket {
    const found = TestSocket.made.at(-1);
    if (found === undefined) throw new Error("no socket was made");
    return found;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server lets us in. */
  accept(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }

  /** The server says something. */
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection ends. */
  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code, reason: "" });
  }
}
