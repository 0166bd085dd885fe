import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { REFUSED_LITERALS } from '../outbound/testing/addresses';
import { PUBLIC } from '../outbound/testing/network';
import { fullDisk } from '../testing/fullDisk';
import { maker } from '../testing/make';
import { photo, shownPicture } from './testing/shownPicture';

const refusal = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const plainRefusal = (status: number, code: string, message: string) => ({ status, code, message, error: message });

describe('a picture that a ranch shows', () => {
  test('is re-encoded as WebP and served with safe headers and no cookie', async () => {
    const { ask, network } = await shownPicture();
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=300',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/webp',
      etag: expect.stringMatching(/^(W\/)?".+"$/),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    const body = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 });
    expect(network.connect.mock.calls).toEqual([[{ address: PUBLIC.address, port: 80 }]]);
  });

  test('is answered with 304 for a client that already has it', async () => {
    const { ask } = await shownPicture();
    const etag = (await ask()).headers.get('etag')!;
    const having = (tag: string) => ask(undefined, { headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' } });
    const again = await having(etag);
    expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' });
    expect(again.headers.get('cache-control')).toBe('public, max-age=300');
    expect((await having('"other"')).status).toBe(200);
  });

  test('is shown but not cached when the disk is full', async () => {
    const { ask, dataDir, network } = await shownPicture();
    await fullDisk('ENOSPC', { filesBefore: 0 });
    for (let times = 1; times <= 2; times++) {
      const answer = await ask();
      expect(answer.status).toBe(200);
      expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'webp' });
      expect(readdirSync(path.join(dataDir, 'imageProxy'))).toEqual([]);
    }
    expect(network.connect).toHaveBeenCalledTimes(2);
  });

  test('may be in the gallery or belong to a product', async () => {
    const { ask, db, ranch } = await shownPicture();
    const [inGallery, ofProduct] = ['gallery', 'product'].map((name) => `http://${name}.example/${process.pid}.jpg`);
    expect((await ask(inGallery)).status).toBe(404);
    await db('ranchers')
      .where({ id: ranch.id })
      .update({ galleryImages: ['/pictures/a.avif', inGallery] });
    await maker(db).product(ranch.id, { imageUrl: ofProduct });
    expect((await ask(inGallery)).status).toBe(200);
    expect((await ask(ofProduct)).status).toBe(200);
  });

  test('is answered with 404 when the ranch no longer shows it, although it is still cached', async () => {
    const { ask, db, ranch, network } = await shownPicture();
    expect((await ask()).status).toBe(200);
    await db('ranchers').where({ id: ranch.id }).update({ imageUrl: null });
    expect(await refusal(await ask())).toEqual(plainRefusal(404, 'NOT_FOUND', 'Image not found'));
    expect(network.connect).toHaveBeenCalledTimes(1);
  });
});

describe('no host is called for', () => {
  test.each([
    ['a request without a url', ''],
    ['an empty url', '?url='],
    ['two urls', '?url=https://a.example/&url=https://b.example/'],
    ['a list of urls', '?url[]=https://a.example/'],
    ['a url that is too long', `?url=https://a.example/${'x'.repeat(2_000)}`],
  ])('%s', async (_, query) => {
    const { origin, network } = await shownPicture();
    const answer = await fetch(`${origin}/api/image-proxy${query}`);
    expect(await refusal(answer)).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
      fields: { url: expect.any(String) },
    });
    expect(network.resolve).not.toHaveBeenCalled();
  });

  test('a url that no ranch shows', async () => {
    const { ask, network, imageUrl } = await shownPicture();
    for (const url of ['https://other.example/x.jpg', `${imageUrl}?size=1`, imageUrl.replace('http', 'HTTP')]) {
      expect(await refusal(await ask(url))).toEqual(plainRefusal(404, 'NOT_FOUND', 'Image not found'));
    }
    expect(network.resolve).not.toHaveBeenCalled();
    expect(network.connect).not.toHaveBeenCalled();
  });

  test('a url that is not public, even if a ranch shows it', async () => {
    const { ask, db, ranch, network } = await shownPicture();
    const stored = REFUSED_LITERALS.map(([, url]) => url).filter((url) => !url.includes('\0'));
    await db('ranchers').where({ id: ranch.id }).update({ galleryImages: stored });
    for (const url of stored) expect((await ask(url)).status, url).toBe(400);
    expect(network.resolve).not.toHaveBeenCalled();
    expect(network.connect).not.toHaveBeenCalled();
  });

  test('a POST, which answers 405', async () => {
    const { origin, imageUrl } = await shownPicture();
    const answer = await fetch(`${origin}/api/image-proxy?url=${imageUrl}`, { method: 'POST' });
    expect(answer.status).toBe(405);
  });
});

describe('when the host of a picture fails or sends something else', () => {
  test.each<[string, RequestListener, number, string]>([
    ['with status 500', (_req, res) => res.writeHead(500).end(), 502, 'The host answers 500'],
    ['by hanging up', (_req, res) => res.destroy(), 502, 'The host cannot be reached'],
    [
      'with a redirect to a private address',
      (_req, res) => res.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
      502,
      "This address isn't on the public internet",
    ],
  ])('%s, the answer gives the reason', async (_, answer, status, reason) => {
    const { ask } = await shownPicture(answer);
    const failed = await ask();
    expect(failed.headers.get('cache-control')).toBe('no-store');
    expect(await refusal(failed)).toEqual(
      plainRefusal(status, 'UNAVAILABLE', `This image cannot be loaded: ${reason}`),
    );
  });

  test.each([404, 410])('with status %i, the proxy answers 404', async (status) => {
    const { ask } = await shownPicture((_req, res) => res.writeHead(status).end(photo));
    const answer = await ask();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await refusal(answer)).toEqual(plainRefusal(404, 'NOT_FOUND', 'Image not found: its host has it no longer'));
  });

  test('the failure is logged at info level, without the host name', async () => {
    const { ask, lines } = await shownPicture((_req, res) => res.destroy());
    await ask();
    const line = lines.find((text) => text.includes('/api/image-proxy'))!;
    expect(JSON.parse(line)).toMatchObject({ level: 30, status: 502, path: '/api/image-proxy' });
    expect(lines.join()).not.toContain('pictures.example');
  });

  test.each([
    ['SVG', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG that calls itself a photo', 'image/jpeg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', 'text/html', '<!doctype html><script>alert(1)</script>'],
  ])('the proxy never passes on %s', async (_, type, words) => {
    const { ask } = await shownPicture((_req, res) => res.setHeader('Content-Type', type).end(words));
    const answer = await ask();
    expect(await refusal(answer)).toMatchObject({ status: 415, code: 'BAD_USER_INPUT' });
    expect(answer.headers.get('content-type')).toMatch('application/json');
  });

  test('a photo with the content type of a page is served as a photo', async () => {
    const { ask } = await shownPicture((_req, res) => res.setHeader('Content-Type', 'text/html').end(photo));
    expect((await ask()).headers.get('content-type')).toBe('image/webp');
  });
});

describe('a cached picture', () => {
  test('is served without asking the host, from a file named by a hash', async () => {
    const { ask, network, dataDir } = await shownPicture();
    await ask();
    await ask();
    expect(network.connect).toHaveBeenCalledTimes(1);
    expect(readdirSync(path.join(dataDir, 'imageProxy'))).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.webp$/)]);
  });

  test('is loaded once when many clients ask at the same time', async () => {
    let loads = 0;
    const { ask } = await shownPicture((_req, res) => {
      loads += 1;
      setTimeout(() => res.end(photo), 100);
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(loads).toBe(1);
  });
});
