import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPhotoStore } from '../../photos/store/openPhotoStore';
import { samplePhoto } from '../../photos/testing/samplePhotos';
import { testUploads } from '../../photos/testing/uploads';
import { codeOf, testGraph } from '../../testing/graph';
import { removeUnusedPhotos } from './removeUnusedPhotos';

const { db, as, make } = await testGraph();
const admin = await make.admin();
const photo = await samplePhoto();

const TAKE_DOWN =
  'mutation ($url: String!, $reason: String!) { takeDownPhoto(url: $url, reason: $reason) { ranchers { id imageUrl galleryImages } } }';
const takeDown = (url: string, person: { id: number } | null = admin, reason = 'Not theirs') =>
  as(person).run(TAKE_DOWN, { url, reason });

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let family: Awaited<ReturnType<typeof make.customer>>;

beforeEach(async () => {
  rancher = await make.rancher();
  family = await make.customer();
});

/** A server with a photo that the ranch uploaded, and one in a review of a family. */
async function served() {
  const uploads = await testUploads(db);
  const order = await make.fulfilledOrder({ customerId: family.id, rancherId: rancher.ranch.id });
  const [seller, buyer] = [await uploads.signedIn(rancher.owner), await uploads.signedIn(family)];
  const ofRanch: string = (await seller.upload(photo)).body.url;
  const ofFamily: string = (await buyer.upload(photo, { query: `?orderId=${order.id}` })).body.url;
  const statusOf = async (url: string, person = uploads.visitor()) => (await person.visit(url)).status;
  const review = await make.review(order, { photos: [ofFamily] });
  return { ...uploads, order, seller, buyer, ofRanch, ofFamily, statusOf, review };
}

describe('photos of a review that is gone', () => {
  test("a hidden review's photos are loaded only by its family and admins, and by everybody once it is shown again", async () => {
    const { ofFamily, statusOf, review, buyer, seller, signedIn } = await served();
    const judge = await signedIn(admin);
    const hidden = { hiddenAt: db.fn.now(), hiddenReason: 'Spam' };
    expect(await statusOf(ofFamily)).toBe(200);
    await review.$query(db).patch(hidden);
    for (const url of [ofFamily, ofFamily.replace('webp', 'avif')])
      expect([await statusOf(url), await statusOf(url, seller)]).toEqual([404, 404]);
    const own = await buyer.visit(ofFamily);
    expect([own.status, own.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(await statusOf(ofFamily, judge)).toBe(200);
    await review.$query(db).patch({ hiddenAt: null, hiddenReason: null });
    expect(await statusOf(ofFamily)).toBe(200);
  });

  test('photos of a deleted review, and photos that an edit left out, are gone at once and their files within a day', async () => {
    for (const change of [
      'deleteReview(reviewId: $id) { order { id } }',
      'editReview(reviewId: $id, input: { stars: 4, words: "Now without the photo." }) { review { id } }',
    ]) {
      family = await make.customer();
      const { ofFamily, statusOf, review, directory } = await served();
      const { errors } = await as(family).run(`mutation ($id: ID!) { ${change} }`, { id: String(review.id) });
      expect(errors).toBeUndefined();
      expect(await statusOf(ofFamily)).toBe(404);
      await cleaned(directory);
      expect(await db('photoUploads').where({ userId: family.id })).toEqual([]);
    }
  });
});

/** Runs the daily task. */
const cleaned = (directory: string) =>
  removeUnusedPhotos({
    db,
    store: openPhotoStore({ dataDir: directory, photoBucket: null }, pino({ level: 'silent' })),
  })();

describe('taking down', () => {
  test('removes a photo of a ranch from its pictures, products and animals, and nobody can add it again', async () => {
    const { ofRanch, statusOf, seller, origin, directory } = await served();
    const { id } = rancher.ranch;
    const other = 'https://x.test/herd.jpg';
    await rancher.ranch
      .$query(db)
      .patch({ imageUrl: ofRanch, galleryImages: [other], photoAlts: [{ url: ofRanch, alt: 'A' }] });
    const product = await make.product(id, { imageUrl: ofRanch });
    const animal = await make.animal(id, { photoUrl: ofRanch });
    const { data } = await takeDown(`${origin}${ofRanch.replace(/-\d+\.webp$/, '-480.avif')}`);
    expect(data.takeDownPhoto.ranchers).toEqual([{ id: String(id), imageUrl: other, galleryImages: [] }]);
    expect([await product.$query(db), await animal.$query(db)]).toMatchObject([{ imageUrl: null }, { photoUrl: null }]);
    expect([await statusOf(ofRanch), await statusOf(ofRanch, seller)]).toEqual([404, 404]);
    expect((await seller.upload(photo)).body.message).toMatch(/Our team took this photo down/);
    const again = await as(rancher).run(
      'mutation ($id: ID!, $url: String!) { updateRanchPhotos(rancherId: $id, photos: [{ url: $url }]) { id } }',
      { id: String(id), url: ofRanch },
    );
    expect(codeOf(again)).toBe('BAD_USER_INPUT');
    const [entry] = await db('auditEntries').where({ action: 'PHOTO_TAKEN_DOWN', recordId: id });
    expect(entry.changes).toEqual([
      { field: 'photo', before: expect.stringContaining('/photos/'), after: 'Not theirs' },
    ]);
    await cleaned(directory);
    expect(await db('photoUploads').where({ rancherId: id, userId: null })).toEqual([]);
    expect((await seller.upload(photo)).status).toBe(409);
  });

  test('removes a photo from a review, which stays', async () => {
    const { ofFamily, statusOf, review, buyer } = await served();
    expect((await takeDown(ofFamily)).errors).toBeUndefined();
    expect(await review.$query(db)).toMatchObject({ photos: [], hiddenAt: null });
    expect([await statusOf(ofFamily), await statusOf(ofFamily, buyer)]).toEqual([404, 404]);
  });

  test('removes a picture of another host from every ranch, and nobody can link it again', async () => {
    const url = `https://x.test/of-ranch-${rancher.ranch.id}.jpg`;
    const other = await make.rancher({ galleryImages: [url] });
    await rancher.ranch.$query(db).patch({ imageUrl: url });
    const { data } = await takeDown(`/api/image-proxy?url=${encodeURIComponent(url)}`);
    expect(data.takeDownPhoto.ranchers).toMatchObject([{ imageUrl: null }, { galleryImages: [] }]);
    const profile =
      'mutation ($id: ID!, $input: RancherProfileInput!) { updateRancherProfile(rancherId: $id, input: $input) { id } }';
    const again = await as(other).run(profile, { id: String(other.ranch.id), input: { imageUrl: url } });
    expect(again.errors?.[0]?.extensions.fields).toEqual({ imageUrl: expect.stringMatching(/took this photo down/) });
    const product =
      'mutation ($url: String!) { createProduct(input: { name: "Suet", price: 500, imageUrl: $url }) { id } }';
    expect(codeOf(await as(other).run(product, { url }))).toBe('BAD_USER_INPUT');
  });

  test('is refused without a reason, and for a picture that nothing shows', async () => {
    const url = 'https://x.test/unknown.jpg';
    expect(codeOf(await takeDown(url, admin, ' '))).toBe('BAD_USER_INPUT');
    expect(codeOf(await takeDown(url))).toBe('NOT_FOUND');
    expect(codeOf(await takeDown('/pictures/herd.avif'))).toBe('NOT_FOUND');
  });
});
