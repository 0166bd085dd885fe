import assert from 'node:assert/strict';
import sharp from 'sharp';
import { type Scenario, signedIn } from '../Site';

/** A photo uploaded at one server is stored in the bucket, and the other server serves it. */
export const photos: Scenario = async (site) => {
  const { servers, make } = site;
  const [one, two] = servers.web;
  const { owner } = await make.rancher();
  const rancher = await signedIn(site, owner, one.origin);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const drawn = sharp({ create: { width: 1_000, height: 750, channels: 3, background: '#a52', noise } });
  const before = servers.bucket.objects.size;
  const uploaded = await rancher.visit(`${one.origin}/api/photos`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg' },
    body: new Uint8Array(await drawn.jpeg().toBuffer()),
  });
  assert.equal(uploaded.status, 201, await uploaded.clone().text());
  const { url } = (await uploaded.json()) as { url: string };
  const files = servers.bucket.objects.size - before;
  assert.ok(files > 0);
  const served = await fetch(`${two.origin}${new URL(url, two.origin).pathname}`);
  assert.equal(served.status, 200);
  const { width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  return `a photo uploaded at one server (${files} files in the bucket) is served by the other, ${width} pixels wide`;
};
