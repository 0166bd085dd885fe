import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { signedInBrowser, testApp } from '../../http/testing/app';

import type { Mail } from '../../mail/queueMail';
import { pushKey } from '../../notifications/pushKey';
import { publicClient } from '../../outbound/publicClient';
import { testHost, testNetwork } from '../../outbound/testing/network';
import { testConfig, testGraph } from '../../testing/graph';
import { queuePushes, sendPush } from './sendPush';

const { db, as, make } = await testGraph();

const SET = `mutation ($input: PushDeviceInput!) {
  setPushDevice(input: $input) { push { key topics device { topics showsDetails isOfThisSession } } }
}`;
const END = 'mutation ($endpoint: String!) { endPushDevice(endpoint: $endpoint) { push { device { id } } } }';
const READ = 'query ($endpoint: String) { push(endpoint: $endpoint) { key device { topics isOfThisSession } } }';

/** What a browser makes when it subscribes, and how it reads messages. */
function subscription(endpoint = `https://push.example/${randomUUID()}`) {
  const pair = createECDH('prime256v1');
  const [publicKey, auth] = [pair.generateKeys(), randomBytes(16)];
  const keys = { publicKey: publicKey.toString('base64url'), auth: auth.toString('base64url') };
  const derived = (from: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', from, salt, info, length));
  function decrypt(body: Buffer) {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = derived(pair.computeSecret(sender), auth, info, 32);
    const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
    const cipher = createDecipheriv('aes-128-gcm', derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16), nonce);
    cipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, -1).toString());
  }
  return { input: { endpoint, ...keys, topics: ['ORDERS'], showsDetails: false }, decrypt };
}

async function browserOf(person: Parameters<typeof make.credentialsOf>[0]) {
  const { origin } = await testApp();
  const browser = await signedInBrowser(origin, await make.credentialsOf(person));
  return (query: string, variables = {}) => browser.run(origin, query, variables);
}

/** A rancher whose browser is told of orders, and an order at their ranch. */
async function told(changes = {}) {
  const { owner, ranch } = await make.rancher({ ranchName: 'Bar Nine' });
  const customer = await make.customer();
  const order = await make.order({ customerId: customer.id, rancherId: ranch.id });
  const run = await browserOf(owner);
  const { input, decrypt } = subscription();
  const { data, errors } = await run(SET, { input: { ...input, ...changes } });
  expect(errors).toBeUndefined();
  return { owner, ranch, order, run, input, decrypt, push: data.setPushDevice.push };
}

const devicesOf = ({ id }: { id: number }) => db('pushDevices').where({ userId: id });

/** The payloads of the pushes that a mail queues. */
async function queued(mail: Mail, userId: number, attempts = 1) {
  const id = randomUUID();
  await queuePushes(db, { mail, userId, job: { id, attempts } });
  const jobs = await db('graphile_worker._private_jobs').where('key', 'like', `push ${id} %`).select('payload');
  return jobs.map(({ payload }) => payload);
}

/** Sends a push to a push service that answers with this status. Returns what it got. */
async function sent(payload: unknown, status = 201) {
  const requests: { headers: Record<string, unknown>; body: Buffer; path: string }[] = [];
  const server = await testHost(async (req, res) => {
    const body = Buffer.concat(await req.toArray());
    requests.push({ headers: req.headers, body, path: req.url ?? '' });
    res.writeHead(status).end();
  });
  const client = publicClient({ network: testNetwork(server) });
  // The push service of the test has no certificate.
  await db('pushDevices').update({ endpoint: db.raw("replace(endpoint, 'https:', 'http:')") });
  const task = sendPush({ db, config: testConfig, log: pino({ level: 'silent' }), client });
  const result = await Promise.resolve(task(payload, {} as never)).catch((error) => error);
  return { requests, result };
}

