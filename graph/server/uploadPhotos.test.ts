import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { connect as connectTo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { HEIC_PHOTO } from '../../rules/ranches/photoFile';
import { photoWidths } from '../../rules/ranches/photoPath';
import { fromPhone, heicHeader, pngOf, samplePhoto } from '../photos/testing/samplePhotos';
import { testUploads } from '../photos/testing/uploads';
import { testGraph } from '../testing/graph';

const { db, make } = await testGraph();
const photo = await samplePhoto();

const rowsOf = (rancherId: number) => db('photoUploads').where({ rancherId });

/** Stores photos until only a few more fit. */
async function fill(rancherId: number, count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    rancherId,
    hash: index.toString(16).padStart(32, '0'),
    width: 480,
    height: 320,
    bytes: 1,
  }));
  await db('photoUploads').insert(rows);
}

describe('uploading', () => {
  test('stores the photo without its metadata, and serves it in each width and format', async () => {
    const { owner, ranch } = await make.rancher();
    const { origin, signedIn } = await testUploads(db);
    const rancher = await signedIn(owner);
    const { status, body, headers } = await rancher.upload(await fromPhone());
    expect(status).toBe(201);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const [, hash] = /^\/photos\/\d+\/([0-9a-f]{32})-1500\.webp$/.exec(body.url)!;
    expect(body).toEqual({ url: `/photos/${ranch.id}/${hash}-1500.webp`, width: 1500, height: 2000 });
    for (const width of photoWidths(1500)) {
      for (const [format, decoded] of [['avif', 'heif'] as const, ['webp', 'webp'] as const]) {
        const answer = await fetch(`${origin}/photos/${ranch.id}/${hash}-${width}.${format}`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Content-Type')).toBe(`image/${format}`);
        const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect(metadata).toMatchObject({ width, format: decoded });
        expect(metadata.exif).toBeUndefined();
      }
    }
    const [row] = await rowsOf(ranch.id);
    expect(row).toMatchObject({ hash, width: 1500, height: 2000, bytes: expect.any(Number) });
  });

  test('the same photo again, at the same time or later, is the same upload', async () => {
    const { owner, ranch } = await make.rancher({ approval: 'PENDING' });
    const { signedIn } = await testUploads(db);
    const rancher = await signedIn(owner);
    const together = await Promise.all([rancher.upload(photo), rancher.upload(photo)]);
    await db('photoUploads').where({ rancherId: ranch.id }).update({ createdAt: '2026-01-01' });
    const later = await rancher.upload(photo);
    expect(new Set([...together, later].map(({ body }) => body.url)).size).toBe(1);
    const rows = await rowsOf(ranch.id);
    expect(rows).toHaveLength(1);
    expect(new Date(rows[0].createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('the same photo is stored again if one of its files is missing', async () => {
    const { owner } = await make.rancher();
    const { origin, directory, signedIn } = await testUploads(db);
    const rancher = await signedIn(owner);
    const { body } = await rancher.upload(photo);
    await rm(path.join(directory, body.url));
    expect((await fetch(origin + body.url)).status).toBe(404);
    expect(await rancher.upload(photo)).toMatchObject({ status: 201, body: { url: body.url } });
    expect((await fetch(origin + body.url)).status).toBe(200);
  });

  test('an admin can upload for any ranch', async () => {
    const { ranch } = await make.rancher({ approval: 'PENDING' });
    const { signedIn } = await testUploads(db);
    const admin = await signedIn(await make.admin());
    const { status, body } = await admin.upload(photo, { query: `?rancherId=${ranch.id}` });
    expect({ status, url: body.url }).toEqual({ status: 201, url: expect.stringContaining(`/photos/${ranch.id}/`) });
    expect(await admin.upload(photo)).toMatchObject({
      status: 400,
      body: { fields: { rancherId: expect.any(String) } },
    });
    expect((await admin.upload(photo, { query: '?rancherId=2000000000' })).status).toBe(404);
    expect((await admin.upload(photo, { query: '?rancherId=one' })).status).toBe(400);
  });
});

describe('refusals', () => {
  test('visitors, customers, other ranchers and those with a temporary password', async () => {
    const { ranch } = await make.rancher();
    const { owner: stranger } = await make.rancher();
    const pending = await make.rancher({ approval: 'PENDING' });
    const { owner: newcomer } = await make.rancher({}, { mustChangePassword: true });
    const { visitor, signedIn, directory } = await testUploads(db);
    expect(await visitor().upload(photo)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect((await (await signedIn(await make.customer())).upload(photo)).status).toBe(403);
    expect((await (await signedIn(newcomer)).upload(photo)).status).toBe(403);
    const other = await signedIn(stranger);
    expect((await other.upload(photo, { query: `?rancherId=${ranch.id}` })).status).toBe(403);
    expect((await other.upload(photo, { query: `?rancherId=${pending.ranch.id}` })).status).toBe(404);
    expect(existsSync(path.join(directory, 'photos'))).toBe(false);
  });

  test('a page of another site', async () => {
    const { owner, ranch } = await make.rancher();
    const { signedIn } = await testUploads(db);
    const rancher = await signedIn(owner);
    const signs: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.test' }];
    for (const headers of signs) {
      expect(await rancher.upload(photo, { headers })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    expect(await rowsOf(ranch.id)).toEqual([]);
  });

  test('a file that is not a photo, whatever its name', async () => {
    const { owner } = await make.rancher();
    const { signedIn } = await testUploads(db);
    const rancher = await signedIn(owner);
    const headers = { 'Content-Type': 'image/jpeg' };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await rancher.upload(svg, { headers })).toMatchObject({ status: 415, body: { code: 'BAD_USER_INPUT' } });
    expect(await rancher.upload(heicHeader)).toMatchObject({ status: 415, body: { message: HEIC_PHOTO } });
    expect((await rancher.upload(null)).status).toBe(415);
    expect((await rancher.upload(pngOf(30_000, 30_000))).status).toBe(400);
    expect((await rancher.upload(photo, { headers: { 'Content-Encoding': 'gzip' } })).status).toBe(415);
  });

  test('more than 10 MB, with or without a Content-Length', async () => {
    const { owner } = await make.rancher();
    const { origin, signedIn } = await testUploads(db);
    const rancher = await signedIn(owner);
    const tooLarge = { status: 413, body: { message: 'A photo can be at most 10 MB', code: 'BAD_USER_INPUT' } };
    const file = Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await rancher.upload(file)).toMatchObject(tooLarge);
    expect(await rancher.upload(new Blob([new Uint8Array(file)]).stream())).toMatchObject(tooLarge);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });

  test('the sixty-first photo, even if two come at once', async () => {
    const { owner, ranch } = await make.rancher();
    const { signedIn, directory } = await testUploads(db);
    const rancher = await signedIn(owner);
    await fill(ranch.id, 59);
    const [one, two] = await Promise.all([rancher.upload(photo), rancher.upload(await samplePhoto('#123456'))]);
    expect([one!.status, two!.status].sort()).toEqual([201, 409]);
    expect(await rowsOf(ranch.id)).toHaveLength(60);
    expect(await readdir(path.join(directory, 'photos', String(ranch.id)))).toHaveLength(4);
    expect((await rancher.upload(await samplePhoto('#654321'))).body.message).toMatch(/60 stored photos/);
  });

  test('photos that only old orders show do not count, but those that the ranch shows do', async () => {
    const { owner, ranch } = await make.rancher();
    const { signedIn } = await testUploads(db);
    const rancher = await signedIn(owner);
    await fill(ranch.id, 60);
    const { id: customerId } = await make.customer();
    const { id } = await make.order({ customerId, rancherId: ranch.id });
    const imageUrl = `/photos/${ranch.id}/${'0'.repeat(32)}-480.webp`;
    await db('orderItems').where({ orderId: id }).update({ imageUrl });
    await db('ranchers').where({ id: ranch.id }).update({ imageUrl });
    expect((await rancher.upload(photo)).status).toBe(409);
    await db('ranchers').where({ id: ranch.id }).update({ imageUrl: null });
    expect((await rancher.upload(photo)).status).toBe(201);
    expect((await rancher.upload(await samplePhoto('#123456'))).status).toBe(409);
  });

  test('more than 120 uploads in an hour', async () => {
    const { owner } = await make.rancher();
    const { signedIn } = await testUploads(db, { sessionSecret: crypto.randomUUID() });
    const rancher = await signedIn(owner);
    const statuses: number[] = [];
    for (let sent = 0; sent <= 120; sent++) statuses.push((await rancher.upload(null)).status);
    expect([statuses.at(0), statuses.at(-2), statuses.at(-1)]).toEqual([415, 415, 429]);
  });

  test('an internal error does not show its message, and the next attempt works', async () => {
    const { owner } = await make.rancher();
    const { signedIn } = await testUploads(db);
    const rancher = await signedIn(owner);
    await db.raw('alter table photo_uploads rename to photo_uploads_away');
    const { status, body } = await rancher
      .upload(photo)
      .finally(() => db.raw('alter table photo_uploads_away rename to photo_uploads'));
    expect({ status, code: body.code }).toEqual({ status: 500, code: 'INTERNAL' });
    expect(JSON.stringify(body)).not.toMatch(/photo_uploads|select|insert/);
    expect((await rancher.upload(photo)).status).toBe(201);
  });
});

describe('serving', () => {
  test('can be cached for minutes, and answers 304 to a repeated request', async () => {
    const { owner } = await make.rancher();
    const { origin, signedIn } = await testUploads(db);
    const { body } = await (await signedIn(owner)).upload(photo);
    const answer = await fetch(origin + body.url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{32}-600"$/),
    });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    const headers = { 'If-None-Match': answer.headers.get('ETag')!, 'Cache-Control': 'max-age=0' };
    expect((await fetch(origin + body.url, { headers })).status).toBe(304);
    const head = await fetch(origin + body.url, { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe(answer.headers.get('Content-Length'));
    expect((await fetch(origin + body.url, { method: 'POST' })).status).toBe(404);
  });

  test.each([
    `/photos/1/${'0'.repeat(32)}-480.webp`,
    `/photos/1/${'0'.repeat(32)}-480.jpg`,
    `/photos/1/${'0'.repeat(32)}-480.webp.part`,
    '/photos/',
    '/photos/1',
    '/photos/..%2f..%2fetc%2fpasswd',
    '/photos/1/..%2f..%2fsecret-480.webp',
    '/photos/%00',
  ])('%s is not found', async (place) => {
    const { origin } = await testUploads(db);
    const answer = await fetch(origin + place, { headers: { Accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBeNull();
  });

  test.each(['/photos/../photos/1/x', '/photos/../../etc/passwd', '//photos//..//..//etc/passwd'])(
    'the path %s is not found if it is sent unchanged',
    async (place) => {
      const { port } = new URL((await testUploads(db)).origin);
      const socket = connectTo(Number(port), '127.0.0.1');
      socket.write(`GET ${place} HTTP/1.1\r\nHost: herdline.test\r\nConnection: close\r\n\r\n`);
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).not.toContain('root:');
    },
  );
});
