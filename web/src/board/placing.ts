/** Putting something that floats beside what it is about. */

const GAP = 8;

/** Above the thing if there is room, else below, and within the window. */
export function placeBeside(box: HTMLElement, at: HTMLElement): void {
  const thing = at.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const above = thing.top - height - GAP;
  const top = above > GAP ? above : Math.min(thing.bottom + GAP, innerHeight - height - GAP);
  const left = Math.min(thing.left + thing.width / 2 - width / 2, innerWidth - width - GAP);
  box.style.top = `${Math.max(GAP, top)}px`;
  box.style.left = `${Math.max(GAP, left)}px`;
}
