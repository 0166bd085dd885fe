import { afterAll, expect, test } from 'vitest';
import { migrations } from '../../migrations/list.generated';
import { ownDatabaseUrl } from '../testing/database';
import { connect } from './connection';
import { OF_0_1_0 } from './currentMigrations';
import { knownMigrations, migrate, rollback } from './migrate';

const names = Object.keys(migrations);
const nouns = names.filter((name) => name < '20261126180000');
const later = names.filter((name) => name > '20261126180000');

const opened: ReturnType<typeof connect>[] = [];
afterAll(() => Promise.all(opened.map((knex) => knex.destroy())));

/** A database with this list, as versions of then left it: without comments. */
async function databaseOf(name: string, list: string[]) {
  const url = await ownDatabaseUrl(name);
  const db = connect(url);
  opened.push(db);
  const comments = await commentsOf(db);
  for (const one of later.toReversed()) if (!list.includes(one)) await db.migrate.down({ name: one });
  await db.raw(
    "delete from pg_description where objoid in (select oid from pg_class where relnamespace = 'public'::regnamespace)",
  );
  await db('migrations').delete();
  await db('migrations').insert(
    list.map((one) => ({ name: one, batch: later.includes(one) ? 3 : 1, migrationTime: new Date() })),
  );
  return { url, db, comments };
}

const commentsOf = (db: ReturnType<typeof connect>): Promise<string[]> =>
  db('pg_description').orderBy('description').pluck('description');

const listOf = (db: ReturnType<typeof connect>): Promise<string[]> => db('migrations').orderBy('id').pluck('name');

test('a database of the last version of 0.1.0 goes on with its data, and gets its comments', async () => {
  const { url, db, comments } = await databaseOf('of_0_1_0', OF_0_1_0);
  await db('feedback').insert({ feedback: 'As before', type: 'OTHER' });
  expect(await migrate(url)).toEqual(later);
  expect(await listOf(db)).toEqual(names);
  expect(await db('feedback').pluck('feedback')).toEqual(['As before']);
  expect(await commentsOf(db)).toEqual(comments);
});

test('a database that has run later ones too goes on, and rolls back only these', async () => {
  const { url, db } = await databaseOf('later_than_0_1_0', [...OF_0_1_0, ...later]);
  expect(await migrate(url)).toEqual([]);
  expect(await listOf(db)).toEqual(names);
  expect(await rollback(url)).toEqual(later.toReversed());
  expect(await listOf(db)).toEqual(nouns);
});

test('an older database is told what to run first, and stays as it is', async () => {
  const older = OF_0_1_0.slice(0, -1);
  const { url, db } = await databaseOf('older_than_0_1_0', older);
  const refused = migrate(url);
  await expect(refused).rejects.toThrow(
    'older than the last version of 0.1.0. Run that version first, whose last migration is 20261126173000_capitalize_mc_towns.',
  );
  await expect(refused).rejects.toThrow('lacks 1 up to there');
  expect(await listOf(db)).toEqual(older);
});

test('a backup of the last version of 0.1.0 is restored by the names of today, and an older one is refused', () => {
  expect(knownMigrations(OF_0_1_0)).toEqual(nouns);
  expect(knownMigrations([...later, ...OF_0_1_0])).toEqual(names);
  expect(() => knownMigrations(OF_0_1_0.slice(1))).toThrow('older than the last version of 0.1.0');
  expect(() => knownMigrations([...names, '20991231000000_unknown'])).toThrow(
    'does not know the migrations 20991231000000_unknown',
  );
});
