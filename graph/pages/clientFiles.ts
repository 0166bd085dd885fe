import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A file of the built client, with the encodings in which the build has also written it. */
export type ClientFile = { location: string; encodings: Encoding[] };

/** The suffixes of encoded files, with the encoding of the smallest files first. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;

export const suffixOf = (encoding: Encoding) => ENCODINGS[encoding];

/** Lists the files of the built client by URL path. Nothing else is served. The list is empty if nothing was built. */
export function clientFiles(directory: string): Map<string, ClientFile> {
  const names = new Set(list(directory));
  const files = [...names].filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(
    files.map((name) => [`/${name}`, { location: path.join(directory, name), encodings: encodingsOf(name, names) }]),
  );
}

function encodingsOf(name: string, names: Set<string>): Encoding[] {
  return (Object.keys(ENCODINGS) as Encoding[]).filter((encoding) => names.has(`${name}${suffixOf(encoding)}`));
}

function list(directory: string): string[] {
  try {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return entries.map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    );
  } catch {
    return [];
  }
}
