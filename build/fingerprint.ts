import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const FILE = 'dist/fingerprint';

/** The files and folders that the build reads. */
const INPUTS = [
  'build',
  'codegen.ts',
  'graph',
  'knexfile.ts',
  'migrations',
  'package-lock.json',
  'released',
  'rules',
  'schema.graphql',
  'seeds',
  'tsconfig.json',
  'vite.config.ts',
  'web',
];

/** Files that the build generates or never reads. */
const IGNORED = /\.generated\.ts$|\.test\.tsx?$|\.md$/;

/** Hashes contents, not times, so that a fresh checkout of the same sources needs no new build. */
export function fingerprint(root = '.'): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of INPUTS.flatMap((input) => filesOf(join(root, input)))) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export function isBuildFresh(root = '.'): boolean {
  const file = join(root, FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(root);
}

/** `print` was taken before the build, since files may change while it runs. */
export function markBuildFresh(print: string, root = '.'): void {
  writeFileSync(join(root, FILE), print);
}
