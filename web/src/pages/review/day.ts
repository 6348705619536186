/** The days of daily deals. */

/** Whether the day of a deal is over, which ends everywhere at once; also where it is of no day. */
export function isDayOver(day: string | null, now: Date): boolean {
  return day === null || day < now.toISOString().slice(0, 10);
}
