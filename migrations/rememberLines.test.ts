import { expect, test } from 'vitest';
import { migrationNamed } from '../graph/database/migrationSource';
import { ownDatabase } from '../graph/testing/database';
import { testGraph } from '../graph/testing/graph';

const rememberLines = migrationNamed('20261127112000_remember_lines');

const db = await ownDatabase('remember_lines');
const { make } = await testGraph(db);

const told = { from: 150_000, to: 200_000, deposit: 0, payer: 'RANCH' } as const;

test('what families of open orders were told names the line of their order, and the version before forgets it', async () => {
  const [{ ranch }, family] = [await make.rancher(), await make.customer()];
  const claimOf = async (given: object, claim: object = { told }) => {
    const order = await make.order({ customerId: family.id, rancherId: ranch.id, ...given });
    return (await make.claim(order, claim)).id;
  };
  const [fixed, byWeight, canceled, released, untold] = [
    await claimOf({}),
    await claimOf({ billedFees: 45_000 }),
    await claimOf({ status: 'CANCELED' }),
    await claimOf({}, { told, releasedAt: new Date().toISOString() }),
    await claimOf({}, { told: null }),
  ];
  const items = db('orderItems').whereIn('id', db('claims').where({ id: byWeight }).select('orderItemId'));
  await items.update({ basis: 'HANGING', pricePerPound: 500 });
  const read = async () => new Map((await db('claims').select('id', 'told')).map((claim) => [claim.id, claim.told]));
  await db.transaction((trx) => rememberLines.up(trx));
  const known = await read();
  const flat = { basis: null, pricePerPound: null };
  expect(known.get(fixed)).toEqual({ ...told, line: { price: 180_000, goods: 180_000, ...flat } });
  const line = { price: 180_000, goods: 135_000, basis: 'HANGING', pricePerPound: 500 };
  expect(known.get(byWeight)).toEqual({ ...told, line });
  for (const id of [canceled, released]) expect(known.get(id)).toEqual(told);
  expect(known.get(untold)).toBeNull();
  await db.transaction((trx) => rememberLines.down(trx));
  expect((await read()).get(byWeight)).toEqual(told);
});
