import { describe, expect, test } from 'vitest';
import { testGraph } from '../testing/graph';
import { samplePhoto } from './testing/samplePhotos';
import { testUploads } from './testing/uploads';

const { db, make } = await testGraph();
const photo = await samplePhoto();

async function bought() {
  const { owner, ranch } = await make.rancher();
  const family = await make.customer();
  const parties = { customerId: family.id, rancherId: ranch.id };
  return { owner, ranch, family, parties, order: await make.fulfilledOrder(parties) };
}

const of = ({ id }: { id: number | string }) => ({ query: `?orderId=${id}` });

test('photos that a family uploads for its order belong to the family, not to the ranch', async () => {
  const { owner, ranch, family, order } = await bought();
  const { signedIn } = await testUploads(db);
  const { status, body } = await (await signedIn(family)).upload(photo, of(order));
  expect([status, body.url]).toEqual([201, expect.stringMatching(`^/photos/${ranch.id}/[0-9a-f]{32}-`)]);
  const uploadOfRanch = await (await signedIn(owner)).upload(photo);
  expect(uploadOfRanch.body.url).not.toBe(body.url);
  const rows = await db('photoUploads').where({ rancherId: ranch.id }).orderBy('id').select('userId');
  expect(rows).toEqual([{ userId: family.id }, { userId: null }]);
});

describe('refuses', () => {
  test("somebody else's order, an order that isn't fulfilled, and a missing order", async () => {
    const { owner, family, parties, order } = await bought();
    const { signedIn, visitor } = await testUploads(db);
    const uploader = await signedIn(family);
    const other = await signedIn(await make.customer());
    expect((await other.upload(photo, of(order))).status).toBe(404);
    expect((await (await signedIn(owner)).upload(photo, of(order))).status).toBe(404);
    expect((await visitor().upload(photo, of(order))).status).toBe(401);
    expect((await uploader.upload(photo, of(await make.order(parties)))).status).toBe(409);
    expect((await uploader.upload(photo, of({ id: 'x' }))).status).toBe(400);
    expect((await uploader.upload(photo)).status).toBe(403);
  });

  test('more than twelve photos that no review shows', async () => {
    const { ranch, family, order } = await bought();
    const rows = Array.from({ length: 12 }, () => ({
      ...{ rancherId: ranch.id, userId: family.id, width: 480, height: 320, bytes: 1 },
      hash: crypto.randomUUID().replaceAll('-', ''),
    }));
    await db('photoUploads').insert(rows);
    const { signedIn } = await testUploads(db);
    const uploader = await signedIn(family);
    expect((await uploader.upload(photo, of(order))).status).toBe(409);
    await make.review(order, { photos: [`/photos/${ranch.id}/${rows[0]!.hash}-480.webp`] });
    expect((await uploader.upload(photo, of(order))).status).toBe(201);
  });
});
