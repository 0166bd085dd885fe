import type { Client } from 'pg';
import { knownMigrations, migrate, migrateExactly } from '../database/migrate';
import type { PhotoStore } from '../photos/store/PhotoStore';
import { type Archive, readArchive } from './archive';
import { readTables, SETTINGS } from './backup';
import { checkArchive, type Ending, PHOTOS, qualifiedName, quoted, type Table, tableOf } from './contents';
import { copyIn } from './copyRows';

type Given = Archive & { url: string; client: Client; store: PhotoStore; isForced: boolean };

export type RestoreReport = {
  tables: number;
  photos: number;
  missingPhotos: string[];
  /** Tables that no migration makes. Their rows stay in the archive. */
  unknownTables: string[];
  createdAt: string;
};

/** Checks the whole archive first, so that a damaged one changes nothing, and loads rows in one transaction. */
export async function restore({ url, client, store, file, key, isForced }: Given): Promise<RestoreReport> {
  const { beginning, ending } = await checkArchive({ file, key });
  const migrations = knownMigrations(beginning.migrations);
  await client.query(SETTINGS);
  await refuseRunningServers(client);
  if (!isForced) await refuseUsed(client);
  await client.query('drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public');
  await migrateExactly(url, migrations);
  const made = new Set((await readTables(client)).map(qualifiedName));
  const tables = beginning.tables.filter((table) => made.has(qualifiedName(table)));
  const unknownTables = beginning.tables.map(qualifiedName).filter((place) => !made.has(place));
  await client.query('begin');
  const restoreRules = await dropRules(client, tables);
  const photos = await load({ client, store, file, key, tables });
  await setSequences(client, ending);
  await restoreRules();
  await client.query('commit');
  await client.query('analyze');
  // The archive may be of an older version.
  await migrate(url);
  const { missingPhotos } = ending;
  return { tables: tables.length, photos, missingPhotos, unknownTables, createdAt: beginning.createdAt };
}

/** Throws if servers run, which cache answers. Finds them by the connection on which they listen. */
async function refuseRunningServers(client: Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'herdline (in use)'
      and (application_name like 'herdline%' or query ilike 'listen "jobs:%')`);
  if (rowCount) throw new Error('Servers of Herdline use this database. Stop them all before a restore.');
}

async function refuseUsed(client: Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>("select to_regclass('public.users') is not null as used");
  if (!rows[0]?.used) return;
  const { rowCount } = await client.query('select from public.users limit 1');
  if (rowCount) throw new Error('This database has accounts. To lose all that it holds, restore with --force.');
}

/** Lets rows be loaded in any order and stored as they were. Returns a function that restores the rules. */
async function dropRules(client: Client, tables: Table[]): Promise<() => Promise<void>> {
  const names = tables.map(quoted);
  const { rows: rules } = await client.query<{ place: string; name: string; definition: string }>(`
    select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where (contype = 'f' or not convalidated) and conparentid = 0
      and connamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))`);
  for (const { place, name } of rules) await client.query(`alter table ${place} drop constraint ${name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Migrations insert rows into some tables.
  await client.query(`truncate ${names.join(', ')}`);
  return async () => {
    await client.query('set constraints all immediate');
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { place, name, definition } of rules) {
      await client.query(`alter table ${place} add constraint ${name} ${definition}`);
    }
  };
}

type Loading = Pick<Given, 'client' | 'store' | 'file' | 'key'> & { tables: Table[] };

async function load({ client, store, file, key, tables }: Loading): Promise<number> {
  const byPlace = new Map(tables.map((table) => [qualifiedName(table), table]));
  let photos = 0;
  for await (const { name, body } of readArchive({ file, key })) {
    const table = byPlace.get(tableOf(name) ?? '');
    if (table) await copyRows(client, table, body);
    if (!name.startsWith(PHOTOS)) continue;
    await store.put([{ name: name.slice(PHOTOS.length), body, type: `image/${name.split('.').at(-1)}` }]);
    photos += 1;
  }
  return photos;
}

async function copyRows(client: Client, table: Table, body: Buffer): Promise<void> {
  const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ');
  await copyIn(client, `copy ${quoted(table)} (${columns}) from stdin`, body);
}

/** Skips the sequences of unknown tables, because `setval` does nothing with null. */
async function setSequences(client: Client, { sequences }: Ending): Promise<void> {
  for (const sequence of sequences) {
    const { first, last } = sequence;
    await client.query('select setval(to_regclass($1), $2::bigint, $3)', [
      quoted(sequence),
      last ?? first,
      last !== null,
    ]);
  }
}
