import { beforeEach, describe, expect, test } from 'vitest';
import { writeLetter } from '../letters/writeLetter';
import { REVOKE, testDoors } from '../processorDoors/testing/doors';
import { codeOf, fieldsOf } from '../testing/graph';
import { keep } from './testing/herd';

const { db, make, person, ranchWithDoor, processorWith, familyOn } = await testDoors();

beforeEach(() => db('rate_limits').delete());

const WEIGHTS = 'hangingPounds sides reason packaged { claimId pounds boxes freezer cuts { ground chuck } }';
const DOORS = `doors { letsWeightsThrough animals { id tag hangingPounds expectedHangingWeight { from to }
  proposedWeights { id processorName ${WEIGHTS} } cutSheets { owners { claimId places packagedPounds } } } }`;
const PROPOSE = `mutation ($id: ID!, $animalId: ID!, $input: WeighAnimalInput!, $expected: ID) {
  proposeWeights(id: $id, animalId: $animalId, input: $input, expected: $expected) { door { id } } }`;
const CHECK = `query ($id: ID!, $animalId: ID!, $input: WeighAnimalInput!) {
  proposalPreview(id: $id, animalId: $animalId, input: $input) { warnings { kind claim { id } pounds from to } } }`;
const ANIMAL = `query ($id: ID!) { animal(id: $id) { stage hangingPounds proposedWeights { processorName ${WEIGHTS} packaged { claim { id } } }
  weighings { hangingPounds reason recordedBy packaged { pounds } } } }`;
const WEIGH = `mutation ($animalId: ID!, $input: WeighAnimalInput!) { weighAnimal(animalId: $animalId, input: $input) {
  animal { stage } } }`;
const TRUST = 'mutation ($id: ID!, $on: Boolean!) { letWeightsThrough(id: $id, letsThrough: $on) { rancher { id } } }';

/** An animal that two families own, behind an open link. */
async function atThePlant(given: object = {}) {
  const ranch = await ranchWithDoor();
  const { animal, doorId, link, rancher } = ranch;
  await db('animals')
    .where({ id: animal.id })
    .update({ stage: 'HARVESTED', expectedHangingFromTenths: 5_000, expectedHangingToTenths: 6_400, ...given });
  const families = [await familyOn(animal, [1, 2]), await familyOn(animal, [3, 4])] as const;
  const plant = await processorWith(link);
  const of = { id: doorId, animalId: String(animal.id) };
  return {
    ...{ ...ranch, families, plant, of },
    enter: (input: object, more: object = {}) => plant.run(PROPOSE, { ...of, input, ...more }),
    weigh: (input: object) => rancher.run(WEIGH, { animalId: of.animalId, input }),
    seen: async () =>
      (await plant.run(`{ ${DOORS} }`)).data.doors[0].animals.find(({ id }: { id: string }) => id === of.animalId),
    read: async () => (await rancher.run(ANIMAL, { id: of.animalId })).data.animal,
    trust: (on = true) => rancher.run(TRUST, { id: doorId, on }),
    total: async (at: 0 | 1) => (await db('orders').where({ id: families[at].order.id }).first()).settledTotal,
    letters: async () =>
      (
        await db.raw(
          `select payload from graphile_worker._private_jobs where payload ->> 'rancherId' = ?
        and payload ->> 'template' = 'weightsProposed'`,
          [ranch.ranch.id],
        )
      ).rows.length as number,
  };
}

type Plant = Awaited<ReturnType<typeof atThePlant>>;
const succeed = async (answer: ReturnType<Plant['enter']>) => expect((await answer).errors).toBeUndefined();
const packedOf = ({ families: [ann, bob] }: Plant, pounds: [number, number]) => [
  { claimId: String(ann.claim.id), pounds: pounds[0], boxes: 3, freezer: 'Rack 4', cuts: { ground: 60, chuck: 30 } },
  { claimId: String(bob.claim.id), pounds: pounds[1] },
];

