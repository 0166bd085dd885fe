import type { Knex } from 'knex';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EventType } from '../../rules/developers/eventType';
import { ownDatabase } from '../testing/database';
import { codeOf, someoneWaits, testGraph } from '../testing/graph';

// The test has its own database, since its webhooks would otherwise get events of other tests.
const { db, as, make } = await testGraph(ownDatabase('hold_webhooks'));

const CREATE = 'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
const UPDATE = `mutation ($id: ID!, $input: WebhookChanges!) { updateWebhook(id: $id, input: $input) { enabled types } }`;
const url = 'https://ranch.example/hooks';

type Person = { id: number };
type Rancher = Awaited<ReturnType<typeof make.rancher>>;
let rancher: Rancher;
let other: Rancher;

beforeEach(async () => {
  await db('webhooks').delete();
  await db.raw('delete from graphile_worker._private_jobs');
  [rancher, other] = [await make.rancher(), await make.rancher()];
});

async function made(person: Person = rancher, types: EventType[] = []): Promise<string> {
  const { data, errors } = await as(person).run(CREATE, { input: { url, types } });
  expect(errors).toBeUndefined();
  return data.createWebhook.webhook.id;
}
const change = (id: string, input: object) => as(rancher).run(UPDATE, { id, input });

const writeEvent = (to: Knex, { ranch }: Rancher = rancher, type: EventType = 'ORDER_PLACED') =>
  to('events').insert({ rancherId: ranch.id, type, amount: 1 });
/** Returns a transaction that has already written its event and is about to commit. */
async function uncommittedEvent(ranch?: Rancher, type?: EventType): Promise<Knex.Transaction> {
  const trx = await db.transaction();
  await writeEvent(trx, ranch, type);
  await trx.raw('set constraints all immediate');
  return trx;
}
const keys = async (): Promise<string[]> => (await db('graphile_worker._private_jobs').pluck('key')).toSorted();
const positionOf = async (id: string) => (await db('webhooks').where({ id }).first()).position;
const newest = async () => (await db('events').max('position as position').first())!.position;

describe('creating a webhook', () => {
  test('never misses events of uncommitted transactions', async () => {
    const open = await db.transaction();
    await writeEvent(open);
    const id = await made();
    await open.commit();
    expect(await keys()).toEqual([`webhook ${id}`]);
  });

  test.each<[string, () => Promise<Person>]>([
    ['a rancher', async () => rancher],
    ['an admin', async () => await make.admin()],
  ])('of %s waits for transactions that have written their events, and begins after them', async (_whose, person) => {
    const owner = await person();
    const trx = await uncommittedEvent();
    const waiting = made(owner);
    await someoneWaits(db);
    await trx.commit();
    expect(await positionOf(await waiting)).toBe(await newest());
    expect(await db('events').whereNull('position')).toEqual([]);
  });

  test('for one ranch does not wait for other ranches', async () => {
    const trx = await uncommittedEvent(other);
    await made();
    await trx.commit();
  });

  test('waits for a locked ranch without blocking anyone', async () => {
    // A payment locks the ranch like this.
    const paying = await db.transaction();
    await paying('ranchers').where({ id: rancher.ranch.id }).forUpdate().select('id');
    const waiting = made();
    await someoneWaits(db);
    await writeEvent(db);
    await writeEvent(db, other);
    await writeEvent(paying, rancher, 'COMMISSION_PAID');
    await paying.commit();
    expect(await positionOf(await waiting)).toBe(await newest());
  });
});

describe('changing a webhook', () => {
  test.each([
    ['nothing', { url, enabled: true, types: ['COMMISSION_PAID', 'COMMISSION_CHARGED'] }],
    ['the address', { url: 'https://other.example/' }],
    ['the types to fewer', { types: ['COMMISSION_PAID'] }],
    ['enabled to off', { enabled: false }],
  ])('does not wait when it changes %s', async (_what, input) => {
    const id = await made(rancher, ['COMMISSION_PAID', 'COMMISSION_CHARGED']);
    const trx = await uncommittedEvent();
    expect((await change(id, input)).errors).toBeUndefined();
    await trx.commit();
  });

  test('does not wait when the webhook is unknown', async () => {
    const trx = await uncommittedEvent();
    expect(codeOf(await change('2000000000', { enabled: true }))).toBe('NOT_FOUND');
    await trx.commit();
  });

  test.each([
    ['more types', {}, { types: ['COMMISSION_PAID', 'ORDER_PLACED'] }],
    ['all types', {}, { types: [] }],
    ['on', { enabled: false }, { enabled: true }],
  ])('to %s waits for transactions that have written their events', async (_what, before, input) => {
    const id = await made(rancher, ['COMMISSION_PAID']);
    await change(id, before);
    const trx = await uncommittedEvent();
    const waiting = change(id, input);
    await someoneWaits(db);
    await trx.commit();
    expect((await waiting).errors).toBeUndefined();
  });
});

describe('transactions with several events', () => {
  test('lock webhooks in the same order, whatever their types', async () => {
    const admin = await make.admin();
    const ids = [await made(admin, ['COMMISSION_PAID', 'COMMISSION_CHARGED']), await made(admin)];
    const fulfilling = await uncommittedEvent(rancher, 'ORDER_STATUS_CHANGED');
    const paid = writeEvent(db, other, 'COMMISSION_PAID').then(() => 'paid');
    await someoneWaits(db);
    await writeEvent(fulfilling, rancher, 'COMMISSION_CHARGED');
    await fulfilling.commit();
    expect(await paid).toBe('paid');
    expect(await keys()).toEqual(ids.map((id) => `webhook ${id}`).toSorted());
  });
});

describe('queuing', () => {
  test('a job that a worker takes at the same time is followed by another one', async () => {
    const id = await made();
    await writeEvent(db);
    const taking = await db.transaction();
    await taking.raw("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'someone', attempts = 1");
    const written = writeEvent(db).then(() => 'written');
    await someoneWaits(db);
    await taking.commit();
    expect(await written).toBe('written');
    const jobs = await db.raw('select key, locked_by from graphile_worker.jobs order by id');
    expect(jobs.rows).toEqual([
      { key: null, locked_by: 'someone' },
      { key: `webhook ${id}`, locked_by: null },
    ]);
  });
});
