import { beforeEach, describe, expect, test } from 'vitest';
import { assignPositions } from '../events/assignPositions';
import { ownDatabase } from '../testing/database';
import { testGraph } from '../testing/graph';

// The test has its own database, since its webhooks would otherwise get events of other tests.
const { db, as, make } = await testGraph(ownDatabase('update_webhook'));

const FIELDS = 'id url types enabled failures failingSince createdAt lastDeliveredAt';
const CREATE = `mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { ${FIELDS} } } }`;
const UPDATE = `mutation ($id: ID!, $input: WebhookChanges!) { updateWebhook(id: $id, input: $input) { ${FIELDS} } }`;

const url = 'https://ranch.example/hooks?key=hush';
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  await db.raw('delete from graphile_worker._private_jobs');
  rancher = await make.rancher();
});

const made = async (input: object = { url }) => (await as(rancher).run(CREATE, { input })).data.createWebhook;
const jobs = () => db('graphile_worker._private_jobs').pluck('key');

describe('changing a webhook', () => {
  test('keeps fields that are left out', async () => {
    const { webhook } = await made();
    const change = async (input: object) =>
      (await as(rancher).run(UPDATE, { id: webhook.id, input })).data.updateWebhook;
    expect(await change({ types: ['COMMISSION_PAID'] })).toEqual({ ...webhook, types: ['COMMISSION_PAID'] });
    expect(await change({ enabled: false })).toMatchObject({ url, enabled: false, types: ['COMMISSION_PAID'] });
    expect(await change({ types: [] })).toMatchObject({ url, enabled: false, types: [] });
    expect(await jobs()).toEqual([]);
  });

  test('to other types starts after the latest event, unless it still lacks events of the old types', async () => {
    const { webhook } = await made({ url, types: ['ORDER_PLACED'] });
    const positionOf = async () => (await db('webhooks').where({ id: webhook.id }).first()).position;
    const writeEvent = async (type: string) => {
      await db('events').insert({ type, rancherId: rancher.ranch.id, amount: 1 });
      await assignPositions(db);
      return (await db('events').max('position as position').first())!.position;
    };
    const change = (types: string[]) => as(rancher).run(UPDATE, { id: webhook.id, input: { types } });
    const paid = await writeEvent('COMMISSION_PAID');
    await change(['COMMISSION_PAID']);
    expect(await positionOf()).toBe(paid);
    const pending = await writeEvent('COMMISSION_PAID');
    await writeEvent('ORDER_PLACED');
    await change([]);
    expect(await positionOf()).toBe(pending - 1);
  });

  test('to the same values does nothing', async () => {
    const { webhook } = await made();
    const { data } = await as(rancher).run(UPDATE, { id: webhook.id, input: { url, enabled: true, types: [] } });
    expect(data.updateWebhook).toEqual(webhook);
    expect(await db('auditEntries').where({ actorId: rancher.id })).toHaveLength(1);
  });

  test('to on, or to another URL, clears the failures and sends at once', async () => {
    const { webhook } = await made();
    for (const input of [{ enabled: true }, { url: 'https://other.example/' }]) {
      const off = { enabled: 'url' in input, failures: 7, failingSince: db.fn.now() };
      await db('webhooks').where({ id: webhook.id }).update(off);
      const { data } = await as(rancher).run(UPDATE, { id: webhook.id, input });
      expect(data.updateWebhook).toMatchObject({ enabled: true, failures: 0, failingSince: null });
      expect(await jobs()).toHaveLength(1);
      await db.raw('delete from graphile_worker._private_jobs');
    }
  });

  test.each([
    [{ url: ' ' }, { url: 'Please enter a web address' }],
    [{ url: 'http://10.0.0.1/' }, { url: "This address isn't on the public internet" }],
    [{ types: ['ORDER_PLACED', 'ORDER_PLACED'] }, { types: 'Choose each event once' }],
  ])('refuses %j', async (input, fields) => {
    const { webhook } = await made();
    const { errors } = await as(rancher).run(UPDATE, { id: webhook.id, input });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
  });
});
