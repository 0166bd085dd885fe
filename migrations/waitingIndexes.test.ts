import { beforeAll, expect, test } from 'vitest';
import { everyOverdueCommission } from '../graph/commissions/overdueCommissions';
import type { Context } from '../graph/context';
import { everyFailedMail } from '../graph/mail/listMails';
import { everyLateOrder } from '../graph/orders/listOrders';
import { firstPage, planOf } from '../graph/testing/countStatements';
import { ownDatabase } from '../graph/testing/database';
import { listFailedWebhooks } from '../graph/webhooks/loadWebhooks';

// A database of its own: plans depend on how much there is.
const db = await ownDatabase('waiting_indexes');

beforeAll(async () => {
  await db.raw(`
    insert into users (email, name, user_type)
    select md5(n::text), md5(n::text), 'RANCHER' from generate_series(1, 5000) as n;
    insert into ranchers (user_id, ranch_name, city, state, zip_code, approval)
    select id, md5(id::text), '', 'Texas', '78701', 'APPROVED' from users;
    insert into orders (customer_id, rancher_id, customer_name, customer_email, customer_zip, order_type, status,
      shipping_method, shipping_fee, amount, commission_rate, commission_amount, created_at)
    select user_id, id, '', '', '78701', 'OTHER', case when id % 50 = 0 then 'PENDING' else 'CONTACTED' end,
      'LOCAL_PICKUP', 0, 0, 0, 0, now() - id * 7919 % 10000 * interval '1 hour'
    from ranchers cross join generate_series(1, 3);
    insert into mails (template, user_id, state, sent_at, created_at)
    select 'newOrder', id, case when id % 100 = 0 then 'FAILED' else 'SENT' end,
      case when id % 100 > 0 then now() end, now() - id * interval '1 minute'
    from users;
    insert into webhooks (user_id, url, secret, position, enabled, failing_since)
    select id, 'https://books.example', '', 0, id % 100 > 0, case when id % 100 = 0 then now() end from users;
    insert into open_charges select id, id, now() - id * 7919 % 62 * interval '1 day', 100 from ranchers;
    truncate stale_ranches`);
  await db.raw('vacuum analyze users, ranchers, orders, mails, webhooks, open_charges, stale_ranches');
});

test.each<[string, (context: Context) => Promise<unknown>, string, string]>([
  ['late orders', (context) => firstPage(context, everyLateOrder({ first: 5 })), 'orders', 'orders_by_status'],
  ['failed mails', (context) => firstPage(context, everyFailedMail({ first: 5 })), 'mails', 'mails_failed'],
  ['failed webhooks', (context) => listFailedWebhooks(context, { first: 5 }), 'webhooks', 'webhooks_failed'],
])('%s are read from an index, without sorting them', async (_what, read, table, index) => {
  const plan = await planOf(db, read);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
  expect(plan).not.toContain(`Seq Scan on ${table}`);
});

test('overdue commission is found by the moment of each ranch’s oldest charge', async () => {
  const plan = await planOf(db, (context) => firstPage(context, everyOverdueCommission({ first: 5 })));
  expect(plan).toContain('open_charges_oldest');
  expect(plan).not.toContain('Seq Scan on open_charges');
});
