import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../http/testing/app';
import { samplePhoto } from '../photos/testing/samplePhotos';
import { testGraph } from '../testing/graph';
import { temporaryDirectory } from '../testing/temporaryDirectory';

const { db, make } = await testGraph();

/** Has the letters and the scene of ranches without a photo, as in the built client. */
const client = path.resolve('web/public');

async function server(options: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp({ client, openRanches: true, ...options });
  const picture = (id: number, headers: Record<string, string> = {}) =>
    // Without this header, Node would add one that prevents an answer with 304.
    fetch(`${app.origin}/link-pictures/${id}.jpg?v=whatever`, {
      headers: { 'Cache-Control': 'max-age=0', ...headers },
    });
  return { ...app, picture };
}

const drawn = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const areaOf = async (image: Buffer, left: number) =>
  sharp(await sharp(image).extract({ left, top: 100, width: 300, height: 400 }).toBuffer()).stats();

test('the picture of a ranch without a photo has its text beside our own scene', async () => {
  const { picture } = await server();
  const { ranch } = await make.rancher({ ranchName: 'Cedar Fork Ranch' });
  const answer = await picture(ranch.id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  const image = await drawn(answer);
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(image.length).toBeLessThan(300_000);
  // Dark letters on light paper.
  const { channels } = await areaOf(image, 56);
  expect(channels[0]!.max).toBeGreaterThan(240);
  expect(channels[0]!.min).toBeLessThan(80);
});

test("the ranch's own photo is shown as soon as it changes", async () => {
  const dataDir = temporaryDirectory();
  onTestFinished(() => dataDir.remove());
  const { picture } = await server({ dataDir: dataDir.path });
  const { ranch } = await make.rancher();
  const before = await picture(ranch.id);
  const hash = 'a'.repeat(32);
  mkdirSync(path.join(dataDir.path, 'photos', String(ranch.id)), { recursive: true });
  const photo = await sharp(await samplePhoto('#c03020'))
    .resize(600)
    .webp()
    .toBuffer();
  writeFileSync(path.join(dataDir.path, 'photos', String(ranch.id), `${hash}-600.webp`), photo);
  await db('ranchers')
    .where({ id: ranch.id })
    .update({ imageUrl: `/photos/${ranch.id}/${hash}-600.webp` });
  const after = await picture(ranch.id, { 'If-None-Match': before.headers.get('ETag') ?? '' });
  expect(after.status).toBe(200);
  const { channels } = await areaOf(await drawn(after), 800);
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16))).toEqual([12, 3, 2]);
});

test.each([
  ['a photo that is gone', '/photos/1/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb-600.webp'],
  ['a photo of another host', 'https://elsewhere.test/cow.jpg'],
  ['a path out of the pictures', '/pictures/../../secret.png'],
])('%s is replaced by our own scene', async (_, imageUrl) => {
  const { picture } = await server();
  const [{ ranch: plain }, { ranch }] = [
    await make.rancher({ ranchName: 'Oak' }),
    await make.rancher({ ranchName: 'Oak' }),
  ];
  await db('ranchers').where({ id: ranch.id }).update({ imageUrl });
  expect(await drawn(await picture(ranch.id))).toEqual(await drawn(await picture(plain.id)));
});

test.each(['"><script>alert(1)</script></svg>', '&lt;&#x41;]]>', '牧场', 'x'.repeat(100)])(
  'the name %s is drawn as letters or left out',
  async (ranchName) => {
    const { picture } = await server();
    const { ranch } = await make.rancher({ ranchName });
    const answer = await picture(ranch.id);
    expect(answer.status).toBe(200);
    expect(await sharp(await drawn(answer)).metadata()).toMatchObject({ width: 1200 });
  },
);

test('an unchanged picture is answered with 304', async () => {
  const { picture } = await server();
  const { ranch } = await make.rancher();
  const etag = (await picture(ranch.id)).headers.get('ETag') ?? '';
  expect((await picture(ranch.id, { 'If-None-Match': etag })).status).toBe(304);
  await db('ranchers').where({ id: ranch.id }).update({ halfCowPrice: 190_000 });
  expect((await picture(ranch.id, { 'If-None-Match': etag })).status).toBe(200);
});

test('the answer is 410 as soon as a ranch is suspended, and 404 for a ranch that is not approved', async () => {
  const { picture, origin } = await server();
  const { ranch } = await make.rancher();
  const etag = (await picture(ranch.id)).headers.get('ETag') ?? '';
  await db('ranchers').where({ id: ranch.id }).update({ approval: 'SUSPENDED' });
  expect((await picture(ranch.id, { 'If-None-Match': etag })).status).toBe(410);
  const { ranch: pending } = await make.rancher({ approval: 'PENDING' });
  expect((await picture(pending.id)).status).toBe(404);
  expect((await picture(999_999_999)).status).toBe(404);
  for (const id of ['1e3', '-1', '12345678901', '..%2f1']) {
    expect((await fetch(`${origin}/link-pictures/${id}.jpg`)).status).toBe(404);
  }
});

test('there are no pictures if ranches are closed to visitors', async () => {
  const { picture } = await server({ openRanches: false });
  const { ranch } = await make.rancher();
  expect([(await picture(ranch.id)).status, (await picture(999_999_999)).status]).toEqual([404, 404]);
});

test('some of many simultaneous requests get a 503 with Retry-After', async () => {
  const { picture } = await server();
  const ranches = await Promise.all(Array.from({ length: 20 }, () => make.rancher()));
  const answers = await Promise.all(ranches.map(({ ranch }) => picture(ranch.id)));
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(answers.find(({ status }) => status === 503)?.headers.get('Retry-After')).toBe('5');
});
