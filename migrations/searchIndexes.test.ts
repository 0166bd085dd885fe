import { beforeAll, expect, test } from 'vitest';
import { everyCustomer } from '../graph/accounts/listCustomers';
import type { Context } from '../graph/context';
import { everyRanch } from '../graph/find/listAllRanchers';
import { ranchesAround } from '../graph/find/listRanchers';
import { everyOrder } from '../graph/orders/listOrders';
import { firstPage, planOf } from '../graph/testing/countStatements';
import { ownDatabase } from '../graph/testing/database';

// A database of its own: plans depend on how much there is.
const db = await ownDatabase('search_indexes');

beforeAll(async () => {
  await db.raw(`
    insert into users (email, name, phone, zip_code, user_type)
    select md5(n::text), md5(n::text), lpad(n::text, 10, '5'), lpad(n::text, 5, '0'), case when n % 2 = 0 then 'RANCHER' else 'CUSTOMER' end
    from generate_series(1, 10000) as n;
    -- Balances that no ledger makes.
    alter table ranchers disable trigger ranchers_new_balance;
    insert into ranchers (user_id, ranch_name, city, state, zip_code, approval, has_broker_agreement, current_balance)
    select id, md5(id::text), md5(id::text), 'Texas', lpad(id::text, 5, '0'), 'APPROVED', id % 50 > 0, case when id % 50 = 0 then 1 else 0 end
    from users where user_type = 'RANCHER';
    insert into orders (customer_id, rancher_id, customer_name, customer_email, customer_phone, customer_zip, order_type,
      shipping_method, shipping_fee, amount, commission_rate, commission_amount)
    select user_id, id, md5(id::text), '', lpad(id::text, 10, '5'), lpad(id::text, 5, '0'), 'OTHER', 'LOCAL_PICKUP', 0, 0, 0, 0
    from ranchers cross join generate_series(1, 5)`);
  // New rows of a text index wait in a list that is slow to read, until this.
  await db.raw('vacuum analyze users, ranchers, orders');
});

const search = 'abcdef';

test.each<[string, (context: Context) => Promise<unknown>, string[]]>([
  [
    'customers',
    (context) => firstPage(context, everyCustomer({ search })),
    ['users_customer_search', 'users_phone_search', 'users_by_zip'],
  ],
  [
    'ranches',
    (context) => firstPage(context, everyRanch(context, { search })),
    [
      'ranchers_search',
      'ranchers_place_search',
      'ranchers_by_zip',
      'users_rancher_search',
      'users_phone_search',
      'ranchers_user_id_key',
    ],
  ],
  [
    'orders',
    (context) => firstPage(context, everyOrder(context, { search })),
    [
      'orders_search',
      'ranchers_name_search',
      'orders_of_ranch',
      'orders_pkey',
      'orders_phone_search',
      'orders_by_zip',
      'users_customer_search',
      'orders_of_customer',
    ],
  ],
  [
    'ranches without an agreement',
    (context) => firstPage(context, everyRanch(context, { hasBrokerAgreement: false })),
    ['ranchers_by_agreement'],
  ],
  ['ranches that owe', (context) => firstPage(context, everyRanch(context, { owes: true })), ['ranchers_that_owe']],
])('admins find %s by an index', async (_what, read, indexes) => {
  const plan = await planOf(db, read);
  for (const index of indexes) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('families find ranches by an index', async () => {
  const plan = await planOf(db, (context) => firstPage(context, ranchesAround(context, { filter: { search } })));
  expect(plan).toContain('ranchers_search');
  expect(plan).not.toContain('Seq Scan');
});
