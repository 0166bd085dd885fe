import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

type Packages = Record<'dependencies' | 'optionalDependencies', Record<string, string>>;

/**
 * The server and its commands, which Node starts twice as fast as the sources. Packages that are dependencies stay where npm
 * put them. Development dependencies are bundled: a server uses too little of them to be worth installing. Tests build `others`
 * beside, by their names.
 */
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
    // Packages that are bundled come as modules, since a module has no `require`.
    mainFields: ['module', 'main'],
    target: 'node20',
    format: 'esm',
    // What is imported on demand (the demo data) stays in a file of its own, and its packages unloaded.
    splitting: true,
    sourcemap: true,
    logLevel: 'warning',
  });
}
