import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testConfig, testGraph } from '../../testing/graph';
import { temporaryDirectory } from '../../testing/temporaryDirectory';
import { testBucket } from '../testing/bucket';
import { samplePhoto } from '../testing/samplePhotos';
import { testUploads } from '../testing/uploads';
import { openPhotoStore } from './openPhotoStore';

const { db, make } = await testGraph();
const log = pino({ level: 'silent' });

function onDisk() {
  const files = temporaryDirectory();
  onTestFinished(files.remove);
  return { directory: files.path, store: openPhotoStore({ ...testConfig, dataDir: files.path }, log) };
}

async function inBucket() {
  const bucket = await testBucket();
  return { ...bucket, store: openPhotoStore({ ...testConfig, photoBucket: bucket.photoBucket }, log) };
}

describe.each([
  ['a directory', async () => onDisk().store],
  ['a bucket', async () => (await inBucket()).store],
])('%s', (_, open) => {
  test('returns a stored file until it is removed', async () => {
    const store = await open();
    const body = Buffer.from([0, 255, 13, 10]);
    await store.put([{ name: '7/ab-480.webp', body: Buffer.from('before'), type: 'image/webp' }]);
    await store.put([{ name: '7/ab-480.webp', body, type: 'image/webp' }]);
    expect(await store.read('7/ab-480.webp')).toEqual(body);
    await store.remove(['7/ab-480.webp', '7/never-480.webp']);
    expect(await store.read('7/ab-480.webp')).toBeNull();
  });

  test('returns null for an unknown file', async () => expect(await (await open()).read('8/ab-480.webp')).toBeNull());
});

test('a directory never has half a photo under its final name', async () => {
  const { store, directory } = onDisk();
  const bodies = Array.from({ length: 8 }, (_, index) => Buffer.alloc(200_000, index));
  const writing = Promise.all(bodies.map((body) => store.put([{ name: '7/ab-480.webp', body, type: 'image/webp' }])));
  for (let read = 0; read < 20; read++) {
    const body = await store.read('7/ab-480.webp');
    if (body) expect(bodies.some((whole) => whole.equals(body))).toBe(true);
  }
  await writing;
  expect(await readdir(path.join(directory, 'photos', '7'))).toEqual(['ab-480.webp']);
});

test('requests to a bucket are signed, and objects have their media type', async () => {
  const { store, objects } = await inBucket();
  await store.put([{ name: '7/ab-480.avif', body: Buffer.from('picture'), type: 'image/avif' }]);
  expect([...objects]).toEqual([
    [
      '/herd/photos/7/ab-480.avif',
      {
        body: Buffer.from('picture'),
        type: 'image/avif',
        signed: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key\/.*\/eu-1\/s3\//),
      },
    ],
  ]);
});

test('a server with a bucket stores photos there and serves them', async () => {
  const { objects, photoBucket } = await testBucket();
  const { owner, ranch } = await make.rancher();
  const { origin, directory, signedIn } = await testUploads(db, { photoBucket });
  const { status, body } = await (await signedIn(owner)).upload(await samplePhoto());
  expect(status).toBe(201);
  expect([...objects.keys()]).toHaveLength(4);
  expect([...objects.keys()].every((key) => key.startsWith(`/herd/photos/${ranch.id}/`))).toBe(true);
  const answer = await fetch(origin + body.url);
  expect(answer.headers.get('Content-Type')).toBe('image/webp');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(objects.get(`/herd${body.url}`)!.body);
  expect(await readdir(directory)).toEqual([]);
});

test('an unreachable bucket is reported, and nothing counts as stored', async () => {
  const { photoBucket } = await testBucket();
  const { owner, ranch } = await make.rancher();
  const gone = { ...photoBucket, endpoint: 'http://127.0.0.1:1' };
  const { origin, signedIn } = await testUploads(db, { photoBucket: gone });
  const { status, body } = await (await signedIn(owner)).upload(await samplePhoto());
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'UNAVAILABLE' });
  expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|ECONN|secret/);
  expect(await db('photoUploads').where({ rancherId: ranch.id })).toEqual([]);
  const photo = { rancherId: ranch.id, hash: '0'.repeat(32) };
  await db('photoUploads').insert({ ...photo, width: 960, height: 640, bytes: 4 });
  const answer = await fetch(`${origin}/photos/${ranch.id}/${photo.hash}-480.webp`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Cache-Control')).toBeNull();
});
