import { beforeEach, expect, test } from 'vitest';
import { familyWith, harvestedAnimal } from '../settlements/testing/herd';
import { codeOf, errorOf, refusalOf, testGraph } from '../testing/graph';

// Tests changes from a phone without reception, which queues them, and sends a change again if the response was lost.
const { db, as, make } = await testGraph();

const MOVE = `mutation ($id: ID!, $status: OrderStatus!, $notes: String, $key: String) {
  updateOrderStatus(orderId: $id, status: $status, notes: $notes, idempotencyKey: $key) { status } }`;
const DETAILS = `mutation ($id: ID!, $input: OrderDetailsInput!, $expected: OrderDetailsInput, $key: String) {
  updateOrderDetails(orderId: $id, input: $input, expected: $expected, idempotencyKey: $key) {
    order { privateNotes handoverDay } } }`;
const WEIGH_ANIMAL = `mutation ($id: ID!, $input: WeighAnimalInput!, $expected: ID, $key: String) {
  weighAnimal(animalId: $id, input: $input, expected: $expected, idempotencyKey: $key) { animal { hangingPounds weighings { id hangingPounds } } } }`;
const WEIGH_ORDER = `mutation ($id: ID!, $input: WeighOrderInput!, $expected: ID, $key: String) {
  weighOrder(orderId: $id, input: $input, expected: $expected, idempotencyKey: $key) { order { revisions { id reason } } } }`;

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let order: Awaited<ReturnType<typeof make.order>>;

beforeEach(async () => {
  rancher = await make.rancher();
  order = await make.order({ customerId: (await make.customer()).id, rancherId: rancher.ranch.id });
});

const run = (query: string, variables: object, person: { id: number } | null = rancher) =>
  as(person).run(query, { id: String(order.id), ...variables });
const mails = (template: string) => db('mails').where({ orderId: order.id, template });

test('a move that is sent again is made once, even after the order has moved further', async () => {
  const contacted = { status: 'CONTACTED', notes: 'Called', key: 'phone-1' };
  await run(MOVE, contacted);
  expect((await run(MOVE, contacted)).data.updateOrderStatus.status).toBe('CONTACTED');
  await run(MOVE, { status: 'PROCESSING', key: 'phone-2' });
  expect((await run(MOVE, contacted)).data.updateOrderStatus.status).toBe('PROCESSING');
  expect(await mails('orderStatusChanged')).toHaveLength(2);
});

test('a move that is sent twice at once is made once', async () => {
  const contacted = { status: 'CONTACTED', key: 'phone-1' };
  const answers = await Promise.all([run(MOVE, contacted), run(MOVE, contacted)]);
  expect(answers.map(({ data }) => data.updateOrderStatus.status)).toEqual(['CONTACTED', 'CONTACTED']);
  expect(await mails('orderStatusChanged')).toHaveLength(1);
});

test('a key of another change is refused, and so is an empty key', async () => {
  await run(MOVE, { status: 'CONTACTED', key: 'phone-1' });
  expect(codeOf(await run(MOVE, { status: 'PROCESSING', key: 'phone-1' }))).toBe('IDEMPOTENCY_MISMATCH');
  expect(codeOf(await run(DETAILS, { input: { privateNotes: 'x' }, key: 'phone-1' }))).toBe('IDEMPOTENCY_MISMATCH');
  expect(refusalOf(await run(MOVE, { status: 'PROCESSING', key: ' ' }))).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { idempotencyKey: 'May not be empty' },
  });
});

test('a refused move leaves its key free, and another person may use the same key', async () => {
  expect(codeOf(await run(MOVE, { status: 'FULFILLED', key: 'phone-1' }))).toBe('CONFLICT');
  expect(codeOf(await run(MOVE, { status: 'CONTACTED', key: 'phone-1' }))).toBeUndefined();
  const admin = await make.admin();
  expect((await run(MOVE, { status: 'PROCESSING', key: 'phone-1' }, admin)).data.updateOrderStatus.status).toBe(
    'PROCESSING',
  );
});

test('strangers and visitors learn nothing from a key', async () => {
  await run(MOVE, { status: 'CONTACTED', key: 'phone-1' });
  expect(codeOf(await run(MOVE, { status: 'CONTACTED', key: 'phone-1' }, await make.rancher()))).toBe('NOT_FOUND');
  expect(codeOf(await run(MOVE, { status: 'CONTACTED', key: 'phone-1' }, null))).toBe('UNAUTHENTICATED');
});

test('a note for a field that somebody else has changed is refused, and the error has the current value', async () => {
  await run(DETAILS, { input: { privateNotes: 'Gate code 4411' } });
  const late = {
    input: { privateNotes: 'Pays cash', handoverDay: '' },
    expected: { privateNotes: '', handoverDay: '' },
  };
  expect(errorOf(await run(DETAILS, { ...late, key: 'phone-1' }))).toMatchObject({
    message: 'The private notes changed in the meantime. Now: Gate code 4411',
    extensions: { code: 'CONFLICT' },
  });
  const unconditional = await run(DETAILS, { input: late.input, key: 'phone-1' });
  expect(unconditional.data.updateOrderDetails.order.privateNotes).toBe('Pays cash');
});

