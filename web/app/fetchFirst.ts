type Module = Record<string, unknown>;

/** The loaded and loading files by address. This file is part of the entry, which is loaded. */
const fetched = new Map<string, Promise<void>>([[new URL(import.meta.url).pathname, Promise.resolve()]]);

/**
 * Every import() of the built client goes through here (vite.config.ts), with the names of the chunk and its imports.
 * Many browsers remember a module that failed to load until the page is closed, so that a later import() fails at once.
 * They don't remember a failed fetch(). So the files are fetched first, and import() finds them in the browser's cache.
 * A module in the same file as its importer has no names.
 */
export async function fetchFirst(importModule: () => Promise<Module>, names: string[] = []): Promise<Module> {
  await Promise.all(names.map((name) => fetchOnce(`/${name}`)));
  return importModule();
}

function fetchOnce(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const coming = fetchWhole(address);
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}

async function fetchWhole(address: string): Promise<void> {
  try {
    // If the page's preload of the file failed, the browser gives that failure to the first fetch.
    const answer = await fetch(address).catch(() => fetch(address));
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
    await answer.arrayBuffer();
  } catch (cause) {
    throw new Error(`Failed to load ${address}`, { cause });
  }
}
