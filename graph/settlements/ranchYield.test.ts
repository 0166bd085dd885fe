import { beforeEach, expect, test } from 'vitest';
import { testGraph } from '../testing/graph';
import { familyWith, harvestedAnimal, keep } from './testing/herd';

const { db, as, make } = await testGraph();

const WEIGH = `mutation ($animalId: ID!, $input: WeighAnimalInput!) { weighAnimal(animalId: $animalId, input: $input) {
  animal { id } } }`;
const YIELD = 'packagedYield { from to basis animals }';
const READ = `query ($id: ID!) { animal(id: $id) { ${YIELD} rancher { trueCost(share: QUARTER_COW) { packagedPounds { from to } ${YIELD} } } } }`;

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let open: Awaited<ReturnType<typeof make.animal>>;

beforeEach(async () => {
  rancher = await make.rancher({ offerQuarterCow: true, quarterCowPrice: 90_000 });
  open = await make.animal(rancher.ranch.id, {
    ...{ expectedHangingFromTenths: 6_000, expectedHangingToTenths: 6_000 },
  });
});

const weigh = async (animal: { id: number }, input: object) => {
  const { errors } = await as(rancher).run(WEIGH, { animalId: String(animal.id), input });
  expect(errors).toBeUndefined();
};
const read = async () => (await as(rancher).run(READ, { id: String(open.id) })).data.animal;

/** Packs an animal of 600 lb that a family and the ranch share, of whose half the family gets `percent`. */
async function packed(percent: number) {
  const animal = await harvestedAnimal(make, rancher.ranch.id);
  const { claim } = await familyWith(make, animal, [1, 2]);
  await keep(db, animal, [3, 4]);
  await weigh(animal, { hangingPounds: 600 });
  await weigh(animal, { packaged: [{ claimId: String(claim.id), pounds: 3 * percent }] });
  return { animal, claim };
}

test("five fully packed animals give the ranch's yield: the band without the lowest and the highest tenth", async () => {
  for (const percent of [58, 60, 61, 62]) await packed(percent);
  const half = await harvestedAnimal(make, rancher.ranch.id);
  const [one, other] = [await familyWith(make, half, [1, 2]), await familyWith(make, half, [3, 4])];
  await weigh(half, { hangingPounds: 600, packaged: [{ claimId: String(one.claim.id), pounds: 192 }] });
  expect((await read()).packagedYield).toEqual({ from: 60, to: 70, basis: 'USUAL', animals: null });

  // Both halves of the fifth give 384 of 600 lb, which is 64%.
  await weigh(half, { packaged: [{ claimId: String(other.claim.id), pounds: 192 }] });
  const band = { from: 59, to: 63, basis: 'RANCH', animals: 5 };
  expect(await read()).toEqual({
    packagedYield: band,
    rancher: { trueCost: { packagedPounds: { from: 88.5, to: 94.5 }, packagedYield: band } },
  });

  await open.$query(db).patch({ ownYieldFrom: 50, ownYieldTo: 52 });
  const own = { from: 50, to: 52, basis: 'ANIMAL', animals: null };
  expect(await read()).toMatchObject({ packagedYield: own, rancher: { trueCost: { packagedYield: own } } });
});

test('a corrected weight changes the yield, and it stays within what is believed', async () => {
  const animals = [];
  for (const percent of [62, 62, 62, 62, 62]) animals.push(await packed(percent));
  expect((await read()).packagedYield).toMatchObject({ from: 62, to: 62 });
  for (const { animal } of animals) await weigh(animal, { hangingPounds: 390, reason: 'Misread', confirmed: true });
  expect((await read()).packagedYield).toMatchObject({ from: 80, to: 80, basis: 'RANCH' });
});