test('a note that is already stored is not a conflict, and sending it again undoes nothing newer', async () => {
  const note = { input: { privateNotes: 'Pays cash' }, expected: { privateNotes: null }, key: 'phone-1' };
  await run(DETAILS, note);
  expect((await run(DETAILS, note)).data.updateOrderDetails.order.privateNotes).toBe('Pays cash');
  await run(DETAILS, { input: { privateNotes: 'Pays by check' } });
  expect((await run(DETAILS, note)).data.updateOrderDetails.order.privateNotes).toBe('Pays by check');
});

test('a weighing that is sent again is recorded once', async () => {
  const animal = await harvestedAnimal(make, rancher.ranch.id);
  await familyWith(make, animal, [1, 2, 3, 4]);
  const weighing = { id: String(animal.id), input: { hangingPounds: 500 }, key: 'scale-1' };
  await run(WEIGH_ANIMAL, weighing);
  const { data } = await run(WEIGH_ANIMAL, weighing);
  expect(data.weighAnimal.animal).toEqual({
    hangingPounds: 500,
    weighings: [expect.objectContaining({ hangingPounds: 500 })],
  });
  const other = await run(WEIGH_ANIMAL, { ...weighing, input: { hangingPounds: 510 } });
  expect(codeOf(other)).toBe('IDEMPOTENCY_MISMATCH');
});

test('a weighing is refused if somebody else has corrected the weight, and the error has the current weight', async () => {
  const animal = await harvestedAnimal(make, rancher.ranch.id);
  await familyWith(make, animal, [1, 2, 3, 4]);
  const weigh = (hangingPounds: number, more: object = {}) =>
    run(WEIGH_ANIMAL, { id: String(animal.id), input: { hangingPounds, reason: 'Misread' }, ...more });
  const { data } = await weigh(500);
  const [{ id: expected }] = data.weighAnimal.animal.weighings;
  await weigh(510, { expected });
  const { errors } = await weigh(505, { expected, key: 'scale-2' });
  expect(errors?.[0]).toMatchObject({
    message: 'The weights changed in the meantime. Now: 510 lb hanging weight',
    extensions: { code: 'CONFLICT' },
  });
  // The same weight again isn't a conflict.
  expect(codeOf(await weigh(510, { expected }))).toBeUndefined();
  expect((await weigh(505, { key: 'scale-2' })).data.weighAnimal.animal.hangingPounds).toBe(505);
  const unknown = await weigh(505, { expected: 'x' });
  expect(unknown.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { expected: expect.any(String) },
  });
});

test('an order that somebody else has settled again keeps that settlement', async () => {
  const settle = (amount: number, more: object = {}) =>
    run(WEIGH_ORDER, { input: { charges: [{ kind: 'CHARGE', amount, reason: 'Storage' }], reason: 'Late' }, ...more });
  const { data } = await settle(500);
  const [{ id: expected }] = data.weighOrder.order.revisions;
  await settle(700, { expected });
  expect(errorOf(await settle(600, { expected }))).toMatchObject({
    message: expect.stringMatching(/^The order was settled again in the meantime\. Now: \$/),
    extensions: { code: 'CONFLICT' },
  });
  expect(codeOf(await settle(700, { expected }))).toBeUndefined();
  expect((await settle(600)).data.weighOrder.order.revisions).toHaveLength(3);
});

test('a helper who may not see money is told that the order was settled again, without amounts', async () => {
  const helper = await make.helper(rancher.ranch.id, 'WORK_ORDERS');
  const items = db('orderItems').where({ orderId: order.id });
  await items.clone().update({ type: 'SELECT_CUT', name: 'Ribeye', quantity: 4, price: 2_000 });
  const itemId = String((await items.first()).id);
  const weigh = (pounds: number) => ({ input: { items: [{ itemId, pounds }], reason: 'Misread' } });
  await run(WEIGH_ORDER, weigh(4.3));
  const { data } = await run('query ($id: ID!) { order(id: $id) { settlement { revisionId } } }', {}, helper);
  await run(WEIGH_ORDER, weigh(4.2));
  const expected = data.order.settlement.revisionId;
  const { errors } = await run(
    WEIGH_ORDER.replace('revisions { id reason }', 'id'),
    { ...weigh(4.1), expected },
    helper,
  );
  expect(errors?.[0]).toMatchObject({
    message: 'The order was settled again in the meantime',
    extensions: { code: 'CONFLICT' },
  });
});

test('charges that are sent again settle an order once, even after they were changed', async () => {
  const settle = (amount: number, key: string, reason?: string) =>
    run(WEIGH_ORDER, { input: { charges: [{ kind: 'CHARGE', amount, reason: 'Storage' }], reason }, key });
  await settle(500, 'scale-1');
  await settle(700, 'scale-2', 'Two weeks');
  const { data } = await settle(500, 'scale-1');
  expect(data.weighOrder.order.revisions).toHaveLength(2);
});

test('keys are forgotten after 90 days', async () => {
  await run(MOVE, { status: 'CONTACTED', key: 'phone-1' });
  await db('sent_changes')
    .where({ userId: rancher.id })
    .update({ createdAt: db.raw("now() - interval '91 days'") });
  await run(MOVE, { status: 'PROCESSING', key: 'phone-2' });
  expect(await db('sent_changes').where({ userId: rancher.id }).pluck('key')).toEqual(['phone-2']);
});
