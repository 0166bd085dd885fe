import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { chunksOf, readManifest } from './chunks';

/** Bytes by brotli of the entry and of a screen, and files. 116 kB of a screen with GraphQL are libraries. */
const LIMITS: Limits = { entry: 89_500, screen: 135_000, graphScreen: 181_000, files: 19 };
const ENTRY = 'index.html';

/** The file with Apollo Client. */
const GRAPH = /\bgraph-[^/]*\.js$/;

interface Limits {
  entry: number;
  screen: number;
  graphScreen: number;
  files: number;
}

interface Cost {
  name: string;
  bytes: number;
  files: number;
  maxFiles: number;
  limit: number;
}

/** Throws if something is too large to load on a phone. Code that loads only after a click isn't counted. */
export async function checkBudget(client: string, limits = LIMITS): Promise<string> {
  const manifest = await readManifest(client);
  const weigh = async (name: string, keys: string[], limitFor: (files: string[]) => number): Promise<Cost> => {
    const files = [...new Set(keys.flatMap((key) => chunksOf(manifest, key)))];
    const sizes = await Promise.all(files.map((file) => transferSize(join(client, file))));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { name, bytes, files: files.length, maxFiles: limits.files, limit: limitFor(files) };
  };
  const limitOf = (files: string[]) => (files.some((file) => GRAPH.test(file)) ? limits.graphScreen : limits.screen);
  const costs = await Promise.all([
    weigh('entry', [ENTRY], () => limits.entry),
    ...screensIn(manifest).map((screen) => weigh(basename(screen, '.tsx'), [ENTRY, screen], limitOf)),
  ]);
  if (costs.some(isTooMuch)) throw new Error(`Too much JavaScript on the first load:\n${tableOf(costs)}`);
  return tableOf(costs);
}

/** Each screen with a path of its own is named XPage. */
const screensIn = (manifest: Manifest) =>
  Object.keys(manifest).filter((key) => key.endsWith('Page.tsx') && manifest[key]?.isDynamicEntry);

/** Files that are too small to benefit from compression are sent uncompressed. */
async function transferSize(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

const isTooMuch = ({ bytes, limit, files, maxFiles }: Cost) => bytes > limit || files > maxFiles;

function tableOf(costs: Cost[]): string {
  const rows = costs.toSorted((one, other) => one.bytes - other.bytes);
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(
      (row) =>
        `${row.name.padEnd(width)} ${kilobytes(row.bytes)} ${String(row.files).padStart(2)} files${verdictOn(row)}`,
    )
    .join('\n');
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

const verdictOn = (row: Cost) =>
  isTooMuch(row) ? `, more than ${kilobytes(row.limit).trim()} or ${row.maxFiles} files` : '';
