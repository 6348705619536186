/** An asynchronous action of a button or form: whether it runs, and the error it ended with. */

export class Task {
  isBusy = $state(false);
  problem = $state.raw<unknown>(null);
  /** The same as `isBusy`, but effects that do something do not run again because of it. */
  #isBusy = false;

  /** Run an action unless one runs already; an error is kept, to be shown. */
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
