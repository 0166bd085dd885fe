// The browser's own formats, which cost nothing to load.
const long = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
const numeric = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });
const short = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

/** Customer orders and timelines: 'November 21, 2026' */
export function customerDate(date: Date | string): string {
  return long.format(new Date(date));
}

/** Ranch screens and the commission panel: '11/21/2026' */
export function ranchDate(date: Date | string): string {
  return numeric.format(new Date(date));
}

/** Ranches that await approval: 'Nov 21, 2026' */
export function pendingDate(date: Date | string): string {
  return short.format(new Date(date));
}

/** Admin screens: date and time as the reader's locale writes them. */
export function adminDateTime(date: Date | string): string {
  return new Date(date).toLocaleString();
}
