import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Manifest } from 'vite';
import { chunksOf, readManifest } from './chunks';

/** The parts that an offline page needs before it knows its screen. */
const ALWAYS = [
  'layout/heads.ts',
  'offline/storedViewer.ts',
  'offline/OfflinePart.tsx',
  'offline/changes/WaitingDialog.tsx',
];

/** The screens of a rancher's day, with all that they open. */
const RANCHER_DAY = [
  'rancher/dashboard/RancherDashboardPage.tsx',
  'rancher/orders/RancherOrdersPage.tsx',
  'rancher/herd/HerdPage.tsx',
];

/** Builds the service worker with the names of the client's files. The pages have to be prerendered before. */
export async function buildWorker(client: string): Promise<void> {
  const manifest = await readManifest(client);
  const page = await readFile(join(client, 'shell.html'), 'utf8');
  const named = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].flatMap(([, url]) => url ?? []);
  const shell = [...new Set([...named, ...ALWAYS.flatMap((key) => urlsOf(manifest, key))])];
  const rancherDay = RANCHER_DAY.flatMap((key) => [...reachedFrom(manifest, key)]).flatMap((key) =>
    urlsOf(manifest, key),
  );
  const entry = `/${manifest['index.html']?.file}`;
  await build({
    entryPoints: ['web/worker/worker.ts'],
    outfile: join(client, 'worker.js'),
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
    define: { BUILD: JSON.stringify({ entry, shell, rancherDay: [...new Set(rancherDay)] }) },
  });
}

const urlsOf = (manifest: Manifest, key: string) => chunksOf(manifest, key).map((file) => `/${file}`);

/** The keys of a part and of all its static and dynamic imports, except for other screens. */
function reachedFrom(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key) || key === 'index.html') return found;
  found.add(key);
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
  for (const each of [...imports, ...dynamicImports]) reachedFrom(manifest, each, found);
  return found;
}
