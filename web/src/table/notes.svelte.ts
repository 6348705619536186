/** Short messages above the table that go away by themselves. */

export interface Note {
  id: number;
  text: string;
}

/** Milliseconds for which a note stays: long enough to be noticed, and for each letter to be read. */
const LEAST = 5000;
const PER_LETTER = 60;

export class Notes {
  all = $state.raw<readonly Note[]>([]);
  #last = 0;

  /** Show a note for a while; one that says the same gives way to it. */
  add(text: string): void {
    const id = (this.#last += 1);
    this.all = [...this.all.filter((note) => note.text !== text), { id, text }];
    setTimeout(() => this.remove(id), LEAST + text.length * PER_LETTER);
  }

  remove(id: number): void {
    this.all = this.all.filter((note) => note.id !== id);
  }

  clear(): void {
    this.all = [];
  }
}
