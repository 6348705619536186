/** Whether the pictures move: they can be stopped, which this browser remembers. */

const KEPT = "still-pictures";

class Moving {
  isStill = $state(localStorage.getItem(KEPT) === "yes");

  change(): void {
    this.isStill = !this.isStill;
    localStorage.setItem(KEPT, this.isStill ? "yes" : "no");
  }
}

export const moving = new Moving();
