import { expect, test } from 'vitest';
import { randomOf } from '../../seeds/random';
import { testGraph } from '../testing/graph';
import { expectStoredHarvest } from './testing/keptHarvest';

const { db, as, make } = await testGraph();

const NEXT = `query ($id: ID!) { rancher(id: $id) {
  nextHarvest { animalId quartersLeft sharesLeft harvestDate harvestWords readyFrom }
} }`;

type Ranch = Awaited<ReturnType<typeof make.rancher>>;
const shares = { offerQuarterCow: true, quarterCowPrice: 90_000, offerHalfCow: true, halfCowPrice: 170_000 };
const nextOf = async ({ ranch }: Ranch, person: { id: number } | null) =>
  (await as(person).run(NEXT, { id: String(ranch.id) })).data?.rancher?.nextHarvest;

test('the next harvest is the open animal with a share on sale that is ready first', async () => {
  const rancher = await make.rancher(shares);
  const family = await make.customer();
  expect(await nextOf(rancher, family)).toBeNull();
  const undated = await make.animal(rancher.ranch.id, { harvestWords: 'autumn 2099' });
  expect(await nextOf(rancher, family)).toEqual({
    animalId: String(undated.id),
    quartersLeft: 4,
    sharesLeft: ['WHOLE_COW', 'HALF_COW', 'QUARTER_COW'],
    harvestDate: null,
    harvestWords: 'autumn 2099',
    readyFrom: null,
  });
  await make.animal(rancher.ranch.id, { harvestDate: '2099-05-01' });
  // The harvest of this animal is later, but its beef is ready earlier.
  const soon = await make.animal(rancher.ranch.id, { harvestDate: '2099-05-03', hangDays: 7 });
  await make.animal(rancher.ranch.id, { harvestDate: '2099-01-01', stage: 'PLANNED' });
  await make.animal(rancher.ranch.id, { harvestDate: '2099-01-01', taken: [1, 2, 3, 4] });
  await db('animals')
    .where({ id: soon.id })
    .update({ taken: [1, 3] });
  expect(await nextOf(rancher, family)).toMatchObject({
    animalId: String(soon.id),
    quartersLeft: 2,
    sharesLeft: ['QUARTER_COW'],
    readyFrom: '2099-05-17',
  });
});

test('a share that the ranch does not sell does not count', async () => {
  const rancher = await make.rancher({ ...shares, offerQuarterCow: false });
  const family = await make.customer();
  const { id } = await make.animal(rancher.ranch.id, { taken: [1, 2, 3] });
  expect(await nextOf(rancher, family)).toBeNull();
  await db('ranchers').where({ id: rancher.ranch.id }).update({ offerQuarterCow: true });
  expect(await nextOf(rancher, family)).toMatchObject({ animalId: String(id) });
});

/** The number of random changes. `HERD_STEPS=10000` takes minutes. */
const STEPS = Number(process.env.HERD_STEPS ?? 240);
const AT_ONCE = 6;
const ROUND = 24;

/** Changes animals of two ranches in one statement. Without a fixed order of locks, two such statements would deadlock. */
const ALL_AT_ONCE = `with locked as (select id from animals where rancher_id = any(?) order by id for update)
  update animals set cutting_days = ? from locked where locked.id = animals.id`;

test('the stored next harvest equals what the rules compute from the animals, whatever happens at once', async () => {
  const { pick, whole } = randomOf('next harvests');
  const ranches = [(await make.rancher(shares)).ranch.id, (await make.rancher(shares)).ranch.id];
  const animals = await Promise.all(ranches.flatMap((id) => [1, 2, 3, 4].map(() => make.animal(id))));
  const anAnimal = () => db('animals').where({ id: pick(animals).id });
  const acts = [
    () => anAnimal().update({ taken: pick([[], [1], [1, 3], [1, 2], [2, 3, 4], [1, 2, 3, 4]]) }),
    () => anAnimal().update({ stage: pick(['PLANNED', 'OPEN', 'OPEN', 'HARVESTED']) }),
    () => anAnimal().update({ harvestDate: pick([null, `2099-0${whole(1, 9)}-04`]), hangDays: whole(0, 30) }),
    () =>
      db('ranchers')
        .where({ id: pick(ranches) })
        .update({ offerHalfCow: pick([true, false]) }),
    () =>
      db('ranchers')
        .where({ id: pick(ranches) })
        .update({ quarterCowPrice: pick([0, 90_000]) }),
    async () => animals.push(await make.animal(pick(ranches), { harvestDate: `2099-1${whole(0, 2)}-04` })),
    () => db.raw(ALL_AT_ONCE, [ranches, whole(1, 20)]),
  ];
  for (let step = 0; step < STEPS; step += ROUND) {
    const actors = Array.from({ length: AT_ONCE }, async () => {
      for (let turn = 0; turn < ROUND / AT_ONCE; turn++) await pick(acts)();
    });
    await Promise.all(actors);
    for (const id of ranches) await expectStoredHarvest(db, id);
  }
}, 600_000);
