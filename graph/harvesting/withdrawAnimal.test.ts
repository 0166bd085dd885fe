import { beforeEach, describe, expect, test } from 'vitest';
import { Claim } from '../claims/Claim';
import { writeLetter } from '../letters/writeLetter';
import type { Mail } from '../mail/queueMail';
import { putOnAnimal } from '../reserving/movePlaces';
import { familyWith, harvestedAnimal, keep } from '../settlements/testing/herd';
import { codeOf, errorOf, fieldsOf, testConfig, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const WITHDRAW = `mutation ($id: ID!, $reason: String, $payments: WithdrawnPayments) {
  moveAnimal(id: $id, stage: WITHDRAWN, reason: $reason, payments: $payments) { animal { stage withdrawalReason quartersLeft } } }`;
const WEIGH =
  'mutation ($id: ID!, $input: WeighAnimalInput!) { weighAnimal(animalId: $id, input: $input) { animal { id } } }';
const ORDER = `query ($id: ID!) { order(id: $id) { status amount total balanceDue revisions { number total reason }
  payments { kind amount note } claims { linePosition animal { id } hangingPounds } } }`;
const REASON = 'The inspector condemned the carcass';

type Animal = Awaited<ReturnType<typeof harvestedAnimal>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let animal: Animal;

beforeEach(async () => {
  rancher = await make.rancher();
  animal = await harvestedAnimal(make, rancher.ranch.id, { animal: { tag: '41' } });
});

const run = (query: string, variables: object) => as(rancher).run(query, { id: String(animal.id), ...variables });
const withdraw = (input: object = { reason: REASON }) => run(WITHDRAW, input);
const weigh = (input: object = { hangingPounds: 500 }) => run(WEIGH, { input });
const read = async ({ id }: { id: number }) => (await run(ORDER, { id: String(id) })).data.order;

async function letterOf({ id }: { id: number }) {
  const { rows } = await db.raw(
    "select payload from graphile_worker._private_jobs where payload ->> 'orderId' = ? and payload ->> 'template' = 'shareBackInLine'",
    [String(id)],
  );
  expect(rows).toHaveLength(1);
  const { payload } = rows[0] as { payload: Mail };
  return writeLetter(db, payload);
}

describe('an animal that is condemned after its harvest', () => {
  test('is withdrawn with a reason, and its families are back at the front of the line and told', async () => {
    const waiting = await make.order({ customerId: (await make.customer()).id, rancherId: rancher.ranch.id });
    await make.claim(waiting, { lineAt: '2020-01-01T00:00:00.000Z' });
    const { order } = await familyWith(make, animal, [1, 2]);
    await keep(db, animal, [3, 4]);
    expect(fieldsOf(await withdraw({}))).toEqual({ reason: 'Say why. Families will see this.' });
    expect((await withdraw()).data.moveAnimal.animal).toEqual({
      ...{ stage: 'WITHDRAWN', withdrawalReason: REASON, quartersLeft: 4 },
    });
    expect(await read(order)).toMatchObject({
      status: 'PENDING',
      revisions: [],
      claims: [{ linePosition: 1, animal: null }],
    });
    const letter = await letterOf(order);
    expect(letter?.subject).toBe(`Order #${order.id}: the beef of animal 41 was lost`);
    expect(letter?.paragraphs.join(' ')).toContain(`can't be used. The reason: ${REASON}`);
  });

  test('leaves a settled order with a closing revision of nothing, and its commission too', async () => {
    const { order } = await familyWith(make, animal, [1, 2], { shippingMethod: 'LOCAL_DELIVERY', shippingFee: 2_500 });
    await keep(db, animal, [3, 4]);
    await weigh();
    expect((await read(order)).revisions).toHaveLength(1);
    expect((await withdraw()).errors).toBeUndefined();
    expect(await read(order)).toMatchObject({
      ...{ amount: 0, total: 0, balanceDue: 0, claims: [{ linePosition: 1, hangingPounds: null }] },
      revisions: [{ number: 1 }, { number: 2, total: 0, reason: REASON }],
    });
    expect(await db('orders').where({ id: order.id }).first()).toMatchObject({ commissionAmount: 0 });
  });

  test('leaves an order by weight without a total until its share is weighed on another animal', async () => {
    const { order, claim } = await familyWith(make, animal, [1, 2], { status: 'PROCESSING' });
    const line = { price: 150_000, goods: 120_000, basis: 'HANGING', pricePerPound: 400 } as const;
    const told = { from: 140_000, to: 160_000, deposit: 0, payer: 'RANCH', line } as const;
    await db('orderItems')
      .where({ orderId: order.id })
      .update({ basis: 'HANGING', pricePerPound: 400, price: 150_000 });
    await db('claims')
      .where({ id: claim.id })
      .update({ told: JSON.stringify(told) });
    await keep(db, animal, [3, 4]);
    await weigh();
    await run(
      'mutation ($id: ID!) { recordOrderPayment(orderId: $id, input: { kind: BALANCE, method: CASH, amount: 50000 }) { payment { id } } }',
      { id: String(order.id) },
    );
    await withdraw();
    const NOW = `query ($id: ID!) { order(id: $id) { amount goods total balanceDue invoice { number } revisions { number }
      settlement { state total overpaid dueSince revision { number } quote { from to } waitsFor } } }`;
    const now = async () => (await run(NOW, { id: String(order.id) })).data.order;
    const open = { state: 'UNWEIGHED', total: null, overpaid: 0, dueSince: null, revision: null };
    expect(await now()).toMatchObject({
      ...{ amount: 150_000, goods: 120_000, total: 150_000, balanceDue: null, invoice: null },
      ...{ revisions: [{ number: 1 }, { number: 2 }] },
      settlement: { ...open, quote: { from: 140_000, to: 160_000 }, waitsFor: ['Half Cow'] },
    });
    const paid = await run(
      'mutation ($id: ID!) { recordOrderPayment(orderId: $id, input: { kind: BALANCE, method: CASH, amount: 10000 }) { payment { balanceDueThen } } }',
      { id: String(order.id) },
    );
    expect(paid.data.recordOrderPayment.payment).toEqual({ balanceDueThen: null });
    const next = await harvestedAnimal(make, rancher.ranch.id, { animal: { tag: '42' } });
    await db.transaction(async (trx) =>
      putOnAnimal(trx, await Claim.query(trx).findById(claim.id).throwIfNotFound(), {
        animal: next,
        places: [1, 2],
        timeZone: testConfig.timeZone,
      }),
    );
    await keep(db, next, [3, 4]);
    expect((await now()).settlement).toMatchObject({ ...open, waitsFor: ['animal 42'] });
    expect((await run(WEIGH, { id: String(next.id), input: { hangingPounds: 600 } })).errors).toBeUndefined();
    // 300 lb at $4.60, and half of the kill fee.
    expect(await now()).toMatchObject({
      ...{ total: 142_250, balanceDue: 82_250, invoice: { number: `${order.id}-3` } },
      settlement: { state: 'SETTLED', revision: { number: 3 }, quote: { from: 119_250, to: 142_250 } },
    });
  });

  test('leaves what an order has besides it', async () => {
    const other = await harvestedAnimal(make, rancher.ranch.id);
    const { order } = await familyWith(make, animal, [1, 2]);
    await make.claim(order, { animal: other, places: [1, 2] });
    for (const one of [animal, other]) await keep(db, one, [3, 4]);
    for (const { id } of [animal, other]) await run(WEIGH, { id: String(id), input: { hangingPounds: 500 } });
    const { total } = await read(order);
    await withdraw();
    const after = await read(order);
    expect(after.total).toBe(total / 2);
    expect(after.revisions.at(-1)).toMatchObject({ total: total / 2, reason: REASON });
  });

  test.each([
    ['MOVED', []],
    ['RETURNED', [{ kind: 'REFUND', amount: 20_000, note: REASON }]],
  ])('keeps or returns what families paid: %s', async (payments, refunds) => {
    const { order, claim } = await familyWith(make, animal, [1, 2], { deposit: 20_000 });
    await keep(db, animal, [3, 4]);
    await run('mutation ($id: ID!) { markDepositReceived(claimId: $id) { claim { id } } }', { id: String(claim.id) });
    expect((await withdraw({ reason: REASON, payments })).errors).toBeUndefined();
    expect((await read(order)).payments).toEqual([{ kind: 'DEPOSIT', amount: 20_000, note: null }, ...refunds]);
    const text = (await letterOf(order))?.paragraphs.join(' ');
    expect(text?.includes("The $200.00 that you've paid stays with your order.")).toBe(payments === 'MOVED');
  });

  test('was the families’ own if it was custom-exempt, so they keep their place and nothing is promised', async () => {
    await db('processors').where({ id: animal.processorId }).update({ inspection: 'CUSTOM_EXEMPT' });
    await db('animals').where({ id: animal.id }).update({ inspection: 'CUSTOM_EXEMPT' });
    const waiting = await make.order({ customerId: (await make.customer()).id, rancherId: rancher.ranch.id });
    await make.claim(waiting, { lineAt: '2020-01-01T00:00:00.000Z' });
    const { order } = await familyWith(make, animal, [1, 2]);
    await withdraw();
    expect((await read(order)).claims).toMatchObject([{ linePosition: 2 }]);
    const text = (await letterOf(order))?.paragraphs.join(' ') ?? '';
    expect(text).toContain('You owned your share of this animal, so the loss is yours too');
    expect(text).not.toMatch(/We'll email you/);
  });

  test('stays once an order with a share of it is fulfilled, or its beef is ready', async () => {
    const { order } = await familyWith(make, animal, [1, 2]);
    await keep(db, animal, [3, 4]);
    await weigh();
    await db('animals').where({ id: animal.id }).update({ stage: 'READY' });
    expect(codeOf(await withdraw())).toBe('CONFLICT');
    await db('animals').where({ id: animal.id }).update({ stage: 'WEIGHED' });
    for (const status of ['CONTACTED', 'PROCESSING', 'FULFILLED'] as const) await make.move(order, status);
    expect(errorOf(await withdraw())).toMatchObject({
      message: expect.stringMatching(/is fulfilled/),
      extensions: { allowed: ['READY'] },
    });
    const animalNow = await run('query ($id: ID!) { animal(id: $id) { stage nextStages } }', {});
    expect(animalNow.data.animal).toEqual({ stage: 'WEIGHED', nextStages: ['READY'] });
  });
});
