import { afterAll, expect, test } from 'vitest';
import { migrations } from '../../migrations/list.generated';
import { seedDemo } from '../../seeds/seedDemo';
import { emptyDatabaseUrl } from '../testing/database';
import { connect } from './connection';
import { migrate } from './migrate';

// A database of its own, without tables.
const url = await emptyDatabaseUrl('down_and_up');
const knex = connect(url, { statementTimeout: 0 });
afterAll(() => knex.destroy());

const OURS = "(select oid from pg_namespace where nspname = 'public')";
const OF_EXTENSION = (oid: string) => `exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;

/** All that migrations make, each as a text. What holds for new rows alone is the same rule. */
const SCHEMA = `
  select concat_ws(' ', 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
    a.attgenerated, pg_get_expr(e.adbin, e.adrelid)) as thing
  from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef e on e.adrelid = c.oid and e.adnum = a.attnum
  where c.relnamespace in ${OURS} and c.relkind in ('r', 'v', 'm') and a.attnum > 0 and not a.attisdropped
  union all select 'index ' || pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace in ${OURS}
  union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, replace(pg_get_constraintdef(oid), ' NOT VALID', ''))
    from pg_constraint where connamespace in ${OURS}
  union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace in ${OURS}
  union all select 'function ' || regexp_replace(pg_get_functiondef(p.oid), '\\s+', ' ', 'g') from pg_proc p
    where pronamespace in ${OURS} and prokind = 'f' and not ${OF_EXTENSION('p.oid')}
  order by thing`;

async function schema(): Promise<string[]> {
  const { rows } = await knex.raw(SCHEMA);
  return rows
    .map(({ thing }: { thing: string }) => thing)
    .filter((thing: string) => !/\bmigrations(_lock)?\b/.test(thing));
}

/** Functions, checks and indexes by their names: what is put back may be written otherwise, or has to let in what is there. */
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
