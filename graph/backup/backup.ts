import type { Client } from 'pg';
import { type MessagePhotoFile, messagePhotoFiles } from '../../rules/conversations/messagePhotoPath';
import { type PhotoStore, photoFiles } from '../photos/store/PhotoStore';
import { type Archive, type ArchiveEntry, writeArchive } from './archive';
import {
  BEGINNING,
  checksums,
  ENDING,
  jsonEntry,
  PHOTOS,
  quoted,
  rowsEntry,
  type Sequence,
  type Table,
} from './contents';
import { copyOut } from './copyRows';

type Given = Archive & { client: Client; store: PhotoStore };

export type BackupReport = { tables: number; photos: number; missingPhotos: string[] };

/** Writes a snapshot of all rows, and the photos that they name, into one archive. Servers may run during a backup. */
export async function backup({ client, store, ...archive }: Given): Promise<BackupReport> {
  await client.query(SETTINGS);
  await client.query('begin isolation level repeatable read read only');
  const report: BackupReport = { tables: 0, photos: 0, missingPhotos: [] };
  await writeArchive(archive, entries(client, store, report));
  await client.query('commit');
  return report;
}

async function* entries(client: Client, store: PhotoStore, report: BackupReport): AsyncGenerator<ArchiveEntry> {
  const [tables, migrations] = [await readTables(client), await readMigrations(client)];
  report.tables = tables.length;
  yield jsonEntry(BEGINNING, { format: 1, createdAt: new Date().toISOString(), migrations, tables });
  const sums = checksums();
  for (const table of tables) yield* sums.addAll(rowsOf(client, table));
  yield* sums.addAll(photosOf(client, store, report));
  // Sequences aren't part of the snapshot, so they are read last, and are never behind the rows.
  const sequences = await readSequences(client);
  yield jsonEntry(ENDING, { sequences, checksums: sums.all(), missingPhotos: report.missingPhotos });
}

/** Makes PostgreSQL write values the same way everywhere, and without a time limit. */
export const SETTINGS = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC';
  set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set client_encoding = 'UTF8'`;

/** Includes the job queue, whose jobs still have to run, and leaves out what running migrations fills. */
const TABLES = `
  select n.nspname as schema, c.relname as name, json_agg(a.attname order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and c.relname !~ '^migrations(_lock)?$'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by n.nspname, c.relname order by n.nspname, c.relname`;

export async function readTables(client: Client): Promise<Table[]> {
  return (await client.query<Table>(TABLES)).rows;
}

async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}

async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select schemaname as schema, sequencename as name, start_value::text as first, last_value::text as last
    from pg_sequences where schemaname in ('public', 'graphile_worker') and sequencename !~ '^migrations_'
    order by 1, 2`);
  return rows;
}

/** In bytes. An entry ends after the row with which it reaches this size. */
const ENTRY_SIZE = 1_000_000;

/** Each entry ends with a whole row, because PostgreSQL sends whole rows. */
async function* rowsOf(client: Client, table: Table): AsyncGenerator<ArchiveEntry> {
  const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ');
  let [waiting, size]: [Buffer[], number] = [[], 0];
  for await (const row of copyOut(client, `copy ${quoted(table)} (${columns}) to stdout`)) {
    waiting.push(row);
    size += row.length;
    if (size < ENTRY_SIZE) continue;
    yield rowsEntry(table, Buffer.concat(waiting));
    [waiting, size] = [[], 0];
  }
  if (size > 0) yield rowsEntry(table, Buffer.concat(waiting));
}

/** Reads the names that the store has for the files of all photos, of both ranches and messages. */
async function readPhotoNames(client: Client): Promise<string[]> {
  const ranch = await client.query<{ rancherId: number; hash: string; width: number }>(
    'select rancher_id as "rancherId", hash, width from photo_uploads order by id',
  );
  const message = await client.query<MessagePhotoFile>(
    'select conversation_id as "conversationId", hash, width from message_photos order by id',
  );
  return [...ranch.rows.flatMap(photoFiles), ...message.rows.flatMap(messagePhotoFiles)];
}

async function* photosOf(client: Client, store: PhotoStore, report: BackupReport): AsyncGenerator<ArchiveEntry> {
  for (const name of await readPhotoNames(client)) {
    const body = await store.read(name);
    if (!body) {
      report.missingPhotos.push(name);
      continue;
    }
    report.photos += 1;
    yield { name: PHOTOS + name, body };
  }
}
