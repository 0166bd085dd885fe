import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** A folder beside the client's files that exists only during the build. */
export const MANIFEST_FOLDER = '.vite';

export async function readManifest(client: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(client, MANIFEST_FOLDER, 'manifest.json'), 'utf8'));
}

/** The files that must load before this part can run: its own and those of its static imports at any depth. */
export function chunksOf(manifest: Manifest, key: string): string[] {
  if (!manifest[key]) throw new Error(`The build has no ${key}`);
  const needed = new Set<string>();
  const need = (each: string) => {
    if (needed.has(each)) return;
    needed.add(each);
    manifest[each]?.imports?.forEach(need);
  };
  need(key);
  return [...needed].flatMap((each) => manifest[each]?.file ?? []);
}

/** The key of the chunk with a name that the client's configuration gives. */
export function chunkNamed(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
  if (!key) throw new Error(`The build has no chunk ${name}`);
  return key;
}
