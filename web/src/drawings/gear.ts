/** Gears cut from paper, as the outline of a path. */

/** A number as short as a drawing needs it. */
export function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}

function point(angle: number, radius: number): string {
  return `${short(Math.cos(angle) * radius)} ${short(Math.sin(angle) * radius)}`;
}

/**
 * The outline of a gear around the origin: rounded teeth, and a hole where `hole` is not 0.
 * `radius` reaches to the tips of the teeth.
 */
export function gear(teeth: number, radius: number, hole = radius * 0.32): string {
  const step = (Math.PI * 2) / teeth;
  const root = radius * (1 - Math.min(0.24, 2.2 / teeth));
  const outline: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const at = tooth * step - Math.PI / 2;
    outline.push(
      `${tooth === 0 ? "M" : "L"}${point(at - step * 0.32, root)}`,
      `L${point(at - step * 0.2, radius * 0.97)}`,
      `Q${point(at, radius * 1.04)} ${point(at + step * 0.2, radius * 0.97)}`,
      `L${point(at + step * 0.32, root)}`,
      `Q${point(at + step * 0.5, root * 0.97)} ${point(at + step * 0.68, root)}`,
    );
  }
  return `${outline.join("")}Z${hole > 0 ? ring(hole) : ""}`;
}

/** A circle around the origin, as part of a path. */
function ring(radius: number): string {
  const r = short(radius);
  return `M${r} 0A${r} ${r} 0 1 0 -${r} 0A${r} ${r} 0 1 0 ${r} 0Z`;
}