describe('weights that a processor enters', () => {
  test('wait for the ranch, bill nothing, and add to each other', async () => {
    const plant = await atThePlant();
    expect((await plant.seen()).proposedWeights).toBeNull();
    await succeed(plant.enter({ sides: [300.5, 299] }));
    await succeed(plant.enter({ packaged: packedOf(plant, [190, 195]), reason: 'Trimmed hard' }));
    const [one, other] = packedOf(plant, [190, 195]);
    const packaged = [one, { ...other, boxes: null, freezer: null, cuts: null }];
    const entered = { processorName: 'Hill Country Meats', hangingPounds: 599.5, sides: [300.5, 299], packaged };
    expect((await plant.seen()).proposedWeights).toMatchObject({ ...entered, reason: 'Trimmed hard' });
    const read = await plant.read();
    expect(read).toMatchObject({ stage: 'HARVESTED', hangingPounds: null, weighings: [], proposedWeights: entered });
    expect(read.proposedWeights.packaged[0].claim.id).toBe(one?.claimId);
    expect(await plant.total(0)).toBeNull();
  });

  test('become the bill to the cent once the ranch records them', async () => {
    const [entered, weighed] = [await atThePlant(), await atThePlant()];
    await succeed(entered.enter({ sides: [300.5, 299], packaged: packedOf(entered, [190, 195]) }));
    const { sides, packaged } = (await entered.read()).proposedWeights;
    const input = packaged.map(({ claimId, pounds, boxes, freezer }: Record<string, unknown>) => ({
      ...{ claimId, pounds, boxes, freezer },
    }));
    await succeed(entered.weigh({ sides, packaged: input }));
    await succeed(weighed.weigh({ sides: [300.5, 299], packaged: packedOf(weighed, [190, 195]) }));
    expect([await entered.total(0), await entered.total(1)]).toEqual([await weighed.total(0), await weighed.total(1)]);
    expect(await entered.total(0)).toBeGreaterThan(300.5 * 471 - 1);
    expect((await entered.read()).proposedWeights).toBeNull();
    const { hangingPounds, proposedWeights, cutSheets } = await entered.seen();
    expect([hangingPounds, proposedWeights]).toEqual([599.5, null]);
    expect(cutSheets[0].owners).toMatchObject([{ places: [1, 2], packagedPounds: 190 }]);
  });

  test('are checked like those of the ranch, without a price', async () => {
    const plant = await atThePlant();
    const unusual = await plant.enter({ hangingPounds: 900 });
    expect([codeOf(unusual), unusual.errors?.[0]?.extensions.odd]).toEqual([
      'CONFLICT',
      ['Hanging weight: 900 lb. Usual would be 425-736 lb.'],
    ]);
    const preview = await plant.plant.run(CHECK, { ...plant.of, input: { hangingPounds: 900 } });
    expect(preview.data.proposalPreview.warnings).toMatchObject([{ kind: 'HANGING', claim: null, pounds: 900 }]);
    await succeed(plant.enter({ hangingPounds: 900, confirmed: true }));
    await succeed(plant.enter({ packaged: packedOf(plant, [300, 280]) }));
    const [{ claimId = '' } = {}] = packedOf(plant, [0, 0]);
    expect(fieldsOf(await plant.enter({ packaged: [{ claimId, pounds: 460 }] }))).toEqual({
      'packaged[0].pounds': "The packages can't weigh more than the 450 lb that the share hung at",
    });
  });

  test.each([
    ['nothing', {}, { hangingPounds: 'Enter the weight in pounds' }],
    ['zero', { hangingPounds: 0 }, { hangingPounds: 'Weight must be more than 0' }],
    ['too exact', { hangingPounds: 612.55 }, { hangingPounds: 'At most one decimal, such as 612.5' }],
    ['one side', { sides: [300] }, { sides: 'Enter the weight of both sides' }],
    ['too many', { sides: Array(20_000).fill(300) }, { sides: 'An animal has two sides' }],
    [
      'explained at length',
      { hangingPounds: 600, reason: 'x'.repeat(1_001) },
      { reason: 'At most 1000 characters (this has 1001)' },
    ],
    [
      'of another share',
      { packaged: [{ claimId: '1', pounds: 100 }] },
      { 'packaged[0].claimId': "This share isn't on the animal" },
    ],
    [
      'in a long place',
      { packaged: [{ claimId: '1', pounds: 100, freezer: 'x'.repeat(41) }] },
      { 'packaged[0].freezer': 'At most 40 characters (this has 41)' },
    ],
  ])('are refused if they are %s', async (_, input, fields) => {
    const plant = await atThePlant();
    expect(fieldsOf(await plant.enter(input))).toEqual(fields);
    expect(fieldsOf(await plant.plant.run(CHECK, { ...plant.of, input }))).toEqual(fields);
    expect(await db('weightProposals').where({ animalId: plant.animal.id })).toEqual([]);
  });

  test('are refused for what is not behind the link', async () => {
    const [plant, other] = [await atThePlant(), await atThePlant()];
    const enter = (of: object, by = plant.plant) =>
      by.run(PROPOSE, { ...plant.of, input: { hangingPounds: 600 }, ...of });
    expect(codeOf(await enter({ animalId: other.of.animalId }))).toBe('NOT_FOUND');
    expect(codeOf(await enter(other.of))).toBe('NOT_FOUND');
    expect(fieldsOf(await enter({ animalId: '0x' }))).toHaveProperty('animalId');
    expect(fieldsOf(await enter({ expected: 'x' }))).toHaveProperty('expected');
    for (const stranger of [person(), plant.rancher]) expect(codeOf(await enter({}, stranger))).toBe('FORBIDDEN');
  });

  test('are taken from the harvest day on, also of a suspended ranch and with quarters that nobody owns', async () => {
    const plant = await atThePlant({ stage: 'OPEN' });
    expect(codeOf(await plant.enter({ hangingPounds: 600 }))).toBe('CONFLICT');
    await db('animals')
      .where({ id: plant.animal.id })
      .update({ harvestDate: db.raw('current_date') });
    await db('ranchers').where({ id: plant.ranch.id }).update({ approval: 'SUSPENDED' });
    await db('animalPlaces').where({ claimId: plant.families[1].claim.id }).delete();
    await plant.trust();
    await succeed(plant.enter({ hangingPounds: 600 }));
    expect(await plant.read()).toMatchObject({ weighings: [], proposedWeights: { hangingPounds: 600 } });
    await db('animals').where({ id: plant.animal.id }).update({ stage: 'CLOSED' });
    expect(codeOf(await plant.enter({ hangingPounds: 601 }))).toBe('NOT_FOUND');
  });

  test('stop with the link, and stay with the processor', async () => {
    const [revoked, moved] = [await atThePlant(), await atThePlant()];
    for (const { enter } of [revoked, moved]) await succeed(enter({ hangingPounds: 600 }));
    await revoked.rancher.run(REVOKE, { id: revoked.doorId });
    expect(codeOf(await revoked.enter({ hangingPounds: 610 }))).toBe('FORBIDDEN');
    const elsewhere = await make.processor(moved.ranch.id, { name: 'Other Meats' });
    await db('animals').where({ id: moved.animal.id }).update({ processorId: elsewhere.id });
    expect(codeOf(await moved.enter({ hangingPounds: 610 }))).toBe('NOT_FOUND');
    for (const { read, weigh } of [revoked, moved]) {
      expect((await read()).proposedWeights).toBeNull();
      await succeed(weigh({ hangingPounds: 610 }));
    }
  });

  test('are limited for each link', async () => {
    const plant = await atThePlant();
    await succeed(plant.enter({ hangingPounds: 600 }));
    await db('rate_limits').where('key', 'like', '%weightsPerAccount%').update({ points: 300 });
    expect(codeOf(await plant.enter({ hangingPounds: 600 }))).toBe('RATE_LIMITED');
  });
});

