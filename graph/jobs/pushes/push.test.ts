import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { signedInBrowser, testApp } from '../../http/testing/app';

import { type Mail, queueMail } from '../../mail/queueMail';
import { decideChannels, type PushDevice } from '../../notifications/decideChannels';
import { pushKey } from '../../notifications/pushKey';
import { publicClient } from '../../outbound/publicClient';
import { testHost, testNetwork } from '../../outbound/testing/network';
import { testConfig, testGraph } from '../../testing/graph';
import { sendMail } from '../mails/sendMail';
import { queuePushes } from './queuePushes';
import { sendPush } from './sendPush';
import { writeNews } from './writeNews';

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

/** Queues what a mail tells the browsers of its reader and of helpers. Returns what is queued for each of these browsers. */
async function queued(mail: Mail, userId: number, since = Date.now()) {
  const { devices } = await decideChannels(db, mail, userId);
  await queuePushes(db, devices, { mail, userId, since });
  return (await jobsOf(devices)).map(({ payload }) => payload);
}

const jobsOf = (devices: { id: number }[]) =>
  db('graphile_worker._private_jobs')
    .whereRaw("key like 'push %' and split_part(key, ' ', 2) = any(?)", [devices.map(({ id }) => String(id))])
    .orderBy('id')
    .select('payload', db.raw('extract(epoch from run_at - now())::float8 as pause'));

