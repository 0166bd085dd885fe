/** The setting for pages rendered on the server, where there's no document to read it from. */
const onServer = { ranchesAreOpen: true };

export function setRanchesAreOpen(areOpen: boolean): void {
  onServer.ranchesAreOpen = areOpen;
}

/** Returns the document, or undefined on the server, whose types don't include it. */
const pageDocument = () => (globalThis as { document?: { documentElement: { dataset: object } } }).document;

/** Returns whether visitors may see Find and the ranch pages. The server marks this in every page that it serves. */
export function ranchesAreOpen(): boolean {
  const found = pageDocument();
  return found ? 'ranches' in found.documentElement.dataset : onServer.ranchesAreOpen;
}