describe('two who weigh', () => {
  test('by one link at once: other shares add up, and another weight of the same is asked about', async () => {
    const plant = await atThePlant();
    const [ann, bob] = packedOf(plant, [190, 195]);
    await Promise.all([succeed(plant.enter({ packaged: [ann] })), succeed(plant.enter({ packaged: [bob] }))]);
    const { id, packaged } = (await plant.seen()).proposedWeights;
    expect(packaged.map(({ pounds }: { pounds: number }) => pounds)).toEqual([190, 195]);
    const answers = await Promise.all(
      [600, 610].map((hangingPounds) => plant.enter({ hangingPounds }, { expected: id })),
    );
    const refused = answers.filter(({ errors }) => errors);
    expect(refused.map(codeOf)).toEqual(['CONFLICT']);
    const { proposedWeights } = await plant.seen();
    expect(refused[0]?.errors?.[0]?.extensions.odd[0]).toBe(
      `Somebody entered ${proposedWeights.hangingPounds} lb hanging weight and 385 lb of packages in the meantime.`,
    );
    expect(codeOf(await plant.enter({ hangingPounds: 620, confirmed: true }))).toBe('CONFLICT');
    await succeed(plant.enter({ hangingPounds: 625 }, { expected: (await plant.seen()).proposedWeights.id }));
    expect((await plant.seen()).proposedWeights.hangingPounds).toBe(625);
  });

  test('the ranch that records another weight says why, and that is kept', async () => {
    const plant = await atThePlant();
    await succeed(plant.enter({ hangingPounds: 600 }));
    const reason =
      'Hill Country Meats entered 600 lb hanging weight. Say why yours is different. Families will see this.';
    expect(fieldsOf(await plant.weigh({ hangingPounds: 590 }))).toEqual({ reason });
    await succeed(plant.weigh({ hangingPounds: 590, reason: 'Weighed with the hooks' }));
    const { weighings, proposedWeights } = await plant.read();
    expect(weighings).toMatchObject([{ hangingPounds: 590, reason: 'Weighed with the hooks', recordedBy: 'RANCH' }]);
    expect(proposedWeights).toBeNull();
    const [kept] = await db('weightProposals').where({ animalId: plant.animal.id });
    expect(kept).toMatchObject({
      hangingTenths: 6_000,
      weighingId: expect.any(Number),
      proposedAt: expect.any(String),
    });
  });

  test('the ranch weighed first: both stand side by side until it decides', async () => {
    const plant = await atThePlant();
    await plant.trust();
    await succeed(plant.weigh({ hangingPounds: 590 }));
    await succeed(plant.enter({ hangingPounds: 600 }));
    expect(await plant.read()).toMatchObject({ hangingPounds: 590, proposedWeights: { hangingPounds: 600 } });
    expect(fieldsOf(await plant.weigh({ hangingPounds: 590 }))).toHaveProperty('reason');
    await succeed(plant.weigh({ hangingPounds: 590, reason: 'Our scale was just certified' }));
    expect(await plant.read()).toMatchObject({ hangingPounds: 590, proposedWeights: null });
    await succeed(plant.enter({ hangingPounds: 590 }));
    expect((await plant.read()).proposedWeights).toBeNull();
  });

  test('at the same moment, the ranch never records another weight unasked', async () => {
    const plant = await atThePlant();
    const [entered, weighed] = await Promise.all([
      plant.enter({ hangingPounds: 600 }),
      plant.weigh({ hangingPounds: 590 }),
    ]);
    expect(entered.errors).toBeUndefined();
    if (weighed.errors) expect(fieldsOf(weighed)).toHaveProperty('reason');
    expect(await plant.read()).toMatchObject({ proposedWeights: { hangingPounds: 600 } });
  });
});

