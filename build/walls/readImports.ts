import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** `to` is a package's name, or a file's path from the root. */
export type Import = { to: string; isPackage?: true };

export type Imports = ReadonlyMap<string, readonly Import[]>;

const FOLDERS = ['graph', 'rules', 'web', 'migrations', 'seeds', 'build', 'e2e', 'tools'];

export function readSources(): Map<string, string> {
  const entries = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
  // tools/bench/ has its own node_modules.
  const own = entries.filter(({ parentPath }) => !parentPath.includes('node_modules'));
  const files = own.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  const paths = files.map((file) => posix.join(file.parentPath.replaceAll('\\', '/'), file.name));
  return new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')]));
}

type Sources = ReadonlyMap<string, string>;

/** Lists each file's imports among `all`, including types, re-exports and dynamic imports. */
export function readImports(files: Sources, all = files): Imports {
  return new Map([...files].map(([path, text]) => [path, importsOf(path, text, all)]));
}

function importsOf(path: string, text: string, sources: Sources): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? []));
  const now = [...staticImports.map(({ moduleRequest }) => moduleRequest), ...exported];
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  return [...now.map(({ value }) => value), ...later].map((name) => findTarget(path, name, sources));
}

function findTarget(path: string, name: string, sources: Sources): Import {
  if (!name.startsWith('.')) return { to: name, isPackage: true };
  const to = posix.join(posix.dirname(path), name);
  const stem = to.replace(/\.js$/, '');
  return { to: [to, `${stem}.ts`, `${stem}.tsx`].find((file) => sources.has(file)) ?? to };
}