test('a new order tells the browser by an encrypted message that only says what it is about', async () => {
  const { owner, order, push, decrypt } = await told();
  expect(push.topics).toContain('ORDERS');
  expect(push.topics).not.toContain('ACCOUNT');
  expect(push.device).toEqual({ topics: ['ORDERS'], showsDetails: false, isOfThisSession: true });
  const [payload] = await queued({ template: 'newOrder', orderId: order.id }, owner.id);
  const { requests } = await sent(payload);
  const [{ headers, body }] = requests as [(typeof requests)[0]];
  expect(decrypt(body)).toEqual({ title: 'New order', body: '', tag: 'ORDERS', path: expect.stringMatching(/^\//) });
  expect(body.toString('latin1')).not.toContain('New order');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
  expectSigned(String(headers.authorization), push.key);
});

/** Checks the signature of VAPID with the key that browsers got. */
function expectSigned(header: string, key: string) {
  const [, token, signature, shown] = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) as string[];
  expect(shown).toBe(key);
  const raw = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(token!), publicKey, Buffer.from(signature!, 'base64url'))).toBe(true);
  const claims = JSON.parse(Buffer.from(token!.split('.')[1]!, 'base64url').toString());
  expect(claims).toMatchObject({ aud: 'http://push.example', sub: expect.stringMatching(/^mailto:.+@/) });
  expect(claims.exp * 1_000 - Date.now()).toBeLessThan(24 * 60 * 60_000);
}

test('a browser whose person wants details gets the subject and the first sentence', async () => {
  const { owner, order, decrypt } = await told({ showsDetails: true });
  const [payload] = await queued({ template: 'newOrder', orderId: order.id }, owner.id);
  const { requests } = await sent(payload);
  const { title, body } = decrypt(requests[0]!.body);
  expect(title).toContain('Half Cow');
  expect(body.length).toBeGreaterThan(10);
});

test('only browsers that are told of the topic are told, and only once a mail', async () => {
  const { owner, order } = await told({ topics: ['MESSAGES'] });
  const mail = { template: 'newOrder', orderId: order.id } as const;
  expect(await queued(mail, owner.id)).toEqual([]);
  await db('pushDevices')
    .where({ userId: owner.id })
    .update({ topics: ['ORDERS'] });
  expect(await queued(mail, owner.id, 2)).toEqual([]);
  expect(await queued(mail, owner.id)).toEqual([{ mail, deviceId: expect.any(Number) }]);
});

test.each([404, 410])('a browser whose push service answers %i is forgotten', async (status) => {
  const { owner, order } = await told();
  const [payload] = await queued({ template: 'newOrder', orderId: order.id }, owner.id);
  const { result } = await sent(payload, status);
  expect(result).toBeUndefined();
  expect(await devicesOf(owner)).toEqual([]);
  expect((await sent(payload)).requests).toEqual([]);
});

test.each([401, 403])('a push service that refuses the signature by %i forgets no browser', async (status) => {
  const { owner, order } = await told();
  const [payload] = await queued({ template: 'newOrder', orderId: order.id }, owner.id);
  expect((await sent(payload, status)).result).toBeUndefined();
  expect(await devicesOf(owner)).toHaveLength(1);
});

test.each([429, 500])('a push service that answers %i is asked again', async (status) => {
  const { owner, order } = await told();
  const [payload] = await queued({ template: 'newOrder', orderId: order.id }, owner.id);
  expect((await sent(payload, status)).result).toMatchObject({ message: `The push service answers ${status}` });
  expect(await devicesOf(owner)).toHaveLength(1);
});

test('signing out ends it in this browser, and signing out everywhere in all', async () => {
  const { owner, run } = await told();
  const other = await browserOf(owner);
  const { input } = subscription();
  await other(SET, { input });
  expect(await devicesOf(owner)).toHaveLength(2);
  await run('mutation { logout }');
  expect(await devicesOf(owner)).toMatchObject([{ endpoint: input.endpoint }]);
  await db('users')
    .where({ id: owner.id })
    .update({ sessionsValidFrom: Date.now() + 1 });
  expect(await devicesOf(owner)).toEqual([]);
});

