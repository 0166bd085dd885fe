import { beforeEach, describe, expect, test } from 'vitest';
import { dutiesOf } from '../../rules/accounts/duties';
import { testContext } from '../accounts/testing/context';
import { REFUSED_LITERALS } from '../outbound/testing/addresses';
import { countStatements } from '../testing/countStatements';
import { ownDatabase } from '../testing/database';
import { refusalOf, testConfig, testGraph } from '../testing/graph';
import { createWebhook } from './changeWebhooks';

// The test has its own database, since its webhooks would otherwise get events of other tests.
const { db, as, make } = await testGraph(ownDatabase('webhooks'));

const FIELDS = 'id url types enabled failures failingSince createdAt lastDeliveredAt';
const CREATE = `mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { ${FIELDS} } secret } }`;
const UPDATE = `mutation ($id: ID!, $input: WebhookChanges!) { updateWebhook(id: $id, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: ID!) { deleteWebhook(id: $id) }';
const LIST = `{ viewer { webhooks { ${FIELDS} } } }`;
const ONE = `query ($id: ID!, $first: Int, $after: String) { viewer { webhook(id: $id) { id deliveries(first: $first, after: $after) {
  nodes { id eventId eventType succeeded status error duration createdAt } pageInfo { hasNextPage endCursor } totalCount
} } } }`;

const url = 'https://ranch.example/hooks?key=hush';
type Rancher = Awaited<ReturnType<typeof make.rancher>>;
let rancher: Rancher;

beforeEach(async () => {
  await db('webhooks').delete();
  await db.raw('delete from graphile_worker._private_jobs');
  rancher = await make.rancher();
});

async function made(input: object = { url }, person: { id: number } = rancher) {
  const { data, errors } = await as(person).run(CREATE, { input });
  expect(errors).toBeUndefined();
  return data.createWebhook;
}
const codeOf = async (answer: Promise<{ errors?: readonly { extensions: { code: string } }[] }>) =>
  (await answer).errors?.[0]?.extensions.code;
const jobs = async () =>
  (await db.raw("select key, run_at from graphile_worker.jobs where task_identifier = 'deliverEvents'")).rows;
const entries = () =>
  db('auditEntries').where({ actorId: rancher.id }).orderBy('id').select('action', 'changes', 'recordId');

describe('creating a webhook', () => {
  test('shows its secret once, and starts after the latest event', async () => {
    const customer = await make.customer();
    const order = { customerId: customer.id, rancherId: rancher.ranch.id };
    await make.order(order);
    const { webhook, secret } = await made({ url, types: ['ORDER_PLACED'] });
    expect(webhook).toMatchObject({ url, types: ['ORDER_PLACED'], enabled: true, failures: 0, lastDeliveredAt: null });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const row = await db('webhooks').where({ id: webhook.id }).first();
    expect(row).toMatchObject({ rancherId: rancher.ranch.id });
    expect(JSON.stringify(row)).not.toContain(secret);
    const newest = await db('events').max('position as position').first();
    expect(row.position).toBe(newest!.position);
    expect((await as(rancher).run(LIST)).data.viewer.webhooks).toEqual([webhook]);
    expect(await jobs()).toEqual([]);
    await make.order(order);
    expect(await jobs()).toMatchObject([{ key: `webhook ${webhook.id}` }]);
  });

  test('as an admin gets the events of all ranches', async () => {
    const { webhook } = await made({ url }, await make.admin());
    expect(webhook.types).toEqual([]);
    expect(await db('webhooks').where({ id: webhook.id }).first()).toMatchObject({ rancherId: null });
  });

  test('is in the audit log without the secret and without the end of the URL', async () => {
    const { webhook, secret } = await made();
    await as(rancher).run(UPDATE, {
      id: webhook.id,
      input: { url: 'https://ranch.example/hooks/hush', enabled: false },
    });
    await as(rancher).run(UPDATE, { id: webhook.id, input: { enabled: false } });
    await as(rancher).run(UPDATE, { id: webhook.id, input: { url: 'https://ranch.example/hooks/hush2' } });
    await as(rancher).run(DELETE, { id: webhook.id });
    const logged = await entries();
    expect(logged).toMatchObject([
      {
        action: 'WEBHOOK_CREATED',
        recordId: rancher.id,
        changes: [{ field: 'url', before: null, after: 'https://ranch.example/…' }],
      },
      {
        action: 'WEBHOOK_CHANGED',
        changes: [
          { field: 'url', before: 'https://ranch.example/…', after: 'https://ranch.example/hooks/…' },
          { field: 'enabled', before: 'true', after: 'false' },
        ],
      },
      { action: 'WEBHOOK_CHANGED', changes: [] },
      { action: 'WEBHOOK_DELETED', changes: [{ field: 'url', before: 'https://ranch.example/hooks/…', after: null }] },
    ]);
    expect(JSON.stringify(logged)).not.toContain('hush');
    expect(JSON.stringify(logged)).not.toContain(secret);
  });

  test('is allowed ten times, even with fifteen requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => as(rancher).run(CREATE, { input: { url } })));
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ extensions }) => extensions.code)).toEqual(Array(5).fill('CONFLICT'));
    expect(refused[0]?.message).toBe(
      "You already have 10 webhooks, the most you can have. Remove one you don't need first.",
    );
    expect((await as(rancher).run(LIST)).data.viewer.webhooks).toHaveLength(10);
    await made({ url }, await make.rancher());
  });

  test.each([
    ['no address', { url: '' }, { url: 'Please enter a web address' }],
    ['no web address', { url: 'ftp://ranch.example' }, { url: 'Please enter a valid URL' }],
    ['one type twice', { url, types: ['ORDER_PLACED', 'ORDER_PLACED'] }, { types: 'Choose each event once' }],
  ])('refuses %s', async (_what, input, fields) => {
    expect(refusalOf(await as(rancher).run(CREATE, { input }))).toEqual({ code: 'BAD_USER_INPUT', fields });
  });

  test('refuses every spelling of an address that is not public', async () => {
    // Spaces around an address are removed first.
    const literals = REFUSED_LITERALS.map(([, literal]) => literal).filter((literal) => literal === literal.trim());
    for (const refused of literals) {
      const { errors } = await as(rancher).run(CREATE, { input: { url: refused } });
      expect(errors?.[0]?.extensions, refused).toEqual({ code: 'BAD_USER_INPUT', fields: { url: expect.any(String) } });
    }
  });

  test('accepts a host of the allow-list', async () => {
    const viewer = {
      id: rancher.id,
      userType: 'RANCHER',
      ranchId: rancher.ranch.id,
      role: 'OWNER',
      duties: dutiesOf('OWNER'),
      mustChangePassword: false,
      sessionsValidFrom: 0,
      secondFactorSetup: 'OPTIONAL',
      secondFactorAskedAt: null,
      deletesAt: null,
    } as const;
    const config = { ...testConfig, webhookAllow: ['localhost:4100', 'hooks.example:80'] };
    const context = testContext(db, { viewer, config });
    const { webhook } = await createWebhook(context, { input: { url: 'http://localhost:4100/hooks' } });
    expect(webhook.url).toBe('http://localhost:4100/hooks');
    await expect(createWebhook(context, { input: { url: 'http://localhost:4101/hooks' } })).rejects.toThrow(
      /standard ports/,
    );
    const fields = { url: 'Please enter an address that starts with https://' };
    const refused = { extensions: { code: 'BAD_USER_INPUT', fields } };
    await expect(createWebhook(context, { input: { url: 'http://hooks.example' } })).rejects.toMatchObject(refused);
    const live = testContext(db, { viewer, config: { ...config, production: true } });
    await expect(createWebhook(live, { input: { url: 'http://localhost:4100' } })).rejects.toMatchObject(refused);
  });
});

test('a removed webhook is deleted with its log', async () => {
  const { webhook } = await made();
  await db('webhookDeliveries').insert({
    webhookId: webhook.id,
    eventId: 1,
    eventType: 'ORDER_PLACED',
    succeeded: true,
    duration: 1,
  });
  expect((await as(rancher).run(DELETE, { id: webhook.id })).data.deleteWebhook).toBe(true);
  expect((await as(rancher).run(LIST)).data.viewer.webhooks).toEqual([]);
  expect(await db('webhookDeliveries').where({ webhookId: webhook.id })).toEqual([]);
  expect(await codeOf(as(rancher).run(DELETE, { id: webhook.id }))).toBe('NOT_FOUND');
});

test('the log of a webhook comes newest first, page by page', async () => {
  const { webhook } = await made();
  const tries = [1, 2, 3].map((eventId) => ({
    webhookId: webhook.id,
    eventId,
    eventType: 'ORDER_PLACED',
    succeeded: eventId < 3,
    status: eventId < 3 ? 204 : null,
    error: eventId < 3 ? null : 'The host cannot be reached',
    duration: 12,
  }));
  await db('webhookDeliveries').insert(tries);
  const read = async (page: object) =>
    (await as(rancher).run(ONE, { id: webhook.id, ...page })).data.viewer.webhook.deliveries;
  const { nodes, pageInfo, totalCount } = await read({ first: 2 });
  expect(nodes).toMatchObject([
    { eventId: '3', succeeded: false, status: null, error: 'The host cannot be reached', duration: 12 },
    { eventId: '2', succeeded: true, status: 204, error: null },
  ]);
  expect(totalCount).toBe(3);
  expect((await read({ first: 2, after: pageInfo.endCursor })).nodes).toMatchObject([{ eventId: '1' }]);
  expect(await codeOf(as(rancher).run(ONE, { id: webhook.id, first: 0 }))).toBe('BAD_USER_INPUT');
});

test('reading several webhooks with their logs takes as many statements as reading one', async () => {
  const list = () =>
    as(rancher).run('{ viewer { webhooks { id deliveries(first: 5) { nodes { id status } totalCount } } } }');
  await made();
  const ofOne = await countStatements(db, list);
  await made();
  await made();
  expect(await countStatements(db, list)).toBe(ofOne);
});

describe('permissions', () => {
  test('a ranch that is not approved can only remove them', async () => {
    const { webhook } = await made();
    await db('ranchers').where({ id: rancher.ranch.id }).update({ approval: 'SUSPENDED' });
    const { errors } = await as(rancher).run(CREATE, { input: { url } });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(errors?.[0]?.message).toBe("Webhooks are for approved ranches, and yours isn't approved right now");
    expect(await codeOf(as(rancher).run(UPDATE, { id: webhook.id, input: { enabled: true } }))).toBe('FORBIDDEN');
    expect((await as(rancher).run(DELETE, { id: webhook.id })).data.deleteWebhook).toBe(true);
  });
});
