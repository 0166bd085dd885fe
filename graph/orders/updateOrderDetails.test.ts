import { beforeEach, describe, expect, test } from 'vitest';
import { writeLetter } from '../letters/writeLetter';
import { codeOf, refusalOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const UPDATE = `mutation ($id: ID!, $input: OrderDetailsInput!) {
  updateOrderDetails(orderId: $id, input: $input) { order { id privateNotes handoverDay } }
}`;

let customer: Awaited<ReturnType<typeof make.customer>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let order: Awaited<ReturnType<typeof make.order>>;

beforeEach(async () => {
  customer = await make.customer();
  rancher = await make.rancher();
  order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
});

const update = (input: object, person: { id: number } | null = rancher) =>
  as(person).run(UPDATE, { id: String(order.id), input });
const stored = () => db('orders').where({ id: order.id }).first();
const mails = () => db('mails').where({ orderId: order.id });
const audited = () => db('auditEntries').where({ action: 'ORDER_EDITED', recordId: order.id });

describe('private notes', () => {
  test('are saved, kept when left out, and cleared by null or blank', async () => {
    const { data } = await update({ privateNotes: ' Gate code 4411\nPays cash ' });
    const notes = 'Gate code 4411\nPays cash';
    expect(data.updateOrderDetails.order).toEqual({ id: String(order.id), privateNotes: notes, handoverDay: null });
    expect((await update({})).data.updateOrderDetails.order.privateNotes).toBe(notes);
    expect((await update({ privateNotes: '  ' })).data.updateOrderDetails.order.privateNotes).toBeNull();
    await update({ privateNotes: notes });
    expect((await update({ privateNotes: null })).data.updateOrderDetails.order.privateNotes).toBeNull();
  });

  test('are invisible to the family: they cause no letter, no event and no new time of change', async () => {
    const before = await stored();
    const events = () => db('events').where({ orderId: order.id });
    const eventsBefore = await events();
    await update({ privateNotes: 'Pays cash' });
    expect((await stored()).updatedAt).toEqual(before.updatedAt);
    expect(await mails()).toEqual([]);
    expect(await events()).toEqual(eventsBefore);
  });

  test('can be changed on a finished order', async () => {
    await make.move(order, 'FULFILLED');
    expect((await update({ privateNotes: 'Pays late' })).data.updateOrderDetails.order.privateNotes).toBe('Pays late');
  });

  test('that are too long are refused at the field', async () => {
    expect(refusalOf(await update({ privateNotes: 'x'.repeat(2_001) }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { privateNotes: expect.stringContaining('At most 2000 characters') },
    });
  });

  test('are hidden from the customer, who gets the rest of the order', async () => {
    await update({ privateNotes: 'Pays late' });
    const { data, errors } = await as(customer).run('query ($id: ID!) { order(id: $id) { id privateNotes status } }', {
      id: String(order.id),
    });
    expect(data.order).toEqual({ id: String(order.id), privateNotes: null, status: 'PENDING' });
    expect(errors).toMatchObject([{ path: ['order', 'privateNotes'], extensions: { code: 'FORBIDDEN' } }]);
  });

  test('can be read and changed by an admin, which is in the audit log', async () => {
    await update({ privateNotes: 'Pays cash' });
    expect(await audited()).toEqual([]);
    const admin = await make.admin();
    expect((await update({ privateNotes: 'Pays late' }, admin)).data.updateOrderDetails.order.privateNotes).toBe(
      'Pays late',
    );
    await update({ privateNotes: 'Pays late' }, admin);
    expect(await audited()).toMatchObject([
      { actorId: admin.id, changes: [{ field: 'privateNotes', before: 'Pays cash', after: 'Pays late' }] },
    ]);
  });
});

describe('the day of pickup or delivery', () => {
  const read = () => as(customer).run('query ($id: ID!) { order(id: $id) { handoverDay } }', { id: String(order.id) });

  test('can be set, changed and cleared; the family sees it and gets a letter for each new day', async () => {
    const { data } = await update({ handoverDay: '2099-01-02' });
    expect(data.updateOrderDetails.order.handoverDay).toBe('2099-01-02');
    await update({ handoverDay: '2099-01-02', privateNotes: 'Pays cash' });
    await update({ privateNotes: 'Pays late' });
    expect((await read()).data.order.handoverDay).toBe('2099-01-02');
    expect(await mails()).toHaveLength(1);
    await update({ handoverDay: '2099-01-05' });
    expect(await mails()).toMatchObject([
      { template: 'handoverDaySet', userId: customer.id },
      { template: 'handoverDaySet', userId: customer.id },
    ]);
    await update({ handoverDay: null });
    expect((await read()).data.order.handoverDay).toBeNull();
    expect(await mails()).toHaveLength(2);
  });

  test('the letter writes out the day, and is not sent if the day has changed again', async () => {
    await update({ handoverDay: '2099-01-02' });
    const letter = await writeLetter(db, { template: 'handoverDaySet', orderId: order.id, day: '2099-01-02' });
    expect(letter).toMatchObject({ to: { address: customer.email } });
    expect(letter!.subject).toContain('day is Friday, January 2, 2099');
    expect(await writeLetter(db, { template: 'handoverDaySet', orderId: order.id, day: '2099-01-01' })).toBeUndefined();
  });

  test.each([
    ['2099-02-30', 'Enter a day such as 2026-11-21'],
    ['tomorrow', 'Enter a day such as 2026-11-21'],
    ['2020-01-01', "The day can't be in the past"],
  ])('%s is refused at the field', async (handoverDay, message) => {
    const { errors } = await update({ handoverDay });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { handoverDay: message } });
    expect((await stored()).handoverDay).toBeNull();
  });

  test.each(['FULFILLED', 'CANCELED'] as const)('cannot be changed on an order that is %s', async (status) => {
    await make.move(order, status, { handoverDay: '2026-01-02' });
    expect(codeOf(await update({ handoverDay: '2099-01-02' }))).toBe('CONFLICT');
    expect((await update({ handoverDay: '2026-01-02', privateNotes: 'Paid' })).errors).toBeUndefined();
  });
});

test('an id that is not a number is refused at the field', async () => {
  const { errors } = await as(rancher).run(UPDATE, { id: 'abc', input: {} });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { orderId: expect.any(String) } });
});
