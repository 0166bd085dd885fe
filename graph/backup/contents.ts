import { createHash, type Hash } from 'node:crypto';
import pg from 'pg';
import { type Archive, type ArchiveEntry, readArchive } from './archive';

export type Table = { schema: string; name: string; columns: string[] };

/** The first entry: the tables and migrations that a database must have before the rows are loaded. */
export type Beginning = { format: 1; createdAt: string; migrations: string[]; tables: Table[] };

/** The last entry. Without it, an archive is incomplete. */
export type Ending = { sequences: Sequence[]; checksums: Record<string, string>; missingPhotos: string[] };

/** `last` is null if no number was used yet. */
export type Sequence = { schema: string; name: string; first: string; last: string | null };

export const BEGINNING = 'beginning.json';
export const ENDING = 'ending.json';
export const PHOTOS = 'photos/';

export const jsonEntry = (name: string, content: Beginning | Ending): ArchiveEntry => ({
  name,
  body: Buffer.from(JSON.stringify(content, null, 2)),
});

/** A table's rows are split into several entries, so that no entry is large. */
export const rowsEntry = (table: Table, body: Buffer): ArchiveEntry => ({ name: `rows/${qualifiedName(table)}`, body });

export const tableOf = (name: string): string | undefined => /^rows\/(.+)$/.exec(name)?.[1];

export const qualifiedName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`;

export const quoted = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** Computes the checksum of each table's rows, and one of all photos. */
export function checksums() {
  const hashes = new Map<string, Hash>();
  function add({ name, body }: ArchiveEntry): void {
    const group = name.startsWith(PHOTOS) ? PHOTOS : name;
    const hash = hashes.get(group) ?? createHash('sha256');
    hashes.set(group, hash.update(body));
  }
  async function* addAll(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<ArchiveEntry> {
    for await (const entry of entries) {
      add(entry);
      yield entry;
    }
  }
  const all = (): Record<string, string> =>
    Object.fromEntries([...hashes].map(([group, hash]) => [group, hash.copy().digest('hex')]));
  return { add, addAll, all };
}

/** Checks the whole archive. Throws an error with a message for the user if it is damaged. */
export async function checkArchive({ file, key }: Archive): Promise<{ beginning: Beginning; ending: Ending }> {
  const sums = checksums();
  let beginning: Beginning | undefined;
  let ending: Ending | undefined;
  try {
    for await (const entry of readArchive({ file, key })) {
      if (entry.name === BEGINNING) beginning = JSON.parse(entry.body.toString());
      else if (entry.name === ENDING) ending = JSON.parse(entry.body.toString());
      else sums.add(entry);
    }
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
  if (beginning?.format !== 1 || !ending) throw new Error(`${file} is not a whole backup of Herdline`);
  const wrong = differing(ending.checksums, sums.all());
  if (wrong.length > 0) throw new Error(`${file} is damaged at ${wrong.join(', ')}`);
  return { beginning, ending };
}

function differing(expected: Record<string, string>, found: Record<string, string>): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names].filter((name) => expected[name] !== found[name]);
}
