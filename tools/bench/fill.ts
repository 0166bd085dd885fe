import type { Knex } from 'knex';
import { STATES } from '../../rules/words/states';

export const SIZES = {
  small: { ranches: 1_000, orders: 10_000 },
  x10: { ranches: 10_000, orders: 100_000 },
  x100: { ranches: 100_000, orders: 1_000_000 },
};

export type Size = keyof typeof SIZES;

const FAMILIES = 500;

/**
 * Fills an empty database with families, ranches all over the country, and orders of two years. Returns ids of some families and ranches
 * for the requests.
 */
export async function fill(db: Knex, size: { ranches: number; orders: number }, familyCount: number) {
  await db.raw(
    `insert into users (email, name, user_type)
     select 'person' || n || '@herdline.test', 'Person ' || n, case when n <= ? then 'CUSTOMER' else 'RANCHER' end
     from generate_series(1, ?::integer) n`,
    [FAMILIES, FAMILIES + size.ranches],
  );
  await db.raw(
    `insert into ranchers (user_id, ranch_name, description, city, state, zip_code, latitude, longitude, approval,
       commission_rate, offer_quarter_cow, quarter_cow_price, offer_half_cow, half_cow_price, is_grass_fed,
       offer_local_pickup, rating_counts)
     select u.id, 'Ranch ' || u.id, 'Grass and patience', z.city, coalesce(?::jsonb ->> z.state, z.state), z.zip_code, z.latitude, z.longitude, 'APPROVED',
       10, true, 70000 + u.id % 500 * 100, u.id % 2 = 0, 150000, u.id % 3 = 0, true, array[0, u.id % 3, u.id % 5, u.id % 13, u.id % 21]
     from users u join (select *, row_number() over (order by zip_code) as n from zip_codes) z on z.n = u.id::bigint * 7919 % 40000 + 1
     where u.user_type = 'RANCHER'`,
    [JSON.stringify(Object.fromEntries(STATES.map(({ code, name }) => [code, name])))],
  );
  await db.raw(
    `insert into products (rancher_id, kind, name, price)
     select r.id, 'CUSTOM', 'Product ' || n, 1000 + n from ranchers r, generate_series(1, 3) n`,
  );
  await db.raw(
    `insert into orders (customer_id, rancher_id, customer_name, customer_email, customer_zip, order_type, shipping_method,
       shipping_fee, amount, commission_rate, commission_amount, created_at)
     select n % ? + 1, r.id, 'Person', 'person@herdline.test', '78701', 'HALF_COW', 'LOCAL_PICKUP', 0, 150000, 10, 15000,
       now() - n * interval '2 years' / ?::integer
     from generate_series(1, ?::integer) n
     join (select id, row_number() over (order by id) - 1 as place from ranchers) r on r.place = n % ?`,
    [FAMILIES, size.orders, size.orders, size.ranches],
  );
  await db.raw(
    `insert into order_items (order_id, type, name, quantity, price) select id, 'HALF_COW', 'Half Cow', 1, amount from orders`,
  );
  await db.raw(
    `insert into order_status_updates (order_id, status, created_at) select id, 'PENDING', created_at from orders`,
  );
  await db.raw('vacuum analyze');
  const families: number[] = await db('users')
    .where({ userType: 'CUSTOMER' })
    .orderBy('id')
    .limit(familyCount)
    .pluck('id');
  const ranches: number[] = await db('ranchers').orderBy('id').limit(1_000).pluck('id');
  return { families, ranches };
}
