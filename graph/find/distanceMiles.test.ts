import { expect, test } from 'vitest';
import { countStatements } from '../testing/countStatements';
import { refusalOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

/** Resolvers execute this mutation, whereas the query below is compiled to one statement. */
const SAVED = `mutation ($id: ID!, $zipCode: String) { addFavorite(rancherId: $id) { distanceMiles(zipCode: $zipCode) } }`;
const FAVORITES = `query ($zipCode: String) { viewer { favorites { rancher { distanceMiles(zipCode: $zipCode) } } } }`;
const QUOTE = `query ($id: ID!, $zipCode: String!) { delivery(rancherId: $id, zipCode: $zipCode) { distanceMiles } }`;

async function familyWithFavorite() {
  const family = await make.customer({ zipCode: '78704' });
  const { ranch } = await make.rancher({ zipCode: '78701' });
  await db('favorites').insert({ userId: family.id, rancherId: ranch.id });
  const run = (text: string, variables: object) =>
    as(family).run(text, { id: String(ranch.id), ...variables } as never);
  return { run, family };
}

test.each(['75201', '00000'])(
  'the distance from %s equals the distance of a delivery quote, from a mutation and from a query',
  async (zipCode) => {
    const { run } = await familyWithFavorite();
    const { distanceMiles } = (await run(QUOTE, { zipCode })).data.delivery;
    expect(distanceMiles === null).toBe(zipCode === '00000');
    expect((await run(FAVORITES, { zipCode })).data.viewer.favorites).toEqual([{ rancher: { distanceMiles } }]);
    expect((await run(SAVED, { zipCode })).data.addFavorite).toEqual({ distanceMiles });
  },
);

test('without a ZIP code, a ranch outside of the list has no distance', async () => {
  const { run } = await familyWithFavorite();
  expect((await run(FAVORITES, {})).data.viewer.favorites).toEqual([{ rancher: { distanceMiles: null } }]);
  expect((await run(SAVED, {})).data.addFavorite).toEqual({ distanceMiles: null });
});

test.each([FAVORITES, SAVED])('refuses an invalid ZIP code: %s', async (text) => {
  const { run } = await familyWithFavorite();
  expect(refusalOf(await run(text, { zipCode: '787' }))).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { zipCode: 'Valid ZIP code is required' },
  });
});

test('resolvers measure several distances in one statement', async () => {
  const { run } = await familyWithFavorite();
  const twice = SAVED.replace('{ distanceMiles', '{ far: distanceMiles(zipCode: "10001") distanceMiles');
  const one = await countStatements(db, () => run(SAVED, { zipCode: '75201' }));
  expect(await countStatements(db, () => run(twice, { zipCode: '75201' }))).toBe(one);
});
