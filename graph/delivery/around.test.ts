import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../database/connection';
import { migrate } from '../database/migrate';
import { listRanchers } from '../ranches/listRanchers';
import type { RancherSort, ShippingMethod } from '../resolverTypes.generated';
import { emptyDatabaseUrl } from '../testing/database';
import { planOf } from '../testing/planOf';

// It has its own database, because query plans depend on the amount of data.
const url = await emptyDatabaseUrl('around');
const db = connect(url);

beforeAll(async () => {
  await migrate(url);
  await db.raw(`
    insert into users (email, name, user_type)
    select md5(n::text), md5(n::text), 'RANCHER' from generate_series(1, 10000) as n;
    insert into ranchers (user_id, ranch_name, city, state, zip_code, latitude, longitude, approval, commission_rate,
      offer_local_pickup, offer_local_delivery, offer_shipping)
    select u.id, md5(u.id::text), z.city, 'Texas', z.zip_code, z.latitude, z.longitude, 'APPROVED', 10, true, true, true
    from users u join (select *, row_number() over (order by md5(zip_code)) as n from zip_codes) z on z.n = u.id`);
  // Until this, new rows of a text index are in a pending list that's slow to read.
  await db.raw('vacuum analyze users, ranchers');
});

afterAll(() => db.destroy());

const near = { zipCode: '66044', miles: 100 };

test.each<[string, ShippingMethod[] | undefined, RancherSort | undefined]>([
  ['any of them', undefined, undefined],
  ['those that deliver', ['LOCAL_DELIVERY'], undefined],
  ['those that ship, by price', ['SHIPPING'], 'PRICE'],
  ['all methods, by name', ['LOCAL_PICKUP', 'LOCAL_DELIVERY', 'SHIPPING'], 'NAME'],
])('ranches around a ZIP code are found by their place: %s', async (_which, methods, sort) => {
  const filter = { near: { ...near, methods } };
  const plan = await planOf(db, (context) => listRanchers(context, { filter, sort }, ['id']));
  expect(plan).toContain('ranchers_place');
  expect(plan).not.toContain('Seq Scan');
  const count = await planOf(db, async (context) => (await listRanchers(context, { filter }, ['id'])).total());
  expect(count).toContain('ranchers_place');
});
