import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Manifest } from 'vite';
import { chunksOf, readManifest } from './chunks';

/** What a page without a network needs before it knows its screen. */
const ALWAYS = ['offline/keptViewer.ts', 'offline/OfflinePart.tsx', 'offline/changes/WaitingDialog.tsx'];

/** The screens of a rancher's day, with all that they open. */
const RANCHER_DAY = [
  'rancher/dashboard/RancherDashboardPage.tsx',
  'rancher/orders/RancherOrdersPage.tsx',
  'rancher/herd/HerdPage.tsx',
];

/** The service worker, which the build tells the names of its files. The pages have to be painted by then. */
export async function buildWorker(client: string): Promise<void> {
  const manifest = await readManifest(client);
  const page = await readFile(join(client, 'shell.html'), 'utf8');
  const named = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].flatMap(([, address]) => address ?? []);
  const shell = [...new Set([...named, ...ALWAYS.flatMap((key) => addressesOf(manifest, key))])];
  const rancherDay = RANCHER_DAY.flatMap((key) => [...reachedFrom(manifest, key)]).flatMap((key) =>
    addressesOf(manifest, key),
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

const addressesOf = (manifest: Manifest, key: string) => chunksOf(manifest, key).map((file) => `/${file}`);

/** The keys of a part and of all that it loads, at once or later. Other screens aren't part of it. */
function reachedFrom(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key) || key === 'index.html') return found;
  found.add(key);
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
  for (const each of [...imports, ...dynamicImports]) reachedFrom(manifest, each, found);
  return found;
}
