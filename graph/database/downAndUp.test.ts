import { afterAll, expect, test } from 'vitest';
import { migrations } from '../../migrations/list.generated';
import { seedDemo } from '../../seeds/seedDemo';
import { emptyDatabaseUrl } from '../testing/database';
import { connect } from './connection';
import { migrate } from './migrate';

// The test has its own database, without tables.
const url = await emptyDatabaseUrl('down_and_up');
const knex = connect(url, { statementTimeout: 0 });
afterAll(() => knex.destroy());

const PUBLIC_SCHEMA = "(select oid from pg_namespace where nspname = 'public')";
const belongsToExtension = (oid: string) =>
  `exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;

/** Lists everything that migrations create, each as text. A constraint that isn't validated yet counts as the same constraint. */
const SCHEMA = `
  select concat_ws(' ', 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
    a.attgenerated, pg_get_expr(e.adbin, e.adrelid)) as thing
  from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef e on e.adrelid = c.oid and e.adnum = a.attnum
  where c.relnamespace in ${PUBLIC_SCHEMA} and c.relkind in ('r', 'v', 'm') and a.attnum > 0 and not a.attisdropped
  union all select 'index ' || pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace in ${PUBLIC_SCHEMA}
  union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, replace(pg_get_constraintdef(oid), ' NOT VALID', ''))
    from pg_constraint where connamespace in ${PUBLIC_SCHEMA}
  union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace in ${PUBLIC_SCHEMA}
  union all select 'function ' || regexp_replace(pg_get_functiondef(p.oid), '\\s+', ' ', 'g') from pg_proc p
    where pronamespace in ${PUBLIC_SCHEMA} and prokind = 'f' and not ${belongsToExtension('p.oid')}
  order by thing`;

async function schema(): Promise<string[]> {
  const { rows } = await knex.raw(SCHEMA);
  return rows
    .map(({ thing }: { thing: string }) => thing)
    .filter((thing: string) => !/\bmigrations(_lock)?\b/.test(thing));
}

/** Compares functions, checks and indexes by name, because a rollback may write them differently or must accept existing rows. */
const outline = async () => (await schema()).map((thing) => thing.replace(/ (AS \$function\$|CHECK |USING ).*/s, ''));

test('every migration can be rolled back and run again, also with the data of a marketplace', async () => {
  const before = new Map<string, string[]>();
  const names = Object.keys(migrations);
  for (const name of names) {
    before.set(name, await outline());
    await knex.migrate.up({ name });
  }
  const all = await schema();
  await migrate(url);
  await seedDemo(knex, new Date());
  for (const name of names.toReversed()) {
    await knex.migrate.down({ name });
    expect([name, await outline()]).toEqual([name, before.get(name)]);
  }
  expect(await schema()).toEqual([]);
  await migrate(url);
  expect(await schema()).toEqual(all);
}, 300_000);
