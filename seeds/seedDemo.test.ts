import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { verifyPassword } from '../graph/accounts/passwords/passwords';
import { connect } from '../graph/database/connection';
import { ownDatabaseUrl } from '../graph/testing/database';
import { seedDemo } from './seedDemo';
import { demoDatabase, DEMO_NOW as now } from './testing/demoDatabase';

const { db, select, expectNone, first } = await demoDatabase('demo');

test('a database with accounts in it is left alone', async () => {
  const { count } = await first('select count(*) from users');
  await expect(seedDemo(db, now)).rejects.toThrow();
  expect((await first('select count(*) from users')).count).toBe(count);
});

describe('accounts', () => {
  test('the four demo accounts sign in with the demo password', async () => {
    const rows = await select(`
      select u.email, u.user_type as type, u.password_hash as hash, r.approval
      from users u left join ranchers r on r.user_id = u.id
      where u.email in ('admin@herdline.test', 'customer@herdline.test', 'rancher@herdline.test', 'pending@herdline.test')
      order by u.email`);
    expect(rows.map(({ email, type, approval }) => [email, type, approval])).toEqual([
      ['admin@herdline.test', 'ADMIN', null],
      ['customer@herdline.test', 'CUSTOMER', null],
      ['pending@herdline.test', 'RANCHER', 'PENDING'],
      ['rancher@herdline.test', 'RANCHER', 'APPROVED'],
    ]);
    for (const { hash } of rows) expect(await verifyPassword(hash, 'Herdline1')).toBe(true);
  });

  test('there are forty customers, each in the town of their ZIP code', async () => {
    expect(await first(`select count(*) from users where user_type = 'CUSTOMER'`)).toEqual({ count: 40 });
    await expectNone(`
      select u.email from users u left join zip_codes z using (zip_code)
      where u.user_type = 'CUSTOMER' and z.city is distinct from u.city`);
  });
});

describe('ranches', () => {
  test('at least 60 in at least 30 states are approved, and some are not', async () => {
    const { ranches, states } = await first(`
      select count(*) as ranches, count(distinct state) as states from ranchers where approval = 'APPROVED'`);
    expect(ranches).toBeGreaterThanOrEqual(60);
    expect(states).toBeGreaterThanOrEqual(30);
    const others = await select(`
      select approval, count(*) from ranchers where approval <> 'APPROVED' group by approval order by approval`);
    expect(others.map(({ approval, count }) => [approval, count])).toEqual([
      ['PENDING', 4],
      ['REJECTED', 1],
      ['SUSPENDED', 1],
    ]);
  });

  test('each is in the town of its ZIP code, at its coordinates', async () => {
    await expectNone(`
      select r.ranch_name from ranchers r left join zip_codes z using (zip_code)
      where (z.city, z.latitude, z.longitude) is distinct from (r.city, r.latitude, r.longitude)`);
  });

  test('names and texts are unique, and so are the pictures of approved ranches', async () => {
    for (const column of ['ranch_name', 'description', 'custom_ranch_description', 'user_id']) {
      await expectNone(`select ${column} from ranchers group by ${column} having count(*) > 1`);
    }
    await expectNone(
      `select image_url from ranchers where approval = 'APPROVED' group by image_url having count(*) > 1`,
    );
    await expectNone(`
      select ranch_name from ranchers
      where length(description) not between 40 and 500 or length(custom_ranch_description) not between 300 and 5000`);
  });

  test('a share is offered if and only if it has a price', async () => {
    await expectNone(`
      select ranch_name from ranchers
      where offer_quarter_cow <> (quarter_cow_price > 0)
        or offer_half_cow <> (half_cow_price > 0)
        or offer_whole_cow <> (whole_cow_price > 0)`);
  });

  test('state-inspected beef stays in its state', async () => {
    const { inspected } = await first(`
      select count(*) as inspected from ranchers where processing_facility like '%state inspected'`);
    expect(inspected).toBeGreaterThan(3);
    await expectNone(`
      select r.ranch_name, z.zip_code from ranchers r
      join zip_codes home on home.zip_code = r.zip_code
      join zip_codes z on z.state <> home.state
        and miles_between(z.latitude, z.longitude, r.latitude, r.longitude) <= r.local_delivery_range
      where r.processing_facility like '%state inspected' and r.offer_local_delivery`);
    await expectNone(`
      select ranch_name from ranchers where processing_facility like '%state inspected' and offer_shipping`);
  });

  test('an order’s notes mention deposits and weights only if the ranch uses them', async () => {
    await expectNone(`
      select s.notes, r.ranch_name from order_status_updates s
      join orders o on o.id = s.order_id join ranchers r on r.id = o.rancher_id
      where (s.notes ilike '%deposit%' and not r.deposit_required)
        or (s.notes ilike '%hanging weight%' and r.pricing_model <> 'HANGING')`);
  });

  test('each has a feeding method, pictures, products and a delivery method', async () => {
    await expectNone(`
      select ranch_name from ranchers r
      where (feeding_method ilike '%grass%' and not is_grass_fed)
        or (feeding_method ilike 'grain%' and not is_grain_finished)
        or (is_grass_fed and is_grain_finished)
        or (feeding_method = 'Other') <> (custom_feeding_method is not null)
        or cardinality(gallery_images) not between 3 and 12
        or not (offer_local_pickup or offer_local_delivery or offer_shipping)
        or not exists (select from products p where p.rancher_id = r.id)`);
  });

  test('there are products with variants, boxes with contents, and cuts', async () => {
    const kinds = await select(`
      select kind, count(*) > 20 as many from products group by kind order by kind`);
    expect(kinds).toEqual(['BEEF_BOX', 'CUSTOM', 'SELECT_CUT'].map((kind) => ({ kind, many: true })));
    await expectNone(`select name from products where kind = 'BEEF_BOX' and cardinality(contents) = 0`);
    expect((await first('select count(*) from product_variants')).count).toBeGreaterThan(100);
  });

  test('every product has its picture', async () => {
    const shown = await select('select distinct image_url as url from products');
    expect(shown.length).toBeGreaterThan(12);
    expect(shown.filter(({ url }) => !existsSync(`web/public${url}`))).toEqual([]);
  });
});