describe('weights that are let through', () => {
  test('are the bill at once, in the name of the link', async () => {
    const [plant, weighed] = [await atThePlant(), await atThePlant()];
    expect((await plant.trust()).errors).toBeUndefined();
    await succeed(plant.enter({ hangingPounds: 600 }));
    await succeed(weighed.weigh({ hangingPounds: 600 }));
    expect(await plant.total(0)).toBe(await weighed.total(0));
    expect(await plant.read()).toMatchObject({ stage: 'WEIGHED', hangingPounds: 600, proposedWeights: null });
    const settled = await db('auditEntries').where({ action: 'ORDER_SETTLED', recordId: plant.families[0].order.id });
    expect(settled).toMatchObject([{ actorId: null, tokenName: 'Link of Hill Country Meats' }]);
    await succeed(plant.enter({ packaged: packedOf(plant, [190, 195]) }));
    expect((await plant.read()).weighings).toMatchObject([{ packaged: [] }, { packaged: [{}, {}] }]);
    expect(await plant.letters()).toBe(0);
  });

  test('except corrections, which wait', async () => {
    const plant = await atThePlant();
    await plant.trust();
    await succeed(plant.enter({ hangingPounds: 600 }));
    await succeed(plant.enter({ hangingPounds: 610, reason: 'Misread' }));
    expect(await plant.read()).toMatchObject({ hangingPounds: 600, proposedWeights: { hangingPounds: 610 } });
  });

  test('are chosen by the ranch alone', async () => {
    const [plant, other] = [await atThePlant(), await atThePlant()];
    const trust = (by: typeof plant.rancher) => by.run(TRUST, { id: plant.doorId, on: true });
    expect(codeOf(await trust(other.rancher))).toBe('NOT_FOUND');
    expect(codeOf(await trust(plant.plant))).toBe('UNAUTHENTICATED');
    await plant.trust();
    await plant.trust(false);
    await succeed(plant.enter({ hangingPounds: 600 }));
    expect((await plant.read()).weighings).toEqual([]);
  });

  test('wait if an order would cost too much, of which the processor learns nothing', async () => {
    const plant = await atThePlant();
    await plant.trust();
    await db('claims').where({ animalId: plant.animal.id }).update({ pricePerPound: 4_000_000 });
    await succeed(plant.enter({ hangingPounds: 600 }));
    expect(await plant.read()).toMatchObject({ weighings: [], proposedWeights: { hangingPounds: 600 } });
  });
});

