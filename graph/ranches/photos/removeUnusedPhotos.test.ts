import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { photoPath } from '../../../rules/ranches/photoPath';
import { connect } from '../../database/connection';
import { startJobs } from '../../jobs/startJobs';
import { openPhotoStore } from '../../photos/store/openPhotoStore';
import { photoFiles } from '../../photos/store/PhotoStore';
import { ownDatabaseUrl } from '../../testing/database';
import { testConfig } from '../../testing/graph';
import { maker } from '../../testing/make';
import { temporaryDirectory } from '../../testing/temporaryDirectory';
import { removeUnusedPhotos } from './removeUnusedPhotos';

// It has its own database, because the task deletes every unused photo that it finds.
const databaseUrl = await ownDatabaseUrl('photos');
const db = connect(databaseUrl);
const make = maker(db);
const files = temporaryDirectory();
const config = { ...testConfig, dataDir: files.path };
const log = pino({ level: 'silent' });
const store = openPhotoStore(config, log);
const remove = removeUnusedPhotos({ db, store });

afterAll(async () => {
  await db.destroy();
  files.remove();
});

const HOUR = 60 * 60 * 1_000;

/** A photo that was uploaded some time ago. */
async function uploaded(rancherId: number, hoursAgo: number) {
  const hash = crypto.randomUUID().replaceAll('-', '');
  const photo = { rancherId, hash, width: 960 };
  const createdAt = new Date(Date.now() - hoursAgo * HOUR);
  await db('photoUploads').insert({ ...photo, height: 640, bytes: 4, createdAt });
  await store.put(photoFiles(photo).map((name) => ({ name, body: Buffer.from('x'), type: 'image/webp' })));
  const isThere = async () => {
    const bodies = await Promise.all(photoFiles(photo).map((name) => store.read(name)));
    const rows = await db('photoUploads').where({ hash });
    return rows.length === 1 && bodies.every(Boolean) ? true : rows.length > 0 || bodies.some(Boolean) ? 'half' : false;
  };
  return { url: photoPath(photo), isThere };
}

test('photos that no ranch shows are deleted after a day, with all their files', async () => {
  const { ranch } = await make.rancher();
  const [old, young] = [await uploaded(ranch.id, 25), await uploaded(ranch.id, 23)];
  await remove();
  expect([await old.isThere(), await young.isThere()]).toEqual([false, true]);
});

test("photos of a family's review stay until the review is gone", async () => {
  const { ranch } = await make.rancher();
  const { url, isThere } = await uploaded(ranch.id, 1_000);
  const { id: customerId } = await make.customer();
  const review = await make.review(await make.fulfilledOrder({ customerId, rancherId: ranch.id }), { photos: [url] });
  await remove();
  expect(await isThere()).toBe(true);
  await review.$query(db).delete();
  await remove();
  expect(await isThere()).toBe(false);
});

test('photos shown as the main picture, in the gallery or on a product stay', async () => {
  const { ranch } = await make.rancher();
  const [front, gallery, product] = await Promise.all([1, 2, 3].map(() => uploaded(ranch.id, 1_000)));
  await db('ranchers')
    .where({ id: ranch.id })
    .update({ imageUrl: front!.url, galleryImages: ['/pictures/a.avif', gallery!.url] });
  await make.product(ranch.id, { imageUrl: product!.url });
  await remove();
  expect(await Promise.all([front, gallery, product].map((photo) => photo!.isThere()))).toEqual([true, true, true]);
  await db('ranchers')
    .where({ id: ranch.id })
    .update({ imageUrl: null, galleryImages: [gallery!.url] });
  await remove();
  expect(await Promise.all([front, gallery].map((photo) => photo!.isThere()))).toEqual([false, true]);
});

test('photos in an order of the ranch stay; an order of another ranch does not keep them', async () => {
  const [{ ranch }, { ranch: other }] = await Promise.all([make.rancher(), make.rancher()]);
  const [ordered, foreign] = await Promise.all([uploaded(ranch.id, 1_000), uploaded(other.id, 1_000)]);
  const { id: customerId } = await make.customer();
  for (const { url } of [ordered, foreign]) {
    const { id } = await make.order({ customerId, rancherId: ranch.id });
    await db('orderItems').where({ orderId: id }).update({ imageUrl: url });
  }
  await remove();
  expect([await ordered.isThere(), await foreign.isThere()]).toEqual([true, false]);
});

test('a photo that is being saved at the same time stays', async () => {
  const { ranch } = await make.rancher();
  const photo = await uploaded(ranch.id, 25);
  const trx = await db.transaction();
  await trx('ranchers').where({ id: ranch.id }).forUpdate();
  const removing = remove();
  await vi.waitFor(async () => {
    const { rows } = await db.raw("select from pg_locks where not granted and mode = 'ShareLock'");
    expect(rows.length).toBeGreaterThan(0);
  });
  await trx('ranchers').where({ id: ranch.id }).update({ imageUrl: photo.url });
  await trx.commit();
  await removing;
  expect(await photo.isThere()).toBe(true);
});

test('files that were deleted before a crash do not stop the rest', async () => {
  const { ranch } = await make.rancher();
  const photo = await uploaded(ranch.id, 25);
  const [{ rancherId, hash, width }] = await db('photoUploads').where({ rancherId: ranch.id });
  await store.remove(photoFiles({ rancherId, hash, width }));
  await remove();
  expect(await photo.isThere()).toBe(false);
});

test('the worker runs the task every day', async () => {
  const { ranch } = await make.rancher();
  const photo = await uploaded(ranch.id, 25);
  const jobs = await startJobs({ databaseUrl, config, log });
  await db.raw("select graphile_worker.add_job('removeUnusedPhotos')");
  await vi.waitFor(async () => expect(await photo.isThere()).toBe(false), 10_000);
  const { rows } = await db.raw('select identifier from graphile_worker._private_known_crontabs');
  expect(rows).toContainEqual({ identifier: 'removeUnusedPhotos' });
  await jobs.stop();
});
