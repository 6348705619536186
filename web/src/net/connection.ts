/** A socket that stays open: it reconnects by itself, unless the server forbids it. */

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

export interface Handlers {
  /** Where to connect, asked anew each time. */
  address: () => string;
  onOpen?: () => void;
  onMessage: (message: unknown) => void;
  /** It is closed; `isForGood` when it will not be opened again by itself. */
  onClose?: (code: number, isForGood: boolean) => void;
  makeSocket?: MakeSocket;
}

export class Connection {
  #handlers: Handlers;
  #make: MakeSocket;
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = 0;
  #isWanted = false;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
    this.#make = handlers.makeSocket ?? ((address) => new WebSocket(address) as Socket);
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === OPEN;
  }

  /** Open it now, also where it was about to be opened later. */
  open(): void {
    this.#isWanted = true;
    clearTimeout(this.#timer);
    if (this.#socket !== null) return;
    const socket = this.#make(this.#handlers.address());
    this.#socket = socket;
    socket.onopen = () => this.#handlers.onOpen?.();
    socket.onmessage = (event) => {
      this.#failed = 0;
      this.#handlers.onMessage(JSON.parse(String(event.data)));
    };
    socket.onclose = (event) => this.#isClosed(socket, event.code);
  }

  /** Close it for good. */
  close(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    this.#detach();
  }

  /** Close the socket and open it again at once, after messages were lost. */
  reconnect(): void {
    this.#detach();
    this.open();
  }

  /** Send a message if the socket is open. */
  send(message: unknown): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  #detach(): void {
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
    this.#handlers.onClose?.(code, isForGood);
  }
}

/** The address of a socket, relative to where the page is served from. */
export function liveAddress(path: string, base: string = document.baseURI): string {
  const found = new URL(path, base);
  found.protocol = found.protocol === "https:" ? "wss:" : "ws:";
  return found.href;
}
