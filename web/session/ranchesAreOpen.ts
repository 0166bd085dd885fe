/** What holds where pages are rendered outside of browsers. */
const outside = { ranchesAreOpen: true };

export function tellRanchesAreOpen(areOpen: boolean): void {
  outside.ranchesAreOpen = areOpen;
}

/** The page; undefined outside of browsers. Types of the server, which reads the addresses too, know no pages. */
const page = () => (globalThis as { document?: { documentElement: { dataset: object } } }).document;

/** Whether this server lets visitors read Find and the ranch pages. It says so in every page that it serves. */
export function ranchesAreOpen(): boolean {
  const shown = page();
  return shown ? 'ranches' in shown.documentElement.dataset : outside.ranchesAreOpen;
}
