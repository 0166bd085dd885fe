import { readdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { migrations } from '../../migrations/list.generated';
import { emptyDatabaseUrl } from '../testing/database';
import { connect } from './connection';
import { migrate, rollback } from './migrate';

const url = await emptyDatabaseUrl('migrations');
const knex = connect(url);
const names = Object.keys(migrations);

const TABLES = `select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'migrations%'`;
const FUNCTIONS = `select proname as name from pg_proc p where pronamespace = 'public'::regnamespace and not exists
  (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

async function things(): Promise<string[]> {
  const { rows } = await knex.raw(`${TABLES} union all ${FUNCTIONS} order by name`);
  return rows.map(({ name }: { name: string }) => name);
}

afterAll(() => knex.destroy());

test('two servers that start at the same time run each migration only once, and one rollback undoes them all', async () => {
  await rollback(url);
  const runs = await Promise.all([migrate(url), migrate(url)]);
  expect(runs.flat()).toEqual(names);
  expect(await things()).toContain('orders');
  expect(await rollback(url)).toEqual(names.toReversed());
  expect(await things()).toEqual([]);
});

test('a migration lock left by a killed server does not block the next start', async () => {
  await migrate(url);
  await knex('migrations_lock').update({ isLocked: 1 });
  expect(await migrate(url)).toEqual([]);
});

test('migrations run in the order of their names', () => {
  expect(names.toSorted()).toEqual(names);
});

test('the generated list contains every migration file', () => {
  const files = readdirSync('migrations').filter((file) => /^\d.*\.(sql|ts)$/.test(file));
  expect(names).toEqual(files.map((file) => file.replace(/\.\w+$/, '')).toSorted());
});
