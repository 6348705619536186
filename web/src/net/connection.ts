/** A socket that stays open: it comes back by itself, unless it is told that it must not. */

import { LONGEST, waiting } from "./backoff.ts";

export const NOT_ALLOWED = 4403;
export const TOO_MANY = 4429;
const OPEN = 1;

/** What we need of a socket; a browser's has it. */
export interface Socket {
  readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}
export type MakeSocket = (address: string) => Socket;

export interface Listening {
  /** Where to connect, asked anew each time. */
  address: () => string;
  opened?: () => void;
  told: (message: unknown) => void;
  /** It is closed; `isForGood` when it will not be opened again by itself. */
  closed?: (code: number, isForGood: boolean) => void;
  makeSocket?: MakeSocket;
}

export class Connection {
  #listening: Listening;
  #make: MakeSocket;
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = 0;
  #isWanted = false;

  constructor(listening: Listening) {
    this.#listening = listening;
    this.#make = listening.makeSocket ?? ((address) => new WebSocket(address) as Socket);
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === OPEN;
  }

  /** Open it now, also where it was about to be opened later. */
  open(): void {
    this.#isWanted = true;
    clearTimeout(this.#timer);
    if (this.#socket !== null) return;
    const socket = this.#make(this.#listening.address());
    this.#socket = socket;
    socket.onopen = () => this.#listening.opened?.();
    socket.onmessage = (event) => {
      this.#failed = 0;
      this.#listening.told(JSON.parse(String(event.data)));
    };
    socket.onclose = (event) => this.#isClosed(socket, event.code);
  }

  /** Close it for good. */
  close(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    this.#letGo();
  }

  /** Close it and open it again at once: what is heard cannot be relied on. */
  again(): void {
    this.#letGo();
    this.open();
  }

  /** Send a message if the socket is open. */
  send(message: unknown): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  #letGo(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #isClosed(socket: Socket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    const isForGood = code === NOT_ALLOWED || !this.#isWanted;
    if (!isForGood) {
      const wait = code === TOO_MANY ? LONGEST : waiting(this.#failed);
      this.#failed += 1;
      this.#timer = setTimeout(() => this.open(), wait);
    } else this.#isWanted = false;
    this.#listening.closed?.(code, isForGood);
  }
}

/** The address of a live door, beside wherever the page is served from. */
export function liveAddress(path: string, base: string = document.baseURI): string {
  const found = new URL(path, base);
  found.protocol = found.protocol === "https:" ? "wss:" : "ws:";
  return found.href;
}
