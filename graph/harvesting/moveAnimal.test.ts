import { beforeEach, describe, expect, test } from 'vitest';
import { daysFromToday } from '../animals/testing/days';
import { codeOf, refusalOf, testConfig, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const MOVE =
  'mutation ($id: ID!, $stage: AnimalStage!) { moveAnimal(id: $id, stage: $stage) { animal { stage nextStages } } }';
const HARVEST = `mutation ($id: ID!, $day: String!) { moveHarvest(id: $id, harvestDate: $day) { animal {
  harvestDate harvestWords cutSheetsDue ownCutSheetsDue readyFrom
} } }`;
const EVENTS = '{ events { nodes { type rancherId animalId amount orderId animal { tag } } } }';

const day = (days: number) => daysFromToday(testConfig, days);

type Person = { id: number } | null;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let animal: Awaited<ReturnType<typeof make.animal>>;

beforeEach(async () => {
  rancher = await make.rancher();
  const { id: processorId } = await make.processor(rancher.ranch.id);
  animal = await make.animal(rancher.ranch.id, { stage: 'PLANNED', processorId, harvestDate: day(30) });
});

const change = (columns: object) => db('animals').where({ id: animal.id }).update(columns);
const move = (stage: string, person: Person = rancher) => as(person).run(MOVE, { id: String(animal.id), stage });
const moveTo = (to: string, person: Person = rancher) => as(person).run(HARVEST, { id: String(animal.id), day: to });
const herdEvents = async () =>
  (await as(rancher).run(EVENTS)).data.events.nodes.filter(({ animalId }: { animalId: string | null }) => animalId);

describe('moving an animal', () => {
  test('goes from planned to closed, and emits an event when it opens', async () => {
    expect((await move('OPEN')).data.moveAnimal.animal).toEqual({
      stage: 'OPEN',
      nextStages: ['PLANNED', 'WITHDRAWN'],
    });
    await change({ harvestDate: day(0) });
    const stages = ['HARVESTED', 'WEIGHED', 'READY', 'CLOSED'];
    for (const stage of stages) expect((await move(stage)).data.moveAnimal.animal).toMatchObject({ stage });
    expect(await herdEvents()).toMatchObject([
      { type: 'ANIMAL_OPENED', amount: 0, orderId: null, animal: { tag: animal.tag } },
      { type: 'HARVEST_MOVED' },
    ]);
  });

  test('back to planned and then withdrawn emits an event for the withdrawal', async () => {
    await move('OPEN');
    await move('PLANNED');
    expect((await move('WITHDRAWN')).data.moveAnimal.animal).toEqual({ stage: 'WITHDRAWN', nextStages: [] });
    expect((await herdEvents()).map(({ type }: { type: string }) => type)).toEqual([
      'ANIMAL_OPENED',
      'ANIMAL_WITHDRAWN',
    ]);
  });

  test('by an admin works too, and is logged', async () => {
    const admin = await make.admin();
    expect((await move('OPEN', admin)).data.moveAnimal.animal.stage).toBe('OPEN');
    expect(await db('audit_entries').where({ actorId: admin.id })).toMatchObject([
      { action: 'HERD_EDITED', changes: [{ field: animal.tag, before: 'PLANNED', after: 'OPEN' }] },
    ]);
  });

  test.each([
    ['WEIGHED', { breed: 'Angus' }, 'This animal is Planned and can be moved to Open or Withdrawn, not to Weighed.'],
    ['OPEN', { processorId: null }, /^Choose a processor first/],
    ['OPEN', { harvestDate: null }, /^Say when the harvest is/],
    ['OPEN', { harvestDate: day(-1) }, /^The harvest date has passed/],
    ['HARVESTED', { stage: 'OPEN' }, /^The harvest is on /],
    ['WITHDRAWN', { stage: 'READY' }, /^This animal is Ready/],
    ['OPEN', { stage: 'WITHDRAWN' }, "This animal is Withdrawn, and its stage can't change anymore."],
  ])('to %s is refused for %j', async (stage, columns, message) => {
    await change(columns);
    const { errors } = await move(stage);
    expect(errors?.[0]?.message).toMatch(message);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', allowed: expect.any(Array) });
  });

  test('to OPEN needs known fees and an expected weight where the price is by weight', async () => {
    const fees = (columns: object) => db('processors').where({ id: animal.processorId }).update(columns);
    const refusal = async () => (await move('OPEN')).errors?.[0];
    await change({ pricing: 'PACKAGED', price: 0, pricePerPound: 900 });
    await fees({ killFee: null });
    expect(await refusal()).toMatchObject({
      message: expect.stringMatching(
        /^Enter the processor's kill fee and cut and wrap first, or say that they're included/,
      ),
      extensions: { code: 'CONFLICT', allowed: ['WITHDRAWN'] },
    });
    await fees({ killFee: 0, cutAndWrapPerPound: 0, payer: 'INCLUDED' });
    expect((await refusal())?.message).toMatch(/^Enter the expected hanging weight first/);
    await change({ expectedHangingFromTenths: 6_000, expectedHangingToTenths: 6_500 });
    expect((await move('OPEN')).data.moveAnimal.animal.stage).toBe('OPEN');
  });

  test('to OPEN needs neither where the price is flat', async () => {
    await db('processors').where({ id: animal.processorId }).update({ killFee: null, cutAndWrapPerPound: null });
    expect((await move('OPEN')).data.moveAnimal.animal.stage).toBe('OPEN');
  });

  test('to OPEN is refused while the ranch is not approved', async () => {
    await db('ranchers').where({ id: rancher.ranch.id }).update({ approval: 'PENDING' });
    expect((await move('OPEN')).errors?.[0]).toMatchObject({
      message: 'Families can reserve shares once your ranch is approved',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test('twice at the same time moves it once', async () => {
    const answers = await Promise.all([move('OPEN'), move('OPEN'), move('WITHDRAWN')]);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).not.toHaveLength(0);
    expect((await herdEvents()).filter(({ type }: { type: string }) => type === 'ANIMAL_OPENED').length).toBeLessThan(
      2,
    );
  });
});

describe('moving a harvest', () => {
  test('moves the other days along, and emits an event if families can see the animal', async () => {
    await change({ ownCutSheetsDue: day(20) });
    await move('OPEN');
    expect((await moveTo(day(40))).data.moveHarvest.animal).toEqual({
      harvestDate: day(40),
      harvestWords: null,
      cutSheetsDue: day(30),
      ownCutSheetsDue: day(30),
      readyFrom: day(61),
    });
    expect((await herdEvents()).map(({ type }: { type: string }) => type)).toEqual(['ANIMAL_OPENED', 'HARVEST_MOVED']);
  });

  test('replaces an approximate date', async () => {
    await change({ harvestDate: null, harvestWords: 'autumn' });
    expect((await moveTo(day(40))).data.moveHarvest.animal).toMatchObject({ harvestDate: day(40), harvestWords: null });
    expect(await herdEvents()).toEqual([]);
  });

  test.each([
    ['soon', 'Enter a day such as 2027-03-04'],
    [day(-1), "The harvest can't be in the past"],
    [day(2_000), 'The harvest can be at most three years from now'],
  ])('to %s is refused', async (to, message) => {
    expect(refusalOf(await moveTo(to))).toEqual({ code: 'BAD_USER_INPUT', fields: { harvestDate: message } });
  });

  test('is refused after the harvest', async () => {
    await change({ stage: 'HARVESTED' });
    expect(codeOf(await moveTo(day(40)))).toBe('CONFLICT');
  });
});
