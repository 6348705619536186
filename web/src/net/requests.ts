/** What was asked of a table and is not answered yet. */

import type {
  Act,
  AdviceTold,
  Asked,
  Consequences,
  Done,
  Hinted,
  Question,
  Refusal,
} from "./wire.ts";

export type Answer =
  | Done
  | { foreseen: Consequences[] }
  | { refusal: Refusal | null }
  | { advice: AdviceTold | null }
  | Hinted;

interface PendingRequest {
  message: Asked;
  resolve: (answer: Answer) => void;
  reject: (problem: Error) => void;
  /** Hears what is answered before the last. */
  told: (answer: Answer) => void;
}

export class Requests {
  #pending = new Map<string, PendingRequest>();
  #newName: () => string;

  constructor(newName: () => string) {
    this.#newName = newName;
  }

  /** Whether nothing waits for an answer. */
  get isEmpty(): boolean {
    return this.#pending.size === 0;
  }

  /** The messages that are not answered yet, to be sent again after the connection was lost. */
  get messages(): Asked[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  /** The message of a new request, and the promise of its answer. */
  add(
    asked: Act | Question,
    seat: number,
    told: (answer: Answer) => void = () => undefined,
  ): { message: Asked; answer: Promise<Answer> } {
    const client = this.#newName();
    const message = { ...asked, client, seat } as Asked;
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#pending.set(client, { message, resolve, reject, told });
    });
    return { message, answer };
  }

  resolve(client: string, answer: Answer): void {
    this.#take(client)?.resolve(answer);
  }

  /** An answer that is not the last. */
  tell(client: string, answer: Answer): void {
    this.#pending.get(client)?.told(answer);
  }

  reject(client: string, problem: Error): void {
    this.#take(client)?.reject(problem);
  }

  rejectAll(problem: Error): void {
    for (const client of [...this.#pending.keys()]) this.reject(client, problem);
  }

  #take(client: string): PendingRequest | undefined {
    const waiting = this.#pending.get(client);
    this.#pending.delete(client);
    return waiting;
  }
}