describe('orders', () => {
  test('there are three hundred over fourteen months, in every status, not counting shares of animals', async () => {
    const { orders, statuses, oldest, newest } = await first(`
      select count(*) as orders, count(distinct status) as statuses, min(created_at) as oldest, max(created_at) as newest
      from orders where not exists (select from claims where order_id = orders.id)`);
    expect([orders, statuses]).toEqual([300, 5]);
    expect(new Date(oldest).getTime()).toBeGreaterThan(Date.parse('2025-09-20'));
    expect(new Date(oldest).getTime()).toBeLessThan(Date.parse('2025-11-01'));
    expect(new Date(newest).getTime()).toBeLessThanOrEqual(now.getTime());
  });

  test('no share of a particular animal was ordered more than 120 days ago', async () => {
    await expectNone(`
      select o.id from claims c join orders o on o.id = c.order_id
      where o.created_at < '${now.toISOString()}'::timestamptz - interval '120 days'`);
  });

  test('the demo customer and the demo rancher have orders in every status', async () => {
    const ofCustomer = await first(`
      select count(*) as orders, count(distinct status) as statuses
      from orders join users on users.id = customer_id where email = 'customer@herdline.test'`);
    expect(ofCustomer).toEqual({ orders: 11, statuses: 5 });
    const ofRancher = await first(`
      select count(*) as orders, count(distinct status) as statuses,
        count(*) filter (where status = 'PENDING') as pending, count(*) filter (where status = 'PROCESSING') as processing
      from orders o join ranchers r on r.id = o.rancher_id join users u on u.id = r.user_id
      where u.email = 'rancher@herdline.test'`);
    expect(ofRancher.statuses).toBe(5);
    expect(ofRancher.orders).toBeGreaterThanOrEqual(12);
    expect(ofRancher.pending).toBeGreaterThanOrEqual(3);
    expect(ofRancher.processing).toBeGreaterThanOrEqual(3);
  });

  test('amounts are the sums of their lines until they’re settled, and commission is at the ranch’s rate', async () => {
    await expectNone(`
      select o.id from orders o join ranchers r on r.id = o.rancher_id
      where o.commission_rate <> r.commission_rate
        or o.commission_amount <> round(o.goods * o.commission_rate / 100)`);
    await expectNone(`
      select o.id from orders o, lateral (select sum(price * quantity) as amount from order_items i where i.order_id = o.id) ordered
      where (o.settled_total is null and o.amount <> ordered.amount)
        or o.notes not like 'Estimated total: $' || to_char(ordered.amount / 100.0, 'FM999,990.00') || '.%'`);
  });

  test('lines have the prices of the ranch, or that of their animal', async () => {
    await expectNone(`
      select i.id from order_items i
      join orders o on o.id = i.order_id join ranchers r on r.id = o.rancher_id
      left join products p on p.id = i.product_id and p.rancher_id = r.id
      left join product_variants v on v.id = i.variant_id and v.product_id = p.id
      left join claims c on c.order_item_id = i.id and c.pricing is not null
      where i.price is distinct from case when c.pricing = 'FLAT' then c.price
        when c.id is not null then ((c.told ->> 'from')::integer + (c.told ->> 'to')::integer + 100) / 200 * 100 else case i.type
        when 'QUARTER_COW' then r.quarter_cow_price
        when 'HALF_COW' then r.half_cow_price
        when 'WHOLE_COW' then r.whole_cow_price
        else coalesce(v.price, p.price) end end`);
    await expectNone(`
      select o.id from orders o where not exists (
        select from order_items i
        where i.order_id = o.id and o.order_type = case i.type when 'SELECT_CUT' then 'SELECT_CUTS' else i.type end)`);
  });

  test('each has a delivery method that the ranch offers and that reaches the family, at its fee', async () => {
    await expectNone(`
      select o.id from orders o join ranchers r on r.id = o.rancher_id join zip_codes z on z.zip_code = o.customer_zip,
        miles_between(z.latitude, z.longitude, r.latitude, r.longitude) as miles
      where not case o.shipping_method
        when 'LOCAL_PICKUP' then r.offer_local_pickup and o.shipping_fee = 0 and o.shipping_address is null
        when 'LOCAL_DELIVERY' then r.offer_local_delivery and miles <= r.local_delivery_range
          and o.shipping_fee = r.local_delivery_fee and o.shipping_address is not null
        else r.offer_shipping and (r.shipping_nationwide or miles <= r.shipping_radius)
          and o.shipping_fee = r.shipping_fee and o.shipping_address is not null end`);
  });

  test('histories begin with the order, go forward by allowed moves, and end at the status', async () => {
    await expectNone(`
      select id from (
        select o.id, o.status, o.created_at, o.updated_at,
          array_agg(s.status order by s.id) as path, min(s.created_at) as first, max(s.created_at) as last,
          array_agg(s.id order by s.id) = array_agg(s.id order by s.created_at, s.id) as forward
        from orders o left join order_status_updates s on s.order_id = o.id group by o.id
      ) as told
      where not forward or first <> created_at or last <> updated_at or last > '${now.toISOString()}'
        or path[cardinality(path)] <> status
        or array_to_string(path, ' ') not in (
          'PENDING', 'PENDING CONTACTED', 'PENDING CONTACTED PROCESSING', 'PENDING CONTACTED PROCESSING FULFILLED',
          'PENDING CANCELED', 'PENDING CONTACTED CANCELED')`);
  });

  test('no order is older than its family or ranch, and only approved ranches have open orders', async () => {
    await expectNone(`
      select o.id from orders o join users u on u.id = o.customer_id join ranchers r on r.id = o.rancher_id
      where o.created_at < u.created_at or o.created_at < r.created_at
        or r.approval in ('PENDING', 'REJECTED')
        or (r.approval = 'SUSPENDED' and o.status not in ('FULFILLED', 'CANCELED'))`);
  });
});

