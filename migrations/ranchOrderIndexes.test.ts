import { beforeAll, expect, test } from 'vitest';
import { ordersOfRanch } from '../graph/orders/ordersOfRanch';
import type { OrderSort } from '../graph/resolverTypes.generated';
import { planOf } from '../graph/testing/countStatements';
import { ownDatabase } from '../graph/testing/database';

// A database of its own: plans depend on how much there is.
const db = await ownDatabase('ranch_order_indexes');

beforeAll(async () => {
  await db.raw(`
    insert into users (email, name, user_type) select md5(n::text), md5(n::text), 'RANCHER' from generate_series(1, 10) as n;
    insert into ranchers (user_id, ranch_name, city, state, zip_code)
    select id, md5(id::text), md5(id::text), 'Texas', '78701' from users;
    insert into orders (customer_id, rancher_id, customer_name, customer_email, customer_zip, order_type,
      shipping_method, shipping_fee, amount, commission_rate, commission_amount, created_at, updated_at)
    select user_id, id, md5(n::text), '', '78701', 'OTHER', 'LOCAL_PICKUP', 0, n * 7919 % 1000, 0, 0,
      now() - n * 7919 % 1000 * interval '1 hour', now() - n * 6151 % 1000 * interval '1 hour'
    from ranchers cross join generate_series(1, 1000) as n`);
  await db.raw('vacuum analyze users, ranchers, orders');
});

test.each<[OrderSort, string]>([
  ['NEWEST', 'orders_of_ranch '],
  ['OLDEST', 'orders_of_ranch '],
  ['UPDATED', 'orders_of_ranch_by_update '],
  ['AMOUNT', 'orders_of_ranch_by_amount '],
  ['CUSTOMER', 'orders_of_ranch_by_customer '],
])('a rancher reads orders by %s from an index, without sorting them', async (sort, index) => {
  const plan = await planOf(db, (context) => ordersOfRanch(context, 1, { args: { sort }, first: 5, columns: ['id'] }));
  expect(plan).toContain(`using ${index}`);
  // What is sorted is the list of ranches, which is one.
  expect(plan.split('Nested Loop')[1]).not.toContain('Sort');
});

test.each(['346', '(512) 555-0143'])('a rancher who searches for %s reads no orders of others', async (search) => {
  const read = { args: { search }, first: 5, columns: ['id'] };
  const plan = await planOf(db, (context) => ordersOfRanch(context, 1, read));
  expect(plan).toMatch(/orders_of_ranch|orders_pkey/);
  expect(plan).not.toContain('Seq Scan on orders');
});