/** Sends a push to a push service that answers with this status. Returns what it got. */
async function sent(payload: unknown, status = 201, headersOfAnswer = {}) {
  const requests: { headers: Record<string, unknown>; body: Buffer; path: string }[] = [];
  const server = await testHost(async (req, res) => {
    const body = Buffer.concat(await req.toArray());
    requests.push({ headers: req.headers, body, path: req.url ?? '' });
    res.writeHead(status, headersOfAnswer).end();
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
  const path = `/rancher-dashboard?order=${order.id}`;
  expect(decrypt(body)).toEqual({ title: 'New order', body: '', tag: 'ORDERS', path, count: 1 });
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

test('a browser whose person wants details says in few words who ordered what', async () => {
  const { owner, order, decrypt } = await told({ showsDetails: true });
  const [payload] = await queued({ template: 'newOrder', orderId: order.id }, owner.id);
  const { requests } = await sent(payload);
  const { title, body } = decrypt(requests[0]!.body);
  expect(title).toMatch(/^New order: half cow, \w+( \w\.)?$/);
  expect(body.length).toBeGreaterThan(10);
});

test('only browsers that are told of the topic are told', async () => {
  const { owner, order } = await told({ topics: ['MESSAGES'] });
  const mail = { template: 'newOrder', orderId: order.id } as const;
  expect(await queued(mail, owner.id)).toEqual([]);
  await db('pushDevices')
    .where({ userId: owner.id })
    .update({ topics: ['ORDERS'] });
  expect(await queued(mail, owner.id, 7)).toEqual([
    [{ mail, deviceId: expect.any(Number), userId: owner.id, since: 7 }],
  ]);
});

test('a burst is one message, which counts what still stands and opens the list', async () => {
  const { owner, ranch, order, decrypt } = await told();
  const customer = await make.customer();
  const later = await make.order({ customerId: customer.id, rancherId: ranch.id });
  await queued({ template: 'newOrder', orderId: order.id }, owner.id);
  await queued({ template: 'orderCanceledByFamily', orderId: later.id }, owner.id);
  const payloads = await queued({ template: 'newOrder', orderId: 2_000_000_000 }, owner.id);
  expect(payloads).toHaveLength(1);
  const { requests } = await sent(payloads[0]);
  expect(decrypt(requests[0]!.body)).toEqual({
    ...{ title: 'An order was canceled', body: '', tag: 'ORDERS', path: '/rancher-dashboard', count: 2 },
  });
});

test('an email tells the browsers when it is sent for the first time, not when it is tried again', async () => {
  const { owner, order } = await told();
  const mail = { template: 'newOrder', orderId: order.id } as const;
  await queueMail(db, mail);
  const { jobId } = await db('mails').where({ orderId: order.id }).first();
  // There is no mail server.
  const config = { ...testConfig, smtpUrl: 'smtp://127.0.0.1:1' };
  const attempt = (attempts: number) => {
    const job = { id: jobId, created_at: new Date(), attempts, max_attempts: 60 };
    return sendMail({ db, config, log: pino({ level: 'silent' }) })(mail, { job } as never);
  };
  const counts = async () => (await jobsOf(await devicesOf(owner))).map(({ payload }) => payload.length);
  await expect(attempt(1)).rejects.toThrow();
  expect(await counts()).toEqual([1]);
  await expect(attempt(2)).rejects.toThrow();
  expect(await counts()).toEqual([1]);
});

test('helpers are told of what their role is for', async () => {
  const { owner, ranch } = await told();
  const helper = await make.helper(ranch.id, 'WORK_ORDERS');
  const run = await browserOf(helper);
  const { data } = await run('{ push { topics } viewer { mailChoices { topic } } }');
  expect(data.push.topics).toEqual(['ORDERS', 'MESSAGES', 'API']);
  expect(data.viewer.mailChoices).toEqual([{ topic: 'ACCOUNT' }, { topic: 'API' }]);
  const { input, decrypt } = subscription();
  await run(SET, { input: { ...input, topics: ['ORDERS', 'API'], showsDetails: true } });
  await db('pushDevices').where({ userId: owner.id }).delete();
  const order = await make.order({ customerId: (await make.customer()).id, rancherId: ranch.id });
  const [payload] = await queued({ template: 'newOrder', orderId: order.id }, owner.id);
  expect(decrypt((await sent(payload)).requests[0]!.body).title).toMatch(/^New order: half cow/);
  await db('ranchHelpers').where({ userId: helper.id }).delete();
  expect(await queued({ template: 'newOrder', orderId: order.id }, owner.id)).toEqual([]);
  expect((await sent(payload)).requests).toEqual([]);
  expect(await devicesOf(helper)).toHaveLength(1);
});

test('only the reader of the email learns amounts', async () => {
  const { owner, ranch } = await make.rancher({ currentBalance: 1 });
  const payment = { rancherId: ranch.id, type: 'PAYMENT', amount: 1, description: 'Check' };
  const [{ id: transactionId }] = await db('commissionTransactions').insert(payment).returning('id');
  const news = {
    deviceId: 1,
    mail: { template: 'paymentRecorded', transactionId },
    userId: owner.id,
    since: 0,
  } as const;
  const textFor = async (userId: number) =>
    JSON.stringify(await writeNews(db, [news], { userId, showsDetails: true } as PushDevice));
  expect(await textFor(owner.id)).toContain('$0.01');
  expect(await textFor(owner.id + 1)).not.toMatch(/\$\d/);
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

/** Sends the push of an order that was placed then. Returns what waits for the browser afterwards. */
async function waiting(status: number, headers = {}, since = Date.now()) {
  const { owner, order } = await told();
  const [payload] = await queued({ template: 'newOrder', orderId: order.id }, owner.id, since);
  const devices = await devicesOf(owner);
  await db('graphile_worker._private_jobs').where('key', `push ${devices[0].id} ORDERS`).delete();
  expect((await sent(payload, status, headers)).result).toBeUndefined();
  expect(await devicesOf(owner)).toHaveLength(1);
  return jobsOf(devices);
}

test.each([429, 500, 503])('a push service that answers %i is asked again', async (status) => {
  const [job] = await waiting(status);
  expect(job).toMatchObject({ payload: [{ tries: 2 }] });
  expect(job.pause).toBeLessThan(7);
});

test('a push service that says when to come again is asked then, or never if that is too late', async () => {
  const [job] = await waiting(429, { 'retry-after': '600' });
  expect(job.pause).toBeGreaterThan(590);
  expect(await waiting(429, { 'retry-after': '600' }, Date.now() - 86_300_000)).toEqual([]);
});

test('what is too old is dropped, not what came after it', async () => {
  const { owner, order } = await told();
  const mail = { template: 'newOrder', orderId: order.id } as const;
  await queued(mail, owner.id, Date.now() - 86_399_000);
  const [payload] = await queued(mail, owner.id);
  const devices = await devicesOf(owner);
  await db('graphile_worker._private_jobs').where('key', `push ${devices[0].id} ORDERS`).delete();
  await sent(payload, 503);
  expect((await jobsOf(devices)).map((job) => job.payload)).toEqual([[{ ...payload[1], tries: 2 }]]);
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
  const [payload] = await queued(mail, owner.id);
  await db('ranchers').where({ id: ranch.id }).update({ approval: 'SUSPENDED' });
  expect(await decideChannels(db, mail, owner.id)).toMatchObject({ devices: [] });
  expect((await sent(payload)).requests).toEqual([]);
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
