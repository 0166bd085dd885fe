import { beforeAll, expect, test } from 'vitest';
import { assignPositions } from '../../events/assignPositions';
import { ownDatabase } from '../../testing/database';
import { type Answer, testGraph } from '../../testing/graph';

const ROWS = 5_000;

// The test has its own database, because it must know every row.
const db = await ownDatabase('paging');
const { as, make } = await testGraph(db);

/** Inserts many rows with few names and times, so that often only the id decides their order. */
const RANCHES = `
  with owners as (
    insert into users (email, name, user_type)
    select md5(random()::text || n), 'Owner', 'RANCHER' from generate_series(1, ?::integer) as n returning id
  )
  insert into ranchers (user_id, ranch_name, city, state, zip_code, approval, commission_rate)
  select id, 'Ranch ' || id * 7919 % 100, '', 'Texas', '78701', 'APPROVED', 10 from owners`;

const ORDERS = `
  with placed as (
    insert into orders (customer_id, rancher_id, customer_name, customer_email, customer_zip, order_type,
      shipping_method, shipping_fee, amount, commission_rate, commission_amount, created_at)
    select user_id, id, 'Family', 'family@herdline.test', '78701', 'OTHER', 'LOCAL_PICKUP', 0, 1000, 10, 100,
      '2026-11-01'::timestamptz + id % 60 * interval '1 hour'
    from ranchers order by random() limit ?::integer returning id
  )
  insert into order_status_updates (order_id, status) select id, 'PENDING' from placed`;

beforeAll(async () => {
  await db.raw(RANCHES, [ROWS]);
  await db.raw(ORDERS, [ROWS]);
  await db.raw('analyze');
});

/** Inserts rows before, after and at the reader's place, and changes existing rows. */
async function write(): Promise<void> {
  await db.raw(RANCHES, [3]);
  await db.raw(ORDERS, [3]);
  const some = 'where id in (select 1 + floor(random() * ?)::integer from generate_series(1, 20))';
  await db.raw(`update ranchers set rating_counts[1 + floor(random() * 5)] = 7, city = 'Austin' ${some}`, [ROWS]);
  await db.raw(`update orders set notes = 'Call first', updated_at = now() ${some}`, [ROWS]);
}

const LISTS = {
  'orders, newest first': {
    field: 'admin { page: orders(first: 100, after: $after) CONNECTION }',
    start: 'select id from orders order by created_at desc, id desc',
  },
  'ranches by name': {
    field: 'page: ranchers(sort: NAME, first: 100, after: $after) CONNECTION',
    start: 'select id from ranchers order by sort_name, id',
  },
  'events by position': {
    field: 'page: events(first: 100, after: $after) CONNECTION',
    start: 'select position as id from events order by position',
  },
};
const CONNECTION = '{ nodes { id } pageInfo { hasNextPage endCursor } }';

/** Reads a list to its end, while others write. */
async function readAll(field: string): Promise<string[]> {
  const admin = await make.admin();
  const query = `query ($after: String) { ${field.replace('CONNECTION', CONNECTION)} }`;
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const reading: Promise<Answer> = as(admin).run(query, { after });
    await write();
    const { data, errors } = await reading;
    expect(errors).toBeUndefined();
    const { nodes, pageInfo } = (data.admin ?? data).page;
    ids.push(...nodes.map(({ id }: { id: string }) => id));
    if (!pageInfo.hasNextPage) return ids;
    after = pageInfo.endCursor;
  }
}

test.each(Object.entries(LISTS))('%s: writes cause no duplicate and no missing rows', async (_, list) => {
  await assignPositions(db);
  const { rows } = await db.raw(list.start);
  const initial = rows.map(({ id }: { id: number }) => String(id));
  expect(initial.length).toBeGreaterThanOrEqual(ROWS);
  const read = await readAll(list.field);
  expect(new Set(read).size).toBe(read.length);
  const initialIds = new Set(initial);
  // The order of the initial rows must be the same, too.
  expect(read.filter((id) => initialIds.has(id))).toEqual(initial);
});
