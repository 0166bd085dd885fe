import { expect, test } from 'vitest';
import { migrationNamed } from '../graph/database/migrationSource';
import { familyWith, harvestedAnimal, keep } from '../graph/settlements/testing/herd';
import { ownDatabase } from '../graph/testing/database';
import { testGraph } from '../graph/testing/graph';

const keepReceipts = migrationNamed('20261126200100_keep_receipts');

const db = await ownDatabase('keep_receipts');
const { as, make } = await testGraph(db);

const PAY = `mutation ($orderId: ID!, $input: OrderPaymentInput!) {
  recordOrderPayment(orderId: $orderId, input: $input) { payment { id } } }`;
const WEIGH = `mutation ($id: ID!, $input: WeighAnimalInput!) { weighAnimal(animalId: $id, input: $input) { animal { id } } }`;

test('payments of the version before get what was received and due as of each of them', async () => {
  const rancher = await make.rancher();
  const animal = await harvestedAnimal(make, rancher.ranch.id);
  const { order } = await familyWith(make, animal, [1], { deposit: 15_000 });
  await keep(db, animal, [2]);
  await keep(db, animal, [3, 4]);
  const pay = async (kind: string, amount: number, orderId = order.id) => {
    const input = { kind, method: 'CHECK', amount, note: 'Late' };
    expect((await as(rancher).run(PAY, { orderId: String(orderId), input })).errors).toBeUndefined();
  };
  await pay('DEPOSIT', 15_000);
  await as(rancher).run(WEIGH, { id: String(animal.id), input: { hangingPounds: 500 } });
  await pay('BALANCE', 20_000);
  await pay('REFUND', 5_000);
  const canceled = await make.order({ customerId: order.customerId, rancherId: rancher.ranch.id });
  await pay('DEPOSIT', 10_000, canceled.id);
  await make.move(canceled, 'CANCELED');
  await pay('KEPT', 10_000, canceled.id);
  const read = () => db('orderPayments').orderBy('id');
  const before = await read();
  expect(before.map(({ receivedThen, balanceDueThen }) => [receivedThen, balanceDueThen])).toEqual([
    [15_000, null],
    [35_000, 24_625],
    [30_000, 29_625],
    [10_000, 170_000],
    [10_000, 0],
  ]);
  // As when a new version starts, each in one transaction.
  await db.transaction((trx) => keepReceipts.down(trx));
  await db.transaction((trx) => keepReceipts.up(trx));
  expect(await read()).toEqual(before);
});