test('a sign-in that expires does not end it, and asking again in the next one renews it', async () => {
  const { owner, input } = await told();
  const { sessionSid } = await devicesOf(owner).first();
  await db('sessions')
    .where({ sid: sessionSid })
    .update({ expire: db.raw("now() - interval '1 minute'") });
  await db('sessions').where({ sid: sessionSid }).delete();
  const run = await browserOf(owner);
  const isOfThisSession = async () =>
    (await run(READ, { endpoint: input.endpoint })).data.push.device.isOfThisSession as boolean;
  expect(await isOfThisSession()).toBe(false);
  await run(SET, { input });
  expect(await isOfThisSession()).toBe(true);
  expect(await devicesOf(owner)).toHaveLength(1);
});

test('nothing is told while the ranch is suspended, or after the account was closed', async () => {
  const { owner, ranch, order } = await told();
  const mail = { template: 'newOrder', orderId: order.id } as const;
  await db('ranchers').where({ id: ranch.id }).update({ approval: 'SUSPENDED' });
  expect(await queued(mail, owner.id)).toEqual([]);
  await db('ranchers').where({ id: ranch.id }).update({ approval: 'APPROVED' });
  await db('users').where({ id: owner.id }).update({ deletesAt: db.fn.now() });
  expect(await devicesOf(owner)).toEqual([]);
});

test('a browser is told for the person who asked last, and only they can end it', async () => {
  const { owner, input } = await told();
  const family = await make.customer();
  const run = await browserOf(family);
  expect((await run(READ, { endpoint: input.endpoint })).data.push.device).toBeNull();
  await run(END, { endpoint: input.endpoint });
  expect(await devicesOf(owner)).toHaveLength(1);
  const both = await Promise.all([run(SET, { input }), run(SET, { input })]);
  expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  expect([(await devicesOf(owner)).length, (await devicesOf(family)).length]).toEqual([0, 1]);
  expect((await run(END, { endpoint: input.endpoint })).data.endPushDevice.push.device).toBeNull();
  expect(await devicesOf(family)).toEqual([]);
});

test('a person’s oldest browsers are forgotten beyond ten', async () => {
  const { owner } = await told();
  const { input } = subscription();
  const last = await browserOf(owner);
  const { id, ...row } = await devicesOf(owner).first();
  const more = Array.from({ length: 9 }, () => ({
    ...row,
    endpoint: `https://push.example/${randomUUID()}`,
    sessionSid: randomUUID(),
  }));
  await db('pushDevices').insert(more);
  await last(SET, { input });
  expect(await devicesOf(owner)).toHaveLength(10);
  expect(await db('pushDevices').where({ id })).toEqual([]);
});

const POINT = `BA${'A'.repeat(85)}`;
test.each([
  ['endpoint', { endpoint: 'http://push.example/1' }],
  ['endpoint', { endpoint: 'https://10.0.0.1/1' }],
  ['endpoint', { endpoint: `https://push.example/${'x'.repeat(1_000)}` }],
  ['publicKey', { publicKey: 'short' }],
  ['publicKey', { publicKey: POINT }],
  ['auth', { auth: 'short' }],
  ['topics', { topics: ['ACCOUNT'] }],
  ['topics', { topics: ['APPLICATIONS'] }],
])('an invalid %s is refused', async (field, changes) => {
  const run = await browserOf((await make.rancher()).owner);
  const { errors } = await run(SET, { input: { ...subscription().input, ...changes } });
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } },
  });
});

test('only a browser can be told', async () => {
  const { errors } = await as(await make.customer()).run(SET, { input: subscription().input });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a key that SESSION_SECRET no longer opens is replaced, once, with all browsers that know it', async () => {
  const { owner, push } = await told();
  const config = { ...testConfig, sessionSecret: 'another secret, as after a restore elsewhere' };
  const keys = await Promise.all([pushKey(db, config), pushKey(db, config)]);
  expect(keys[0].publicKey).toEqual(keys[1].publicKey);
  expect(keys[0].publicKey.toString('base64url')).not.toBe(push.key);
  expect(await devicesOf(owner)).toEqual([]);
});
