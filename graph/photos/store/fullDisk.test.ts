import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../http/testing/app';
import { fullDisk, readOnlyDisk } from '../../testing/fullDisk';
import { testGraph } from '../../testing/graph';
import { temporaryDirectory } from '../../testing/temporaryDirectory';
import { testBucket } from '../testing/bucket';
import { samplePhoto } from '../testing/samplePhotos';
import { testUploads } from '../testing/uploads';

const { db, make } = await testGraph();
const photo = await samplePhoto();

const NO_ROOM = "There's no room for new photos right now. Please try again later.";

/** The names of all files below a directory. */
async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

const rowsOf = (rancherId: number) => db('photoUploads').where({ rancherId });

test.each(['ENOSPC', 'EDQUOT', 'EROFS'] as const)(
  'after %s an upload is refused, leaves nothing, and works when there is room again',
  async (code) => {
    const { owner, ranch } = await make.rancher();
    const { directory, lines, signedIn } = await testUploads(db);
    const rancher = await signedIn(owner);
    const { makeRoom } = await fullDisk(code);
    const { status, body, headers } = await rancher.upload(photo);
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 503,
      code: 'UNAVAILABLE',
      message: NO_ROOM,
    });
    expect(headers.get('Retry-After')).toBe('60');
    expect(JSON.stringify(body)).not.toContain(code);
    expect(await filesIn(directory)).toEqual([]);
    expect(await rowsOf(ranch.id)).toEqual([]);
    const logged = lines.map((line) => JSON.parse(line)).filter(({ err }) => err);
    expect(logged).toEqual([
      expect.objectContaining({ msg: 'there is no room for photos', err: expect.objectContaining({ code }) }),
    ]);
    makeRoom();
    expect((await rancher.upload(photo)).status).toBe(201);
    expect(await filesIn(directory)).toHaveLength(4);
    expect(await rowsOf(ranch.id)).toHaveLength(1);
  },
);

test("a ranch's first photo on a read-only disk is refused in the same way", async () => {
  const { owner, ranch } = await make.rancher();
  const { signedIn } = await testUploads(db);
  const rancher = await signedIn(owner);
  readOnlyDisk();
  const { status, body } = await rancher.upload(photo);
  expect({ status, code: body.code, message: body.message }).toEqual({
    status: 503,
    code: 'UNAVAILABLE',
    message: NO_ROOM,
  });
  expect(await rowsOf(ranch.id)).toEqual([]);
});

test('any other disk error is an internal error, and leaves no files either', async () => {
  const { owner, ranch } = await make.rancher();
  const { directory, signedIn } = await testUploads(db);
  const rancher = await signedIn(owner);
  await fullDisk('EIO');
  expect(await rancher.upload(photo)).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
  expect(await filesIn(directory)).toEqual([]);
  expect(await rowsOf(ranch.id)).toEqual([]);
});

test('stored photos stay while the disk is full', async () => {
  const { owner } = await make.rancher();
  const { origin, signedIn } = await testUploads(db);
  const rancher = await signedIn(owner);
  const { body } = await rancher.upload(photo);
  await fullDisk('ENOSPC');
  expect((await rancher.upload(await samplePhoto('#123456'))).status).toBe(503);
  expect((await fetch(origin + body.url)).status).toBe(200);
  expect(await rancher.upload(photo)).toMatchObject({ status: 201, body: { url: body.url } });
});

test('a full bucket refuses with the same message', async () => {
  const { photoBucket } = await testBucket({ isFull: true });
  const { owner, ranch } = await make.rancher();
  const { signedIn } = await testUploads(db, { photoBucket });
  const { status, body } = await (await signedIn(owner)).upload(photo);
  expect({ status, code: body.code, message: body.message }).toEqual({
    status: 503,
    code: 'UNAVAILABLE',
    message: NO_ROOM,
  });
  expect(await rowsOf(ranch.id)).toEqual([]);
});

test('at its start and every hour, a server removes the unfinished files of killed servers, but no recent ones', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { path: dataDir, remove } = temporaryDirectory();
  onTestFinished(remove);
  const put = async (place: string, minutesAgo: number) => {
    const file = path.join(dataDir, place);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'half');
    const then = new Date(Date.now() - minutesAgo * 60_000);
    await utimes(file, then, then);
  };
  await put('photos/7/a.webp.1.part', 61);
  await put('imageProxy/b.webp.2.part', 61);
  await put('photos/7/young.webp.3.part', 30);
  await put('photos/7/whole.webp', 10_000);
  await put('mail/other.part', 10_000);
  await testApp({ dataDir });
  const remaining = ['other.part', 'whole.webp', 'young.webp.3.part'];
  await vi.waitFor(async () => expect(await filesIn(dataDir)).toEqual(remaining));
  vi.advanceTimersByTime(60 * 60_000);
  await vi.waitFor(async () => expect(await filesIn(dataDir)).toEqual(['other.part', 'whole.webp']));
});
