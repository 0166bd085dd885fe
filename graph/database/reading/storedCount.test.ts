import { beforeAll, describe, expect, test } from 'vitest';
import { randomOf } from '../../../seeds/random';
import { ownDatabase } from '../../testing/database';
import { testGraph } from '../../testing/graph';
import { migrationNamed } from '../migrationSource';

const MIGRATIONS = ['20261126175400_row_counts', '20261128004000_count_states'].map(migrationNamed);

// The test has its own database, because it counts whole tables.
const db = await ownDatabase('row_counts');
const { as, make } = await testGraph(db);
// Lets orders move from any status to any other.
await db.raw('alter table orders disable trigger orders_keep_history');

const { pick, whole } = randomOf('row counts');
const STATUSES = ['PENDING', 'CONTACTED', 'FULFILLED', 'CANCELED'];

/** Inserts this many orders in one statement, placed with a ranch by its owner. */
const place = (orders: number, rancherId: number, on = db) =>
  on.raw(
    `insert into orders (customer_id, rancher_id, customer_name, customer_email, customer_zip, order_type,
       shipping_method, shipping_fee, amount, commission_rate, commission_amount, created_at)
     select user_id, id, 'Family', 'family@herdline.test', '78701', 'OTHER', 'LOCAL_PICKUP', 0, 1000, 10, 100,
       '2026-01-01'::timestamptz + n * interval '1 minute'
     from ranchers, generate_series(1, ?::integer) as n where id = ?`,
    [orders, rancherId],
  );

const CHANGES = [
  () =>
    db('orders')
      .where({ id: whole(1, 300) })
      .update({ status: pick(STATUSES) }),
  () => db.raw('delete from orders where id = (select id from orders order by random() limit 1)'),
  () => make.rancher({ approval: pick(['APPROVED', 'PENDING', 'SUSPENDED'] as const) }),
  () =>
    db('ranchers')
      .where({ id: whole(1, 20) })
      .update({ approval: pick(['APPROVED', 'PENDING']) }),
  () => make.customer(),
  () => db('feedback').insert({ feedback: 'Fine', type: 'OTHER', pageUrl: '/' }),
  () => db('auditEntries').insert({ action: pick(['SIGNED_IN', 'ORDER_MOVED']) }),
];

const COUNTED = `
  select 'orders' as of_table, status as part, count(*) as rows from orders group by 2
  union all select 'ranchers', approval, count(*) from ranchers group by 2
  union all select 'approved ranchers', state, count(*) from ranchers where approval = 'APPROVED' group by 2
  union all select 'users', user_type, count(*) from users group by 2
  union all select 'audit_entries', action, count(*) from audit_entries group by 2
  union all select 'feedback', type, count(*) from feedback group by 2
  order by 1, 2`;
const STORED = `select of_table, part, sum(rows)::bigint as rows from row_counts
  group by 1, 2 having sum(rows) <> 0 order by 1, 2`;

async function expectExact(): Promise<void> {
  const [counted, stored] = await Promise.all([db.raw(COUNTED), db.raw(STORED)]);
  expect(stored.rows).toEqual(counted.rows);
}

let ranch: { id: number };

beforeAll(async () => {
  ranch = (await make.rancher()).ranch;
  await place(300, ranch.id);
});

test('the migration counts the rows that already exist', async () => {
  for (const { down } of MIGRATIONS.toReversed()) await down(db);
  await place(30, ranch.id);
  for (const { up } of MIGRATIONS) await up(db);
  await expectExact();
});

describe('stored counts are exact', () => {
  test('after concurrent changes of all kinds', async () => {
    for (let round = 0; round < 10; round++) {
      await Promise.all(Array.from({ length: 8 }, () => pick([() => place(whole(1, 4), ranch.id), ...CHANGES])()));
      await expectExact();
    }
  });

  test('after a rollback', async () => {
    const trx = await db.transaction();
    await place(5, ranch.id, trx);
    await trx.rollback();
    await expectExact();
  });

  test('while transactions are open, and no transaction waits for another', async () => {
    const [one, other] = [await db.transaction(), await db.transaction()];
    await place(2, ranch.id, one);
    await other.raw("set local lock_timeout = '1s'");
    await place(3, ranch.id, other);
    await expectExact();
    await other.commit();
    await expectExact();
    await one.commit();
    await expectExact();
  });
});

const LIST = `query ($from: DateTime, $status: [OrderStatus!], $to: DateTime, $id: ID!) {
  admin {
    all: orders(status: $status) { ...Total }
    late: orders(from: $from) { ...Total }
    few: orders(to: $to) { ...Total }
  }
  rancher(id: $id) { orders { ...Total } }
}
fragment Total on OrderConnection { totalCount totalCountIsMinimum }`;

test('a list is counted exactly if its count is stored, and otherwise up to 10,000', async () => {
  const { ranch: busy } = await make.rancher();
  await place(10_000, busy.id);
  const variables = { from: '2026-01-01T00:00:00Z', to: '2026-01-01T00:01:30Z', id: String(busy.id) };
  const read = async () => (await as(await make.admin()).run(LIST, variables)).data;
  const exact = async (where = 'true') => {
    const { rows } = await db.raw(`select count(*) as count from orders where ${where}`);
    return { totalCount: rows[0].count, totalCountIsMinimum: false };
  };
  const atLeast = { totalCount: 10_000, totalCountIsMinimum: true };
  expect(await read()).toEqual({
    admin: { all: await exact(), late: atLeast, few: await exact("created_at < '2026-01-01T00:01:30Z'") },
    rancher: { orders: { totalCount: 10_000, totalCountIsMinimum: false } },
  });
  await place(1, busy.id);
  expect((await read()).rancher.orders).toEqual(atLeast);
  const { data } = await as(await make.admin()).run(LIST, { ...variables, status: ['FULFILLED'] });
  expect(data.admin.all).toEqual(await exact("status = 'FULFILLED'"));
});
