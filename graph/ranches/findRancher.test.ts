import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf, testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const PAGE = `query ($id: ID!) { rancher(id: $id) {
  ranchName isApproved rating ratingAverage deliveryOptions distanceMiles contact { name phone }
} }`;
const OWN = `{ viewer { ranch { ranchName } } }`;

let customer: Awaited<ReturnType<typeof make.customer>>;
let admin: Awaited<ReturnType<typeof make.admin>>;

beforeEach(async () => {
  customer = await make.customer();
  admin = await make.admin();
});

const page = (person: { id: number } | null, id: unknown, query = PAGE) => as(person).run(query, { id: String(id) });

describe('a ranch', () => {
  test('that is approved is visible to everyone who is signed in', async () => {
    const { ranch } = await make.rancher({ ratingCounts: [0, 0, 0, 1, 1] }, { name: 'Ray', phone: '' });
    for (const person of [customer, admin, await make.rancher()]) {
      expect((await page(person, ranch.id)).data.rancher).toEqual({
        ranchName: 'Lone Oak Ranch',
        isApproved: true,
        rating: 4.5,
        ratingAverage: 4.5,
        deliveryOptions: ['LOCAL_PICKUP', 'LOCAL_DELIVERY'],
        distanceMiles: null,
        contact: { name: 'Ray', phone: '' },
      });
    }
  });

  test.each(['PENDING', 'SUSPENDED', 'REJECTED'] as const)(
    'that is %s is visible only to its rancher and admins',
    async (approval) => {
      const rancher = await make.rancher({ approval });
      for (const person of [rancher, admin])
        expect((await page(person, rancher.ranch.id)).data.rancher.isApproved).toBe(false);
      for (const person of [customer, await make.rancher()]) {
        expect(await page(person, rancher.ranch.id)).toEqual({ data: { rancher: null } });
      }
    },
  );

  test('that does not exist is null; an id that is not a number is refused', async () => {
    for (const id of [0, 2_000_000_000, '999999999999999'])
      expect(await page(admin, id)).toEqual({ data: { rancher: null } });
    for (const id of ['', 'abc', '-1', '1.5']) {
      expect(refusalOf(await page(admin, id))).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { id: 'An id is a number' },
      });
    }
  });
});

test('a person sees their own ranch in any state, and null without one', async () => {
  const rancher = await make.rancher({ approval: 'REJECTED' });
  expect((await as(rancher).run(OWN)).data.viewer.ranch).toEqual({ ranchName: 'Lone Oak Ranch' });
  expect((await as(customer).run(OWN)).data.viewer.ranch).toBeNull();
});
