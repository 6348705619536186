/** Whether an address can be opened on other machines. */

const ONLY_HERE = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a link leads to the machine on which it is opened, whichever that is. */
export function leadsOnlyHere(link: string): boolean {
  return ONLY_HERE.test(new URL(link).hostname);
}
