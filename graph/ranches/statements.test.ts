import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../testing/countStatements';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const CARD = `id ranchName description city state imageUrl isApproved rating reviewCount isGrassFed isGrainFinished isOrganic
  offerQuarterCow quarterCowPrice offerHalfCow halfCowPrice offerWholeCow wholeCowPrice deliveryOptions isFavorite
  averageProductPrice customProducts { price } contact { name }`;
const PRODUCTS = `products { id name available ... on CustomProduct { price variants { id name price } } ... on BeefBox { contents } }`;
const LIST = `query ($first: Int, $filter: RancherFilter) {
  ranchers(first: $first, filter: $filter) { nodes { ${CARD} } pageInfo { hasNextPage endCursor } totalCount }
}`;
const PAGE = `query ($id: ID!) { rancher(id: $id) { ${CARD} ${PRODUCTS} otherProductsList { id variants { name } } } }`;
const FAVORITES = `{ viewer { favorites { rancher { ${CARD} ${PRODUCTS} } } } }`;
const ALL = `query ($first: Int, $search: String) {
  admin { ranchers(first: $first, search: $search) {
    nodes { ${CARD} commission { rate balance openRequests { id } transactions { nodes { id } totalCount } } orderCounts { total } }
    totalCount
  } }
}`;

const mark = randomUUID();
const ranchIds: number[] = [];

beforeAll(async () => {
  for (let number = 0; number < 25; number++) {
    const { ranch } = await make.rancher({ ranchName: mark });
    ranchIds.push(ranch.id);
    const product = await make.product(ranch.id);
    await make.variant(product.id);
  }
});

async function customerWith(favorites: number) {
  const customer = await make.customer();
  await db('favorites').insert(ranchIds.slice(0, favorites).map((rancherId) => ({ userId: customer.id, rancherId })));
  return customer;
}

async function ranchWith(products: number) {
  const { ranch } = await make.rancher();
  for (let number = 0; number < products; number++) await make.variant((await make.product(ranch.id)).id);
  return ranch.id;
}

/** Fails on errors, because a refusal would take few statements. */
async function statementsOf(person: { id: number }, query: string, variables = {}) {
  expect((await as(person).run(query, variables)).errors).toBeUndefined();
  return countStatements(db, () => as(person).run(query, variables));
}

describe('the number of statements does not grow with', () => {
  test.each([
    ['ranches in the listing', LIST, (first: number) => ({ first, filter: { search: mark } })],
    [
      'ranches around a ZIP code',
      LIST,
      (first: number) => ({ first, filter: { search: mark, near: { zipCode: '78701', miles: 50 } } }),
    ],
    ['ranches in the admin’s list', ALL, (first: number) => ({ first, search: mark })],
  ])('%s', async (_what, query, variables) => {
    const admin = await make.admin();
    const few = await statementsOf(admin, query, variables(5));
    expect(await statementsOf(admin, query, variables(25))).toBe(few);
    expect(few).toBeLessThan(15);
  });

  test('products on the page of a ranch', async () => {
    const customer = await make.customer();
    const few = await statementsOf(customer, PAGE, { id: String(await ranchWith(2)) });
    expect(await statementsOf(customer, PAGE, { id: String(await ranchWith(20)) })).toBe(few);
  });

  test('favorites', async () => {
    const few = await statementsOf(await customerWith(5), FAVORITES);
    expect(await statementsOf(await customerWith(25), FAVORITES)).toBe(few);
  });
});
