import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../accounts/testing/context';
import { ranchesAround } from '../find/listRanchers';
import type { RancherSort, ShippingMethod } from '../resolverTypes.generated';
import { firstPage, planOf } from '../testing/countStatements';
import { ownDatabase } from '../testing/database';

// Uses its own database, because query plans depend on the amount of data.
const db = await ownDatabase('around');

beforeAll(async () => {
  await db.raw(`
    insert into users (email, name, user_type)
    select md5(n::text), md5(n::text), 'RANCHER' from generate_series(1, 10000) as n;
    insert into ranchers (user_id, ranch_name, city, state, zip_code, latitude, longitude, approval, commission_rate,
      offer_local_pickup, offer_local_delivery, offer_shipping)
    select u.id, md5(u.id::text), z.city, 'Texas', z.zip_code, z.latitude, z.longitude, 'APPROVED', 10, true, true, true
    from users u join (select *, row_number() over (order by md5(zip_code)) as n from zip_codes) z on z.n = u.id`);
  // Before a vacuum, new rows of a text index are in a pending list that's slow to read.
  await db.raw('vacuum analyze users, ranchers');
});

const near = { zipCode: '66044', miles: 100 };

test.each<[string, ShippingMethod[] | undefined, RancherSort | undefined]>([
  ['any of them', undefined, undefined],
  ['those that deliver', ['LOCAL_DELIVERY'], undefined],
  ['those that ship, by price', ['SHIPPING'], 'PRICE'],
  ['all methods, by name', ['LOCAL_PICKUP', 'LOCAL_DELIVERY', 'SHIPPING'], 'NAME'],
])('an index of places finds ranches around a ZIP code: %s', async (_which, methods, sort) => {
  const filter = { near: { ...near, methods } };
  const plan = await planOf(db, (context) => firstPage(context, ranchesAround(context, { filter, sort })));
  expect(plan).toContain('ranchers_on_sphere');
  expect(plan).not.toContain('Seq Scan');
  const count = await planOf(db, async (context) =>
    (await firstPage(context, ranchesAround(context, { filter }))).total(),
  );
  expect(count).toContain('ranchers_on_sphere');
});

test.each<[string, ShippingMethod[], RancherSort | undefined, string[]]>([
  ['by delivery', ['LOCAL_DELIVERY'], undefined, ['ranchers_local_reach']],
  ['by both, by name', ['LOCAL_DELIVERY', 'SHIPPING'], 'NAME', ['ranchers_local_reach', 'ranchers_shipping_reach']],
])('indexes of reach find ranches that reach a ZIP code from anywhere: %s', async (_which, methods, sort, indexes) => {
  const filter = { near: { zipCode: near.zipCode, methods } };
  const plan = await planOf(db, (context) => firstPage(context, ranchesAround(context, { filter, sort })));
  for (const index of indexes) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('the nearest ranches are read from an index, not sorted', async () => {
  const statements: string[] = [];
  db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
  await firstPage(testContext(db), ranchesAround(testContext(db), { filter: { near: { zipCode: near.zipCode } } }));
  const walk = statements.find((sql) => sql.includes('<->'))?.replaceAll(/\$\d+/g, '1');
  const { rows } = await db.raw(`explain ${walk}`);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('Index Scan using ranchers_on_sphere');
  expect(plan).not.toContain('Sort');
});
