/** Something that is being done, and what became of it: for buttons and forms. */

export class Task {
  isBusy = $state(false);
  problem = $state.raw<unknown>(null);
  /** The same as `isBusy`, but effects that do something do not run again because of it. */
  #isBusy = false;

  /** Do something, unless something is being done; what goes wrong is kept, to be shown. */
  async try(act: () => Promise<unknown>): Promise<boolean> {
    if (this.#isBusy) return false;
    this.#isBusy = this.isBusy = true;
    this.problem = null;
    try {
      await act();
      return true;
    } catch (problem) {
      this.problem = problem;
      return false;
    } finally {
      this.#isBusy = this.isBusy = false;
    }
  }
}
