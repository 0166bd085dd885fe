import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import type { User } from '../accounts/User';
import { signedInBrowser, testApp, testBrowser } from '../http/testing/app';
import { openPhotoStore } from '../photos/store/openPhotoStore';
import { inFormat, pngOf, samplePhoto } from '../photos/testing/samplePhotos';
import { testConfig, testGraph } from '../testing/graph';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { removeUnsentPhotos } from './messagePhotos';

const { db, as, make } = await testGraph();
const photo = new Uint8Array(await samplePhoto());

const SEND = `mutation ($id: ID!, $photos: [String!]) {
  sendMessage(conversationId: $id, photos: $photos) { message { text photos { url width height } } }
}`;
const ADMINS_READ =
  'mutation ($id: ID!) { readConversation(conversationId: $id, reason: "A complaint") { conversation { id } } }';

beforeEach(() => db('rate_limits').delete());

/** Starts a server with a conversation of an order, and signs in both sides. */
async function conversing({ asked = false } = {}) {
  const files = temporaryDirectory();
  const { origin } = await testApp({ dataDir: files.path });
  const { owner, ranch } = await make.rancher();
  const customer = await make.customer();
  const parties = { customerId: customer.id, rancherId: ranch.id };
  const { id: orderId } = asked ? { id: null } : await make.order(parties);
  const { id } = await make.conversation({ ...parties, orderId });
  const enter = async (user: User) => signedInBrowser(origin, await make.credentialsOf(user));
  const upload = async (browser: ReturnType<typeof testBrowser>, body: Uint8Array = photo, to = id) => {
    const response = await browser.visit(`${origin}/api/conversations/${to}/photos`, { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as { url: string; message: string } };
  };
  const send = (browser: ReturnType<typeof testBrowser>, photos: string[]) =>
    browser.run(origin, SEND, { id: String(id), photos });
  const statusOf = async (browser: ReturnType<typeof testBrowser>, url: string) =>
    (await browser.visit(origin + url)).status;
  return { id, origin, files, enter, upload, send, statusOf, family: await enter(customer), ranch: await enter(owner) };
}

test('a photo is sent once, and only the two sides can load it', async () => {
  const { id, origin, enter, upload, send, statusOf, family, ranch } = await conversing();
  const { status, body } = await upload(family);
  const { url } = body;
  expect({ status, url }).toEqual({
    status: 201,
    url: expect.stringMatching(new RegExp(`^/api/conversations/${id}/photos/[0-9a-f]{32}-600\\.webp$`)),
  });
  expect([await statusOf(family, url), await statusOf(ranch, url)]).toEqual([200, 404]);
  expect((await send(ranch, [url])).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const { data } = await send(family, [url]);
  expect(data.sendMessage.message).toEqual({ text: '', photos: [{ url, width: 600, height: 400 }] });
  expect((await send(family, [url])).errors[0].extensions.fields).toEqual({
    'photos[0]': "This photo isn't stored. Please add it again.",
  });
  const seen = await ranch.visit(origin + url);
  expect([seen.status, seen.headers.get('Content-Type'), seen.headers.get('Cache-Control')]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ]);
  expect(await statusOf(ranch, url.replace('.webp', '.avif'))).toBe(200);
  const others = [await make.customer(), (await make.rancher()).owner];
  for (const other of others) expect(await statusOf(await enter(other), url)).toBe(404);
  expect(await statusOf(testBrowser(), url)).toBe(401);
  expect(
    await statusOf(testBrowser(), url.replace('/api/conversations', '/photos/conversations').replace('/photos/', '/')),
  ).toBe(404);
});

test('an admin can load a photo after giving a reason, and a token never can', async () => {
  const { id, origin, enter, upload, send, statusOf, family } = await conversing();
  const { url } = (await upload(family)).body;
  await send(family, [url]);
  const admin = await enter(await make.admin());
  expect(await statusOf(admin, url)).toBe(404);
  await admin.run(origin, ADMINS_READ, { id: String(id) });
  expect(await statusOf(admin, url)).toBe(200);
  const { rancherId } = await db('conversations').where({ id }).first();
  const { userId } = await db('ranchers').where({ id: rancherId }).first();
  const program = testBrowser({ token: await make.apiToken({ id: userId }) });
  expect([await statusOf(program, url), (await upload(program)).status]).toEqual([403, 403]);
});

test.each([
  ['a file that is not a picture', async () => new TextEncoder().encode('<svg onload="alert(1)">'), 415],
  ['a picture of too many pixels', async () => new Uint8Array(pngOf(30_000, 30_000)), 400],
  ['more than 10 MB', async () => new Uint8Array(10 * 2 ** 20 + 1), 413],
])('%s is refused', async (_, body, status) => {
  const { upload, family, files } = await conversing();
  expect((await upload(family, await body())).status).toBe(status);
  expect(await readdir(files.path)).toEqual([]);
});

test('only the two sides can upload photos, and only a limited number', async () => {
  const { id, enter, upload, family, files } = await conversing();
  expect((await upload(testBrowser())).status).toBe(401);
  expect((await upload(await enter(await make.customer()))).status).toBe(404);
  expect((await upload(await enter(await make.admin()))).status).toBe(404);
  expect((await upload(family, photo, 2_147_483_647)).status).toBe(404);
  const unsent = { conversationId: id, width: 1, height: 1 };
  const { customerId: senderId } = await db('conversations').where({ id }).first();
  await db('messagePhotos').insert(
    Array.from({ length: 11 }, (_, place) => ({ ...unsent, senderId, hash: `${id} ${place}` })),
  );
  const statuses = (await Promise.all([1, 2].map(() => upload(family)))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409]);
  expect((await upload(family)).status).toBe(409);
  // The refused upload leaves no file behind: the files are the two formats of the accepted one.
  const kept = await readdir(path.join(files.path, 'photos', 'conversations', String(id)));
  expect(new Set(kept.map((name) => name.slice(0, 32))).size).toBe(1);
});

