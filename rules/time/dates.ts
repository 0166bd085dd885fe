// The built-in formats cost nothing to load.
const long = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
const numeric = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });
const short = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

/** For customer orders and timelines: 'November 21, 2026' */
export const customerDate = (date: Date | string): string => long.format(new Date(date));

/** For ranch screens and the commission panel: '11/21/2026' */
export const ranchDate = (date: Date | string): string => numeric.format(new Date(date));

/** For pending ranches: 'Nov 21, 2026' */
export const pendingDate = (date: Date | string): string => short.format(new Date(date));

/** For admin screens: date and time in the reader's locale, and in the given time zone or else the reader's. */
export function adminDateTime(date: Date | string, timeZone?: string): string {
  return new Date(date).toLocaleString(undefined, { timeZone });
}
