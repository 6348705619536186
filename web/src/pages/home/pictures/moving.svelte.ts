/** Whether the pictures move: whoever is distracted by them stops them once and for all. */

const KEPT = "still-pictures";

class Moving {
  isStill = $state(localStorage.getItem(KEPT) === "yes");

  change(): void {
    this.isStill = !this.isStill;
    localStorage.setItem(KEPT, this.isStill ? "yes" : "no");
  }
}

export const moving = new Moving();
