type Module = Record<string, unknown>;

/** The loaded and pending files by URL. This file is part of the entry, which is already loaded. */
const fetched = new Map<string, Promise<void>>([[new URL(import.meta.url).pathname, Promise.resolve()]]);

/**
 * Runs every import() of the built client (vite.config.ts), given the names of the chunk and its imports. Many browsers
 * remember a module that failed to load until the page is closed, so that a later import() fails at once. They don't
 * remember a failed fetch(). So the files are fetched first, and import() finds them in the browser's cache. `names` is
 * empty for a module in the same file as its importer.
 */
export async function fetchFirst(importModule: () => Promise<Module>, names: string[] = []): Promise<Module> {
  await Promise.all(names.map((name) => fetchOnce(`/${name}`)));
  return importModule();
}

function fetchOnce(url: string): Promise<void> {
  const cached = fetched.get(url);
  if (cached) return cached;
  const pending = fetchFully(url);
  fetched.set(url, pending);
  pending.catch(() => fetched.delete(url));
  return pending;
}

async function fetchFully(url: string): Promise<void> {
  try {
    // Retries once, because the first fetch also fails if the page's preload of the file failed.
    const response = await fetch(url).catch(() => fetch(url));
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    await response.arrayBuffer();
  } catch (cause) {
    throw new Error(`Failed to load ${url}`, { cause });
  }
}
