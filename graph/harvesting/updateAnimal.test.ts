import { beforeEach, describe, expect, test } from 'vitest';
import { daysFromToday } from '../animals/testing/days';
import { fieldsOf, testConfig, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const UPDATE = `mutation ($id: ID!, $input: AnimalChanges!) { updateAnimal(id: $id, input: $input) { animal {
  id tag breed bornOn finish pricing price pricePerPound depositPerQuarter harvestDate harvestWords hangDays ownCutSheetsDue
  expectedHangingWeight { from to } packagedYield { from to basis } processor { id }
} } }`;

const soon = daysFromToday(testConfig, 30);
const past = daysFromToday(testConfig, -30);

type Person = { id: number } | null;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let processorId: number;

beforeEach(async () => {
  rancher = await make.rancher();
  processorId = (await make.processor(rancher.ranch.id)).id;
});

const animalIn = (stage: 'PLANNED' | 'OPEN' | 'HARVESTED' | 'CLOSED' | 'WITHDRAWN', given = {}) =>
  make.animal(rancher.ranch.id, {
    stage,
    processorId,
    harvestDate: soon,
    expectedHangingFromTenths: 6_005,
    expectedHangingToTenths: 6_500,
    ...given,
  });
const update = (id: number, input: object, person: Person = rancher) =>
  as(person).run(UPDATE, { id: String(id), input });

describe('an animal', () => {
  test('changes in the fields that are given, and keeps the others', async () => {
    const { id, tag } = await animalIn('PLANNED', { breed: 'Angus' });
    const { data } = await update(id, { finish: 'Grass', pricing: 'PACKAGED', pricePerPound: 900, hangDays: null });
    expect(data.updateAnimal.animal).toEqual({
      id: String(id),
      tag,
      breed: 'Angus',
      bornOn: null,
      finish: 'Grass',
      pricing: 'PACKAGED',
      price: 0,
      pricePerPound: 900,
      depositPerQuarter: 0,
      harvestDate: soon,
      harvestWords: null,
      hangDays: 14,
      ownCutSheetsDue: null,
      expectedHangingWeight: { from: 600.5, to: 650 },
      packagedYield: { from: 60, to: 70, basis: 'USUAL' },
      processor: { id: String(processorId) },
    });
  });

  test('that is planned loses its processor and its date if they are null', async () => {
    const { id } = await animalIn('PLANNED');
    const input = { processorId: null, harvestDate: null, harvestWords: 'autumn', expectedHangingWeight: null };
    expect((await update(id, input)).data.updateAnimal.animal).toMatchObject({
      ...{ processor: null, harvestDate: null, harvestWords: 'autumn', expectedHangingWeight: null },
    });
  });

  test('that is open and sold by weight keeps its expected weight and a processor with known fees', async () => {
    const byWeight = { pricing: 'HANGING', price: 0, pricePerPound: 450 } as const;
    const { id } = await animalIn('OPEN', byWeight);
    const unknown = await make.processor(rancher.ranch.id, { cutAndWrapPerPound: null });
    expect(fieldsOf(await update(id, { expectedHangingWeight: null }))).toEqual({
      'expectedHangingWeight.from': expect.stringMatching(/^Enter the expected hanging weight first/),
    });
    expect(fieldsOf(await update(id, { processorId: String(unknown.id) }))).toEqual({
      processorId: expect.stringMatching(/^Enter the processor's kill fee/),
    });
    // An animal that was opened before this was asked can still be changed otherwise.
    const old = await animalIn('OPEN', { ...byWeight, expectedHangingFromTenths: null, expectedHangingToTenths: null });
    expect((await update(old.id, { breed: 'Angus' })).errors).toBeUndefined();
    const flat = await animalIn('OPEN', { expectedHangingFromTenths: null, expectedHangingToTenths: null });
    expect(fieldsOf(await update(flat.id, byWeight))).toHaveProperty(['expectedHangingWeight.from']);
  });

  test('keeps its own yield until that is cleared', async () => {
    const { id } = await animalIn('OPEN', { ownYieldFrom: 62, ownYieldTo: 66 });
    const yieldAfter = async (input: object) => (await update(id, input)).data.updateAnimal.animal.packagedYield;
    expect(await yieldAfter({ breed: 'Angus' })).toEqual({ from: 62, to: 66, basis: 'ANIMAL' });
    expect(await yieldAfter({ packagedYield: { from: 55, to: 60 } })).toEqual({ from: 55, to: 60, basis: 'ANIMAL' });
    expect(await yieldAfter({ packagedYield: null })).toEqual({ from: 60, to: 70, basis: 'USUAL' });
  });

  test('keeps a harvest date that has passed, and its description can change after the harvest', async () => {
    const { id } = await animalIn('HARVESTED', { harvestDate: past });
    const input = { tag: '7', breed: 'Hereford', cuttingDays: 9 };
    expect((await update(id, input)).data.updateAnimal.animal).toMatchObject({ tag: '7', harvestDate: past });
  });

  test('can change the case of its own tag', async () => {
    const { id } = await animalIn('OPEN', { tag: 'bessie' });
    expect((await update(id, { tag: 'Bessie' })).data.updateAnimal.animal.tag).toBe('Bessie');
  });

  test('can be changed by an admin, which is logged', async () => {
    const admin = await make.admin();
    const { id } = await animalIn('OPEN');
    await update(id, { breed: 'Wagyu' }, admin);
    expect(await db('audit_entries').where({ actorId: admin.id })).toMatchObject([
      { action: 'HERD_EDITED', recordId: rancher.ranch.id, changes: [{ field: 'breed', after: 'Wagyu' }] },
    ]);
  });
});

describe('refusals', () => {
  test.each([
    ['tag', { tag: null }, 'Enter the ear tag or a name'],
    ['pricing', { pricing: null }, expect.any(String)],
    ['harvestDate', { harvestDate: past }, "The harvest can't be in the past"],
    ['processorId', { processorId: '999999999' }, 'Please select one of your processors'],
    ['photoUrl', { photoUrl: '/photos/1/x.webp' }, expect.stringContaining('upload it again')],
  ])('a bad %s: %j', async (field, input, message) => {
    const { id } = await animalIn('OPEN');
    expect(fieldsOf(await update(id, input))).toEqual({ [field]: message });
  });

  test('the tag of another animal', async () => {
    await make.animal(rancher.ranch.id, { tag: 'A7' });
    const { id } = await animalIn('OPEN');
    expect(fieldsOf(await update(id, { tag: 'a7' }))).toEqual({ tag: 'Another animal already has the tag a7' });
  });

  test('two animals that take the same tag at once: one gets it', async () => {
    const animals = [await animalIn('OPEN'), await animalIn('OPEN')];
    const answers = await Promise.all(animals.map(({ id }) => update(id, { tag: '41' })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test('an open animal without a processor or any time of harvest', async () => {
    const { id } = await animalIn('OPEN');
    expect(fieldsOf(await update(id, { processorId: null }))).toEqual({
      processorId: 'An open animal needs a processor',
    });
    expect(fieldsOf(await update(id, { harvestDate: null }))).toEqual({
      harvestDate: expect.stringContaining('Say when'),
    });
  });

  test('changes of what families were promised, after the harvest', async () => {
    const { id } = await animalIn('HARVESTED', { harvestDate: past });
    const other = await make.processor(rancher.ranch.id);
    const input = { processorId: String(other.id), price: 1, depositPerQuarter: 5, harvestDate: soon };
    const message = "This can't change after the harvest";
    expect(fieldsOf(await update(id, input))).toEqual({
      ...{ processorId: message, price: message, depositPerQuarter: message, harvestDate: message },
    });
  });

  test.each(['CLOSED', 'WITHDRAWN'] as const)('any change of an animal that is %s', async (stage) => {
    const { id } = await animalIn(stage);
    const { errors } = await update(id, { breed: 'Angus' });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(errors?.[0]?.message).toMatch(/^This animal is (Closed|Withdrawn) and can't be changed anymore/);
  });
});
