import { expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { as, db, make } = await testGraph();

const PLACE = 'query ($zipCode: String!) { zipPlace(zipCode: $zipCode) { city state } }';
const placeOf = async (zipCode: string, person: { id: number } | null = null) =>
  (await as(person).run(PLACE, { zipCode })).data.zipPlace;

test('anybody can ask where a ZIP code is', async () => {
  const austin = { city: 'Austin', state: 'Texas' };
  expect(await placeOf('78701')).toEqual(austin);
  expect(await placeOf(' 78701-1234 ', await make.customer())).toEqual(austin);
});

test.each([
  ['67460', 'McPherson'],
  ['78501', 'McAllen'],
  ['54637', 'Hustler'],
  ['60050', 'McHenry'],
])('the town of %s is written %s', async (zipCode, city) => {
  expect(await placeOf(zipCode)).toMatchObject({ city });
});

test.each(['00000', '787', '', 'Austin', "78701' or true", '7'.repeat(5_000)])(
  '%.20s is not a ZIP code that we know',
  async (zipCode) => {
    expect(await placeOf(zipCode)).toBeNull();
  },
);

test('the district and the territories have places', async () => {
  expect(await placeOf('20001')).toEqual({ city: 'Washington', state: 'District of Columbia' });
  expect(await placeOf('00901')).toEqual({ city: 'San Juan', state: 'Puerto Rico' });
  expect(await placeOf('96910')).toMatchObject({ state: 'Guam' });
  expect(await placeAt(18.4, -66.1)).toMatchObject({ state: 'Puerto Rico' });
});

const AT = `query ($latitude: Float!, $longitude: Float!) {
  zipPlaceAt(latitude: $latitude, longitude: $longitude) { zipCode city state latitude longitude }
}`;
const placeAt = async (latitude: number, longitude: number) =>
  (await as(null).run(AT, { latitude, longitude })).data.zipPlaceAt;

test('a position has the place of the nearest ZIP code', async () => {
  const [center] = await db('zip_codes').where({ zipCode: '78701' }).select('latitude', 'longitude');
  const austin = { zipCode: '78701', city: 'Austin', state: 'Texas', ...center };
  expect(await placeAt(center.latitude, center.longitude)).toEqual(austin);
  expect(await placeAt(center.latitude + 0.001, center.longitude - 0.001)).toEqual(austin);
});

test.each([
  [0, -140, 'far out at sea'],
  [51.5, -0.1, 'in another country'],
  [91, 0, 'beyond the pole'],
  [30, 181, 'beyond the date line'],
])('%d, %d is nowhere: %s', async (latitude, longitude) => {
  expect(await placeAt(latitude, longitude)).toBeNull();
});

test('anybody can ask how many approved ranches are within 100 miles', async () => {
  const ask = 'query { zipPlace(zipCode: "99723") { ranchesNear } }';
  const near = async () => (await as(null).run(ask)).data.zipPlace.ranchesNear;
  expect(await near()).toBe(0);
  const [center] = await db('zip_codes').where({ zipCode: '99723' }).select('latitude', 'longitude');
  const at = (degrees: number) => ({ latitude: center.latitude + degrees, longitude: center.longitude });
  for (const degrees of [0, 1.4, 1.5]) {
    const { ranch } = await make.rancher();
    await db('ranchers').where({ id: ranch.id }).update(at(degrees));
  }
  const { ranch: pending } = await make.rancher({ approval: 'PENDING' });
  await db('ranchers').where({ id: pending.id }).update(at(0));
  expect(await near()).toBe(2);
});
