/** How long ago something was, in words. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 hours ago", "yesterday": a moment as it is seen from another, in the largest unit it fills. */
export function since(moment: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const seconds = Math.max(0, now - moment);
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ["second", Infinity];
  return words.format(-Math.floor(seconds / length), unit);
}
