import { expect, test } from 'vitest';
import { migrationNamed } from '../graph/database/migrationSource';
import { ownDatabase } from '../graph/testing/database';
import { testGraph } from '../graph/testing/graph';

const knowFees = migrationNamed('20261126230100_know_fees');

const db = await ownDatabase('know_fees');
const { make } = await testGraph(db);

test('fees of 0 become unknown, but not where a flat price includes them', async () => {
  const { ranch } = await make.rancher();
  await db.transaction((trx) => knowFees.down(trx));
  const byWeight = { pricing: 'HANGING', price: 0, pricePerPound: 450 } as const;
  const processor = async (fees: object, animals: object[]) => {
    const { id } = await make.processor(ranch.id, fees);
    for (const animal of animals) await make.animal(ranch.id, { ...animal, processorId: id });
    return id;
  };
  const none = { killFee: 0, cutAndWrapPerPound: 0 };
  const ids = [
    await processor(none, [{}]),
    await processor(none, [{}, byWeight]),
    await processor({ ...none, payer: 'FAMILY' }, [{}]),
    await processor(none, []),
    await processor({ killFee: 0 }, [byWeight]),
  ];
  await db.transaction((trx) => knowFees.up(trx));
  const stored = await db('processors').whereIn('id', ids).orderBy('id');
  expect(stored.map(({ killFee, cutAndWrapPerPound }) => [killFee, cutAndWrapPerPound])).toEqual([
    [0, 0],
    [null, null],
    [null, null],
    [null, null],
    [null, 90],
  ]);
});

test('the version before gets 0 for unknown fees, and a payer that it knows', async () => {
  const { ranch } = await make.rancher();
  const { id } = await make.processor(ranch.id, { killFee: 0, cutAndWrapPerPound: 0, payer: 'INCLUDED' });
  const unknown = await make.processor(ranch.id, { killFee: null, cutAndWrapPerPound: null });
  await db.transaction((trx) => knowFees.down(trx));
  const none = { killFee: 0, cutAndWrapPerPound: 0, payer: 'RANCH' };
  for (const one of [id, unknown.id]) expect(await db('processors').where({ id: one }).first()).toMatchObject(none);
  await db.transaction((trx) => knowFees.up(trx));
});
