import type { Knex } from 'knex';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../graph/testing/database';
import { maker } from '../graph/testing/make';

const db = await testDatabase();
const make = maker(db);

/** What some work in a transaction tells, in order. */
async function toldBy(work: (trx: Knex.Transaction) => Promise<unknown>): Promise<string[]> {
  const client = new pg.Client({ connectionString: await testDatabaseUrl() });
  await client.connect();
  onTestFinished(() => client.end());
  const told: string[] = [];
  client.on('notification', ({ channel, payload }) => told.push(`${channel} ${payload}`));
  await client.query('listen ranches_changed; listen products_changed');
  await db.transaction(work);
  // Comes back behind all notices.
  await client.query('');
  return told;
}

const ranchOf = async () => (await make.rancher()).ranch.id;

test('a change of what a ranch shows is told once, in the transaction of the fact', async () => {
  const id = await ranchOf();
  const edit = (trx: Knex, description: string) => trx('ranchers').where({ id }).update({ description });
  expect(await toldBy((trx) => edit(trx, 'new'))).toEqual([`ranches_changed ${id}`]);
  expect(await toldBy((trx) => edit(trx, 'new'))).toEqual([]);
  expect(await toldBy(async (trx) => [await edit(trx, 'newer'), await edit(trx, 'newest')])).toHaveLength(1);
  const undone = toldBy(async (trx) => {
    await edit(trx, 'never');
    await trx.rollback();
  });
  expect(await undone.catch(() => [])).toEqual([]);
});

test('a new name, email or phone of a rancher is told, and nothing else of users', async () => {
  const { owner, ranch } = await make.rancher();
  const { id: customer } = await make.customer();
  const change = (id: number, changes: object) => toldBy((trx) => trx('users').where({ id }).update(changes));
  expect(await change(owner.id, { phone: '555-0142' })).toEqual([`ranches_changed ${ranch.id}`]);
  expect(await change(owner.id, { name: 'Cal Reed' })).toEqual([`ranches_changed ${ranch.id}`]);
  expect(await change(owner.id, { email: `cal-${owner.id}@herdline.test` })).toEqual([`ranches_changed ${ranch.id}`]);
  expect(await change(owner.id, { phone: '555-0142', updatedAt: new Date() })).toEqual([]);
  expect(await change(owner.id, { updatedAt: new Date() })).toEqual([]);
  expect(await change(customer, { name: 'Ann Reed', phone: '555-0143' })).toEqual([]);
});

test('a balance that moves tells nobody', async () => {
  const id = await ranchOf();
  const { id: customerId } = await make.customer();
  const { id: orderId } = await make.order({ customerId, rancherId: id, status: 'FULFILLED' });
  const charge = { rancherId: id, type: 'CHARGE', amount: 5_000, description: 'Commission', orderId };
  expect(await toldBy((trx) => trx('commissionTransactions').insert(charge))).toEqual([]);
  expect(await db('ranchers').where({ id }).first('currentBalance')).toEqual({ currentBalance: 5_000 });
  expect(await toldBy((trx) => trx('ranchers').where({ id }).update({ updatedAt: new Date() }))).toEqual([]);
});

test('each change of products and variants tells of their ranch', async () => {
  const [id, other] = [await ranchOf(), await ranchOf()];
  const told = [`products_changed ${id}`];
  const product = { rancherId: id, kind: 'CUSTOM', name: 'Jerky', price: 900 };
  expect(await toldBy((trx) => trx('products').insert(product))).toEqual(told);
  const [{ id: productId }] = await db('products').where({ rancherId: id }).select('id');
  expect(await toldBy((trx) => trx('productVariants').insert({ productId, name: 'Bag', price: 100 }))).toEqual(told);
  expect(await toldBy((trx) => trx('productVariants').where({ productId }).update({ price: 200 }))).toEqual(told);
  expect(await toldBy((trx) => trx('productVariants').where({ productId }).delete())).toEqual(told);
  await make.variant(productId);
  const moved = await toldBy((trx) => trx('products').where({ id: productId }).update({ rancherId: other }));
  expect(moved.sort()).toEqual([...told, `products_changed ${other}`].sort());
  expect(await toldBy((trx) => trx('products').where({ id: productId }).delete())).toEqual([
    `products_changed ${other}`,
  ]);
});

test('more than a hundred ranches at once are told as all', async () => {
  const [least] = await Promise.all(Array.from({ length: 101 }, ranchOf));
  const ids = await db('ranchers')
    .where('id', '>=', Number(least) - 100)
    .limit(101)
    .pluck('id');
  const some = ids.slice(0, 100);
  const edit = (of: number[]) =>
    toldBy((trx) =>
      trx('ranchers')
        .whereIn('id', of)
        .update({ description: trx.raw("description || '.'") }),
    );
  expect((await edit(some)).sort()).toEqual(some.map((id) => `ranches_changed ${id}`).sort());
  expect(await edit(ids)).toEqual(['ranches_changed all']);
});

test('a ZIP code that moves tells of all ranches', async () => {
  const move = (trx: Knex) =>
    trx('zipCodes')
      .where({ zipCode: '78701' })
      .update({ city: trx.raw('city') });
  expect(await toldBy(move)).toEqual(['ranches_changed all']);
});