describe('the ledger', () => {
  test('charges each fulfilled order its commission once, and adjusts it for later settlements', async () => {
    await expectNone(`
      select o.id from orders o full join (select * from commission_transactions where type = 'CHARGE') t on t.order_id = o.id
      where (o.status = 'FULFILLED') is distinct from (t.id is not null)
        or (t.id is not null and (t.amount + coalesce((select sum(amount) from commission_transactions a where a.order_id = o.id and a.type = 'ADJUSTMENT'), 0),
            t.rancher_id, t.created_at) is distinct from (o.commission_amount, o.rancher_id, o.updated_at))`);
  });

  test('only the demo rancher has an open payment request, for the whole balance', async () => {
    const open = await select(`
      select u.email, t.amount, r.current_balance as balance
      from commission_transactions t join ranchers r on r.id = t.rancher_id join users u on u.id = r.user_id
      where t.type = 'REQUEST' and not exists (select from commission_request_answers a where a.request_id = t.id)`);
    expect(open.map(({ email }) => email)).toEqual(['rancher@herdline.test']);
    expect(open[0].balance).toBeGreaterThan(0);
    expect(open[0].amount).toBe(open[0].balance);
    // The list that admins and ranchers see.
    expect((await first('select count(*)::integer as open from commission_open_requests')).open).toBe(1);
  });

  test('the suspended ranch still owes commission', async () => {
    expect(
      (await first(`select current_balance as owed from ranchers where approval = 'SUSPENDED'`)).owed,
    ).toBeGreaterThan(0);
  });
});

