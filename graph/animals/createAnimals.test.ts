import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../rules/fields/limits';
import { fieldsOf, refusalOf, testConfig, testGraph } from '../testing/graph';
import { daysFromToday } from './testing/days';

const { db, as, make } = await testGraph();

const CREATE = `mutation ($input: NewAnimalsInput!) { createAnimals(input: $input) { animals {
  id tag stage breed bornOn finish photoUrl pricing price pricePerPound depositPerQuarter
  expectedHangingWeight { from to } packagedYield { from to basis animals } processor { name } harvestDate harvestWords hangDays cuttingDays
  cutSheetsDue ownCutSheetsDue hangingEnds readyFrom readyTo nextStages rancher { ranchName }
} } }`;

const steer = { tags: ['41'], pricing: 'HANGING', pricePerPound: 450 };

type Person = { id: number } | null;
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  rancher = await make.rancher();
});

const create = (input: object, person: Person = rancher) => as(person).run(CREATE, { input: { ...steer, ...input } });
const stored = () => db('animals').where({ rancherId: rancher.ranch.id }).orderBy('id');

describe('animals', () => {
  test('are at most 500 that are not closed or withdrawn, even with two requests at once', async () => {
    const row = { rancherId: rancher.ranch.id, pricing: 'FLAT', price: 1, hangDays: 1, cuttingDays: 1 };
    const rows = Array.from({ length: LIMITS.animals - 1 }, (_, at) => ({ ...row, tag: `old ${at}` }));
    await db('animals').insert([...rows, { ...row, tag: 'done', stage: 'CLOSED' }]);
    const answers = await Promise.all([create({ tags: ['41'] }), create({ tags: ['42'] })]);
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ extensions }) => extensions.fields)).toEqual([
      { tags: expect.stringMatching(/^A ranch can have at most 500 animals/) },
    ]);
    expect(await stored()).toHaveLength(LIMITS.animals + 1);
  });

  test('are added with their calendar, as planned', async () => {
    const { id } = await make.processor(rancher.ranch.id);
    const harvestDate = daysFromToday(testConfig, 30);
    const { data } = await create({
      processorId: String(id),
      breed: 'Angus',
      bornOn: '2025-04',
      finish: 'Grass, then 90 days of grain',
      photoUrl: 'https://pictures.example/41.jpg',
      expectedHangingWeight: { from: 580.5, to: 640 },
      packagedYield: { from: 62, to: 66 },
      depositPerQuarter: 15_000,
      price: 90_000,
      harvestDate,
      harvestWords: 'spring',
      hangDays: 18,
    });
    expect(data.createAnimals.animals).toEqual([
      {
        id: expect.any(String),
        tag: '41',
        stage: 'PLANNED',
        breed: 'Angus',
        bornOn: '2025-04-01',
        finish: 'Grass, then 90 days of grain',
        photoUrl: 'https://pictures.example/41.jpg',
        pricing: 'HANGING',
        // The price that doesn't apply is dropped, and so is an approximate date if there's an exact one.
        price: 0,
        harvestWords: null,
        pricePerPound: 450,
        depositPerQuarter: 15_000,
        expectedHangingWeight: { from: 580.5, to: 640 },
        packagedYield: { from: 62, to: 66, basis: 'ANIMAL', animals: null },
        processor: { name: 'Hill Country Meats' },
        harvestDate,
        hangDays: 18,
        cuttingDays: 7,
        cutSheetsDue: daysFromToday(testConfig, 23),
        ownCutSheetsDue: null,
        hangingEnds: daysFromToday(testConfig, 48),
        readyFrom: daysFromToday(testConfig, 55),
        readyTo: daysFromToday(testConfig, 60),
        nextStages: ['OPEN', 'WITHDRAWN'],
        rancher: { ranchName: 'Lone Oak Ranch' },
      },
    ]);
  });

  test('are added several at once, in the order of their tags', async () => {
    const { data } = await create({ tags: ['44', '41', 'Bessie'] });
    expect(data.createAnimals.animals.map(({ tag }: { tag: string }) => tag)).toEqual(['44', '41', 'Bessie']);
    expect(data.createAnimals.animals[0]).toMatchObject({
      processor: null,
      expectedHangingWeight: null,
      packagedYield: { from: 60, to: 70, basis: 'USUAL', animals: null },
      cutSheetsDue: null,
      readyFrom: null,
      nextStages: ['WITHDRAWN'],
    });
  });

  test('are added by a ranch that is not approved yet', async () => {
    const { data } = await create({}, await make.rancher({ approval: 'PENDING' }));
    expect(data.createAnimals.animals).toHaveLength(1);
  });

  test('of two ranches may have the same tag', async () => {
    await make.animal((await make.rancher()).ranch.id, { tag: '41' });
    expect((await create({})).errors).toBeUndefined();
  });
});

describe('refusals', () => {
  const past = daysFromToday(testConfig, -1);
  test.each([
    ['tags[1]', { tags: ['41', ' '] }, 'Enter the ear tag or a name'],
    ['processorId', { processorId: '999999999' }, 'Please select one of your processors'],
    ['processorId', { processorId: '99999999999' }, 'Please select one of your processors'],
    ['bornOn', { bornOn: '0000-04' }, 'Enter a month such as 2025-04'],
    ['photoUrl', { photoUrl: '/photos/1/other.webp' }, expect.stringContaining('upload it again')],
    ['depositPerQuarter', { depositPerQuarter: 10_000_001 }, 'At most $100,000.00'],
    ['harvestDate', { harvestDate: past }, "The harvest can't be in the past"],
  ])('a bad %s: %j', async (field, input, message) => {
    expect(refusalOf(await create(input))).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
    expect(await stored()).toEqual([]);
  });

  test('all tags, if the ranch already has one of them in upper or lower case', async () => {
    await make.animal(rancher.ranch.id, { tag: 'A7' });
    expect(fieldsOf(await create({ tags: ['A6', 'a7', 'A8', 'a8'] }))).toEqual({
      'tags[1]': 'Another animal already has the tag a7',
      'tags[3]': 'Another animal already has the tag a8',
    });
    expect(await stored()).toHaveLength(1);
  });

  test('a tag with a letter that JavaScript and the database lowercase differently', async () => {
    await create({ tags: ['İ1'] });
    expect(fieldsOf(await create({ tags: ['İ1'] }))).toEqual({ 'tags[0]': 'Another animal already has the tag İ1' });
  });

  test('the processor of another ranch', async () => {
    const { id } = await make.processor((await make.rancher()).ranch.id);
    const { errors } = await create({ processorId: String(id) });
    expect(errors?.[0]?.extensions.fields).toEqual({ processorId: 'Please select one of your processors' });
  });

  test('a share priced by its packaged weight in Washington', async () => {
    const { owner } = await make.rancher({ state: 'Washington' });
    const { errors } = await create({ pricing: 'PACKAGED' }, owner);
    expect(errors?.[0]?.extensions.fields).toEqual({ pricing: expect.stringContaining('In Washington') });
  });

  test('the same tag sent five times at once is added once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ tags: ['41', '42'] })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await stored()).toHaveLength(2);
  });
});
