import { beforeEach, expect, test } from 'vitest';
import { fromOurPage, testRest } from '../testing/rest';

const { make, apiClient, signedIn, rancherWith } = await testRest();

type Person = Awaited<ReturnType<typeof signedIn>>;
let family: Person;
let rancher: Person;
let owner: { id: number };
let rancherId: number;
let orderId: number;

const words = 'Tender, lean, and packed with care.';
const notFound = { status: 404, body: { message: 'Review not found', code: 'NOT_FOUND' } };

beforeEach(async () => {
  const { ranch, ...made } = await rancherWith();
  const customer = await make.customer({ name: 'Anna Kovacs' });
  [rancher, owner, rancherId] = [made.rancher, made.owner, ranch.id];
  family = await signedIn(customer);
  orderId = (await make.fulfilledOrder({ customerId: customer.id, rancherId })).id;
});

const write = () => family.post(`/api/orders/${orderId}/review`, { stars: 4, words, hangingPounds: 310.5 });

test('a review is written, listed, changed, answered and deleted', async () => {
  const written = await write();
  const { id } = written.body;
  expect([written.status, written.body]).toMatchObject([
    201,
    {
      stars: 4,
      words,
      share: 'half_cow',
      hangingPounds: 310.5,
      packagedPounds: null,
      authorName: 'Anna K.',
      photos: [],
    },
  ]);
  const changed = await family.put(`/api/reviews/${id}`, { stars: 5, words, packagedPounds: 196 });
  expect(changed.body).toMatchObject({ stars: 5, hangingPounds: null, packagedPounds: 196 });
  const answered = await rancher.post(`/api/reviews/${id}/answer`, { answer: 'Thank you!' });
  expect([answered.status, answered.body.answer]).toEqual([200, 'Thank you!']);
  const listed = await rancher.get(`/api/ranchers/${rancherId}/reviews?sort=Highest`);
  expect([listed.status, listed.body]).toEqual([200, [answered.body]]);
  const deleted = await family.send('DELETE', `/api/reviews/${id}`, undefined, fromOurPage);
  expect([deleted.status, deleted.body]).toEqual([200, { message: 'Review deleted' }]);
  expect((await rancher.get(`/api/ranchers/${rancherId}/reviews`)).body).toEqual([]);
});

test('a review is reported, hidden, shown again, and its reports dismissed', async () => {
  const admin = await signedIn(await make.admin());
  const { id } = (await write()).body;
  const report = () => rancher.post(`/api/reviews/${id}/report`, { reason: 'Not our customer' });
  expect((await report()).status).toBe(200);
  const isWaiting = async (query = '') =>
    (await admin.get(`/api/admin/reviews?limit=100${query}`)).body.some((review: { id: number }) => review.id === id);
  expect(await isWaiting()).toBe(true);
  expect((await admin.put(`/api/admin/reviews/${id}/hide`, { reason: 'Spam' })).body).toMatchObject({
    hidden: true,
    hiddenReason: 'Spam',
  });
  expect([await isWaiting(), await isWaiting('&hidden=true')]).toEqual([false, true]);
  expect(await report()).toMatchObject(notFound);
  expect((await admin.put(`/api/admin/reviews/${id}/show`)).body).toMatchObject({ hidden: false, hiddenReason: null });
  await (await signedIn(await make.customer())).post(`/api/reviews/${id}/report`, { reason: 'Rude' });
  expect((await admin.put(`/api/admin/reviews/${id}/dismiss`)).status).toBe(200);
  expect((await admin.put(`/api/admin/reviews/${id}/dismiss`)).status).toBe(409);
});

test('a token answers reviews with REVIEWS_WRITE, and reads them with REVIEWS_READ', async () => {
  const { id } = (await write()).body;
  const asked = apiClient(await make.apiToken(owner, { scopes: ['REVIEWS_WRITE'] }));
  expect((await asked.post(`/api/reviews/${id}/answer`, { answer: 'Thank you!' })).status).toBe(200);
  const reading = apiClient(await make.apiToken(owner, { scopes: ['REVIEWS_READ'] }));
  expect((await reading.get(`/api/ranchers/${rancherId}/reviews`)).body).toMatchObject([{ answer: 'Thank you!' }]);
  expect((await reading.post(`/api/reviews/${id}/answer`, { answer: 'Again' })).status).toBe(403);
});
