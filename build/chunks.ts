import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Stands beside the client's files while the build runs. */
export const MANIFEST_FOLDER = '.vite';

export async function readManifest(client: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(client, MANIFEST_FOLDER, 'manifest.json'), 'utf8'));
}

/** The scripts that have come before this one can run: its own and, at any depth, what it imports outright. */
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

/** The key of what the client's configuration puts together under a name. */
export function chunkNamed(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
  if (!key) throw new Error(`The build has no chunk ${name}`);
  return key;
}
