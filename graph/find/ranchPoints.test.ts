import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const POINTS = `query ($filter: RancherFilter) {
  ranchPoints(filter: $filter) { rancherId ranchName city state latitude longitude distanceMiles }
}`;

/** Marks the ranches of this test file. */
const mark = randomUUID();
let customer: { id: number };

beforeAll(async () => {
  customer = await make.customer({ zipCode: '' });
  const ranch = (ranchName: string, latitude: number | null, others = {}) =>
    make.rancher({ description: mark, ranchName, latitude, longitude: latitude && -97.7426, ...others });
  await ranch('Elm', 31.2711, { isOrganic: true });
  await ranch('Ash', 40.2711);
  await ranch('Oak', 30.2711, { state: 'Texas', city: 'Austin' });
  await ranch('Nowhere', null);
  await ranch('Pending', 30.3, { approval: 'PENDING' });
  await ranch('Suspended', 30.3, { approval: 'SUSPENDED' });
});

const ask = (filter: object) => as(customer).run(POINTS, { filter: { search: mark, ...filter } });
const namesOf = async (filter: object) =>
  (await ask(filter)).data.ranchPoints.map(({ ranchName }: { ranchName: string }) => ranchName);

test('shows the approved ranches that have a location, by name', async () => {
  expect(await namesOf({})).toEqual(['Ash', 'Elm', 'Oak']);
  const oak = (await ask({})).data.ranchPoints[2];
  expect(oak).toMatchObject({ city: 'Austin', state: 'Texas', latitude: 30.2711, distanceMiles: null });
  expect(oak.rancherId).toMatch(/^\d+$/);
});

test('shows the same ranches as the list with the same filter, nearest first', async () => {
  expect(await namesOf({ qualities: ['ORGANIC'] })).toEqual(['Elm']);
  expect(await namesOf({ near: { zipCode: '78701' } })).toEqual(['Oak', 'Elm', 'Ash']);
  expect(await namesOf({ near: { zipCode: '78701', miles: 100 } })).toEqual(['Oak', 'Elm']);
  const [oak] = (await ask({ near: { zipCode: '78701' } })).data.ranchPoints;
  expect(oak.distanceMiles).toBeLessThan(10);
  const card = 'query ($id: ID!) { rancher(id: $id) { distanceMiles(zipCode: "78701") } }';
  const { data } = await as(customer).run(card, { id: oak.rancherId });
  expect(oak.distanceMiles).toBe(data.rancher.distanceMiles);
});

test.each([
  [{ near: { zipCode: '00000' } }, 'filter.near.zipCode'],
  [{ near: { zipCode: '78701', miles: -1 } }, 'filter.near.miles'],
  [{ zipPrefix: 'abc' }, 'filter.zipPrefix'],
  [{ search: 'a'.repeat(101) }, 'filter.search'],
])('refuses the filter %j', async (filter, field) => {
  const { errors } = await ask(filter);
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.extensions?.fields).toHaveProperty([field]);
});
