import { beforeAll, expect, test } from 'vitest';
import { everyCustomer } from '../graph/accounts/listCustomers';
import { everyRanch } from '../graph/find/listAllRanchers';
import { everyOrder } from '../graph/orders/listOrders';
import type { AdminOrderSort, AdminRancherSort, CustomerSort } from '../graph/resolverTypes.generated';
import { firstPage, planOf } from '../graph/testing/countStatements';
import { ownDatabase } from '../graph/testing/database';

// A database of its own: plans depend on how much there is.
const db = await ownDatabase('admin_sort_indexes');

beforeAll(async () => {
  await db.raw(`
    insert into users (email, name, user_type, created_at)
    select md5(n::text), md5(n::text), case when n % 2 = 0 then 'RANCHER' else 'CUSTOMER' end,
      now() - n * 7919 % 10000 * interval '1 hour'
    from generate_series(1, 10000) as n;
    -- Balances that no ledger makes.
    alter table ranchers disable trigger ranchers_new_balance;
    insert into ranchers (user_id, ranch_name, city, state, zip_code, approval, current_balance, commission_rate, created_at)
    select id, md5(id::text), '', 'Texas', '78701', case when id % 50 = 0 then 'PENDING' else 'APPROVED' end,
      id * 7919 % 10000, id * 7919 % 1000 / 10.0, now() - id * 7919 % 10000 * interval '1 hour'
    from users where user_type = 'RANCHER';
    insert into orders (customer_id, rancher_id, customer_name, customer_email, customer_zip, order_type,
      shipping_method, shipping_fee, amount, commission_rate, commission_amount, created_at, updated_at)
    select user_id, id, '', '', '78701', 'OTHER', 'LOCAL_PICKUP', 0, id * 7919 % 10000, 0, 0,
      now() - id * 7919 % 10000 * interval '1 hour', now() - id * 6151 % 10000 * interval '1 hour'
    from ranchers`);
  await db.raw('vacuum analyze users, ranchers, orders');
});

test.each<[AdminRancherSort, string]>([
  ['NAME', 'ranchers_by_approval '],
  ['NAME_DESC', 'ranchers_by_approval '],
  ['NEWEST', 'ranchers_by_approval_newest '],
  ['OLDEST', 'ranchers_by_approval_newest '],
  ['BALANCE', 'ranchers_by_approval_balance '],
  ['RATE', 'ranchers_by_approval_rate '],
])('approved ranches by %s are read from an index, without sorting them', async (sort, index) => {
  const plan = await planOf(db, (context) => firstPage(context, everyRanch(context, { sort, approval: ['APPROVED'] })));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});

test.each<[AdminOrderSort, string]>([
  ['NEWEST', 'orders_newest '],
  ['OLDEST', 'orders_newest '],
  ['AMOUNT', 'orders_by_amount '],
  ['AMOUNT_ASC', 'orders_by_amount '],
  ['UPDATED', 'orders_by_update '],
])('all orders by %s are read from an index, without sorting them', async (sort, index) => {
  const plan = await planOf(db, (context) => firstPage(context, everyOrder(context, { sort })));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});

test.each<[CustomerSort, string]>([
  ['NEWEST', 'users_customers_newest '],
  ['OLDEST', 'users_customers_newest '],
  ['NAME', 'users_customers_by_name '],
  ['NAME_DESC', 'users_customers_by_name '],
])('customers by %s are read from an index, without sorting them', async (sort, index) => {
  const plan = await planOf(db, (context) => firstPage(context, everyCustomer({ sort })));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});
