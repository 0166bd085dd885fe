import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

type Packages = Record<'dependencies' | 'optionalDependencies', Record<string, string>>;

/** Built, the server starts twice as fast. Dependencies aren't bundled, those of development are. */
export async function buildServer(outdir = 'dist/server', others: Record<string, string> = {}): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  const { dependencies, optionalDependencies }: Packages = JSON.parse(readFileSync('package.json', 'utf8'));
  await build({
    entryPoints: {
      main: 'graph/main.ts',
      createAdmin: 'graph/accounts/command.ts',
      database: 'graph/database/command.ts',
      backup: 'graph/backup/command.ts',
      reconcile: 'graph/reconcile/command.ts',
      ...others,
    },
    outdir,
    bundle: true,
    external: Object.keys({ ...dependencies, ...optionalDependencies }),
    platform: 'node',
    // Prefers the ES modules of bundled packages, since a module has no `require`.
    mainFields: ['module', 'main'],
    target: 'node20',
    format: 'esm',
    // Keeps code that's imported on demand (the demo data) in its own file, so that its packages aren't loaded.
    splitting: true,
    sourcemap: true,
    logLevel: 'warning',
  });
}