test('a key that was used for another photo is refused, and the photo can still be sent', async () => {
  const { id, origin, upload, family } = await conversing();
  const WITH_KEY = `mutation ($id: ID!, $photos: [String!]) {
    sendMessage(conversationId: $id, photos: $photos, idempotencyKey: "one") { message { id } }
  }`;
  const [one, other] = [(await upload(family)).body.url, (await upload(family)).body.url];
  const send = (url: string) => family.run(origin, WITH_KEY, { id: String(id), photos: [url] });
  const { data } = await send(one);
  expect((await send(one)).data).toEqual(data);
  expect((await send(other)).errors[0].extensions.code).toBe('IDEMPOTENCY_MISMATCH');
});

test('before an order a family cannot add photos until the ranch has answered', async () => {
  const { id, upload, family, ranch } = await conversing({ asked: true });
  expect(await upload(family)).toMatchObject({
    status: 400,
    body: { message: 'You can add photos once the ranch has answered' },
  });
  expect((await upload(ranch)).status).toBe(201);
  await make.message(id, { side: 'RANCH' });
  expect((await upload(family)).status).toBe(201);
});

test('a photo that is never sent is deleted after a day, and one that was sent stays', async () => {
  const { upload, send, family, files, statusOf } = await conversing();
  const [unsent, sent] = [(await upload(family)).body.url, (await upload(family)).body.url];
  await send(family, [sent]);
  const hashOf = (url: string) => /[0-9a-f]{32}/.exec(url)?.[0] ?? '';
  const store = openPhotoStore({ ...testConfig, dataDir: files.path }, pino({ level: 'silent' }));
  const remove = removeUnsentPhotos({ db, store });
  await remove();
  expect(await statusOf(family, unsent)).toBe(200);
  const before = db.raw("now() - interval '25 hours'");
  await db('messagePhotos')
    .whereIn('hash', [hashOf(unsent), hashOf(sent)])
    .update({ createdAt: before });
  await remove();
  expect([await statusOf(family, unsent), await statusOf(family, sent)]).toEqual([404, 200]);
  const storedFiles = await readdir(path.join(files.path, 'photos'), { recursive: true });
  expect(storedFiles.filter((name) => name.includes(`${hashOf(unsent)}`))).toEqual([]);
});

test('the location in the metadata of a file is removed', async () => {
  const { origin, upload, family } = await conversing();
  const located = await inFormat((picture) =>
    picture.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1' } }).jpeg(),
  );
  const { url } = (await upload(family, new Uint8Array(located))).body;
  const shown = Buffer.from(await (await family.visit(origin + url)).arrayBuffer());
  expect([located.includes('Exif'), shown.includes('EXIF')]).toEqual([true, false]);
});

test('an admin takes a photo down: neither side can load it, and its files are deleted', async () => {
  const { files, upload, send, statusOf, family, ranch, enter } = await conversing();
  const { url } = (await upload(family)).body;
  await send(family, [url]);
  const take = 'mutation ($url: String!) { takeDownPhoto(url: $url, reason: "Private") { ranchers { id } } }';
  const { data } = await as(await make.admin()).run(take, { url });
  expect(data.takeDownPhoto.ranchers).toHaveLength(1);
  const judge = await enter(await make.admin());
  for (const side of [family, ranch, judge]) expect(await statusOf(side, url)).toBe(404);
  expect((await send(family, [url])).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  await removeUnsentPhotos({
    db,
    store: openPhotoStore({ ...testConfig, dataDir: files.path }, pino({ level: 'silent' })),
  })();
  expect(await readdir(path.join(files.path, 'photos', 'conversations', url.split('/')[3]!))).toEqual([]);
});
