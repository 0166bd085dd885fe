import { expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const PLACE = 'query ($zipCode: String!) { zipPlace(zipCode: $zipCode) { city state } }';
const placeOf = async (zipCode: string, person: { id: number } | null = null) =>
  (await as(person).run(PLACE, { zipCode })).data.zipPlace;

test('anybody can ask where a ZIP code is', async () => {
  const austin = { city: 'Austin', state: 'Texas' };
  expect(await placeOf('78701')).toEqual(austin);
  expect(await placeOf(' 78701-1234 ', await make.customer())).toEqual(austin);
});

test.each(['00000', '787', '', 'Austin', "78701' or true", '7'.repeat(5_000)])(
  '%.20s is no ZIP code that we know',
  async (zipCode) => {
    expect(await placeOf(zipCode)).toBeNull();
  },
);