describe('the letter to the ranch', () => {
  const letterTo = (plant: Plant) =>
    writeLetter(db, { template: 'weightsProposed', rancherId: plant.ranch.id, delay: 0 });

  test('is one for all that waits, and none for what was recorded meanwhile', async () => {
    const plant = await atThePlant();
    const { id: second } = await make.animal(plant.ranch.id, {
      ...{ processorId: plant.processor.id, stage: 'HARVESTED', tag: 'Z9', harvestDate: '2026-10-01' },
    });
    await keep(db, { id: second, rancherId: plant.ranch.id, pricing: 'HANGING' } as never, [1, 2, 3, 4]);
    for (const hangingPounds of [600, 600, 602]) {
      await succeed(plant.enter({ hangingPounds }, { expected: (await plant.seen()).proposedWeights?.id }));
    }
    await succeed(plant.enter({ hangingPounds: 640 }, { animalId: String(second) }));
    expect(await plant.letters()).toBe(1);
    const tags = `animals ${plant.animal.tag} and Z9`;
    expect(await letterTo(plant)).toMatchObject({
      to: { address: plant.owner.email },
      subject: `Weights of ${tags} are in`,
      paragraphs: [
        `Hill Country Meats entered weights of ${tags}. Nothing is billed yet.`,
        expect.stringContaining('press Weigh'),
      ],
    });
    await succeed(plant.weigh({ hangingPounds: 602 }));
    expect(await letterTo(plant)).toMatchObject({ subject: 'Weights of animal Z9 are in' });
    await plant.rancher.run(REVOKE, { id: plant.doorId });
    expect(await letterTo(plant)).toBeUndefined();
  });
});