test('people have one address and phones of their state, and nobody reads the same message or answer twice', async () => {
  await expectNone(`
    select customer_id from orders where shipping_address is not null group by 1 having count(distinct shipping_address) > 1`);
  for (const reader of ['rancher_id', 'customer_id'])
    await expectNone(`
      select c.${reader}, m.text from messages m join conversations c on c.id = m.conversation_id
      group by 1, 2 having count(*) > 1`);
  await expectNone('select rancher_id, answer from reviews where answer is not null group by 1, 2 having count(*) > 1');
  await expectNone('select rancher_id, words from reviews group by 1, 2 having count(*) > 1');
  await expectNone(`
    select o.id from orders o join ranchers r on r.id = o.rancher_id
    where r.ranch_name = 'Pedernales Bend Ranch' and o.status = 'PENDING'
      and o.created_at < '${now.toISOString()}'::timestamptz - interval '7 days'`);
});

test('there are favorites and feedback', async () => {
  const counts = await first(
    'select (select count(*) from favorites) as saved, (select count(*) from feedback) as heard',
  );
  expect(counts.saved).toBeGreaterThan(60);
  expect(counts.heard).toBeGreaterThanOrEqual(10);
  const saved = await first(`
    select count(*) from favorites join users on users.id = user_id where email = 'customer@herdline.test'`);
  expect(saved.count).toBeGreaterThanOrEqual(2);
});

test('the demo is the same each time, and sends no emails', async () => {
  const again = connect(await ownDatabaseUrl('demo_again'));
  await seedDemo(again, now);
  for (const table of [
    'ranchers',
    'products',
    'orders',
    'order_items',
    'order_status_updates',
    'commission_transactions',
    'processors',
    'animals',
    'claims',
    'weighings',
    'order_revisions',
    'order_payments',
  ]) {
    // The keys of shares' pages are random, because they open these pages.
    const print = `select md5(string_agg((to_jsonb(t) - 'page_key')::text, '' order by id)) as print from ${table} t`;
    expect((await again.raw(print)).rows, table).toEqual((await db.raw(print)).rows);
  }
  await again.destroy();
  expect((await first('select count(*) from graphile_worker.jobs')).count).toBe(0);
});

test('the audit log and the mail records match the orders', async () => {
  await expectNone(`
    select u.id from order_status_updates u
    where u.status <> 'PENDING' and not exists (
      select from audit_entries a where a.action = 'ORDER_MOVED' and a.record_id = u.order_id
      and a.changes -> 0 ->> 'after' = u.status and a.created_at = u.created_at)`);
  await expectNone(`select o.id from orders o where not exists (select from mails m where m.order_id = o.id)`);
  await expectNone("select id from audit_entries where actor_id is null or created_at > '2026-11-21T12:00:00Z'");
});

test('the events are in order of time and add up to the statuses', async () => {
  await expectNone(`
    select e.id from (select *, lag(created_at) over (order by position) as before from events) as e
    where e.position is null or e.created_at < e.before`);
  await expectNone(`
    select o.id from orders o where o.status is distinct from (
      select e.status from events e where e.order_id = o.id and e.status is not null order by e.position desc limit 1)`);
});

describe('reviews', () => {
  test('most fulfilled orders have one, with varied texts and some critical ones', async () => {
    const { share, reviews, texts, low } = await first(`
      select count(v.id)::float8 / count(*) as share, count(v.id) as reviews, count(distinct v.words) as texts,
             count(*) filter (where v.stars <= 3) as low
      from orders o left join reviews v on v.order_id = o.id where o.status = 'FULFILLED'`);
    expect(share).toBeGreaterThan(0.6);
    expect(texts).toBeGreaterThan(0.8 * reviews);
    expect(low).toBeGreaterThan(10);
    await expectNone(`select words from reviews where words like '%{%' or length(words) > 2000`);
  });

  test('each was written after its order was fulfilled, and its event has the same time', async () => {
    await expectNone(`
      select v.id from reviews v
      join lateral (select max(created_at) as at from order_status_updates where order_id = v.order_id and status = 'FULFILLED') f on true
      where v.created_at <= f.at or v.answered_at <= v.created_at or v.created_at > '${now.toISOString()}'`);
    await expectNone(`
      select v.id from reviews v left join events e on e.review_id = v.id where e.created_at is distinct from v.created_at`);
  });

  test('admins have some to decide on, and the demo customer has one to write', async () => {
    expect(await first(`select count(reported_at) as reported, count(hidden_at) as hidden from reviews`)).toEqual({
      reported: 2,
      hidden: 1,
    });
    await expectNone(`select 1 where not exists (
      select from orders o join users u on u.id = o.customer_id
      where u.email = 'customer@herdline.test' and o.status = 'FULFILLED' and o.created_at > '${now.toISOString()}'::timestamptz - interval '200 days'
        and not exists (select from reviews where order_id = o.id))`);
  });
});
