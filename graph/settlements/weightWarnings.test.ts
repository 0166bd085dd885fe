import type { PartialModelObject } from 'objection';
import { beforeEach, describe, expect, test } from 'vitest';
import { STANDARD_CUT_SHEET } from '../../rules/herd/cutSheet';
import type { Animal } from '../animals/Animal';
import { writeLetter } from '../letters/writeLetter';
import { fieldsOf, testGraph } from '../testing/graph';
import { OrderRevision } from './OrderRevision';
import { familyWith, harvestedAnimal, keep } from './testing/herd';

const { db, as, make } = await testGraph();

const WARNING = '{ kind claim { id } cut pounds of from to basis animals }';
const WEIGH = `mutation ($animalId: ID!, $input: WeighAnimalInput!) { weighAnimal(animalId: $animalId, input: $input) {
  animal { weightWarnings ${WARNING} } } }`;
const PREVIEW = `query ($animalId: ID!, $input: WeighAnimalInput!) { weighingPreview(animalId: $animalId, input: $input) {
  warnings ${WARNING} } }`;
const CLAIM = `query ($id: ID!) { claim(id: $id) { weightWord weightWarnings ${WARNING}
  packages { pounds boxes cuts { ground chuck round ribAndLoin other } } animal { eid liveWeight } } }`;

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let animal: Animal;

beforeEach(async () => {
  rancher = await make.rancher();
  animal = await harvestedAnimal(make, rancher.ranch.id);
});

const weigh = (input: object, of: { id: number } = animal) =>
  as(rancher).run(WEIGH, { animalId: String(of.id), input: { confirmed: true, ...input } });
const preview = async (input: object) =>
  (await as(rancher).run(PREVIEW, { animalId: String(animal.id), input })).data.weighingPreview.warnings;
const read = async (person: { id: number }, claim: { id: number }) =>
  (await as(person).run(CLAIM, { id: String(claim.id) })).data.claim;
const kinds = (warnings: { kind: string; basis: string }[]) => warnings.map(({ kind, basis }) => `${kind} ${basis}`);
const change = (changes: object) =>
  as(rancher).run(
    `mutation ($id: ID!, $changes: AnimalChanges!) { updateAnimal(id: $id, input: $changes) { animal { id } } }`,
    {
      id: String(animal.id),
      changes,
    },
  );

/** Animals of the ranch's processor that were weighed before, each with the packages of its own household. */
async function earlier(percents: number[], given: PartialModelObject<Animal> = {}, rancherId = rancher.ranch.id) {
  for (const percent of percents) {
    const processorId = rancherId === rancher.ranch.id ? animal.processorId : null;
    const known = { processorId, hangingTenths: 6_000, liveTenths: 10_000, ...given };
    const one = await make.animal(rancherId, { stage: 'READY', harvestDate: '2026-08-01', ...known });
    const claimId = await keep(db, one, [1, 2, 3, 4]);
    await db('claims')
      .where({ id: claimId })
      .update({ hangingPounds: 600, packagedTenths: 60 * percent });
  }
}

describe('an unusual weight', () => {
  test('is shown before it is saved, then to the ranch and the families concerned, with the word of the ranch', async () => {
    const [one, other] = [await familyWith(make, animal, [1, 2]), await familyWith(make, animal, [3, 4])];
    const ids = [one, other].map(({ claim }) => String(claim.id));
    const packaged = [
      { claimId: ids[0], pounds: 180 },
      { claimId: ids[1], pounds: 120 },
    ];
    const input = { hangingPounds: 550, packaged, reason: 'Boned out, and trimmed hard.' };
    const low = { kind: 'PACKAGED', claim: { id: ids[1] }, pounds: 120, of: 275, from: 165, to: 192.5, basis: 'USUAL' };
    expect(await preview(input)).toMatchObject([low]);
    expect((await weigh(input)).data.weighAnimal.animal.weightWarnings).toMatchObject([low]);
    expect(await read(one.customer, one.claim)).toMatchObject({ weightWarnings: [] });
    expect(await read(other.customer, other.claim)).toMatchObject({
      weightWarnings: [low],
      weightWord: 'Boned out, and trimmed hard.',
    });
  });

  test('stands in the letter with the total, before anybody pays', async () => {
    const { order } = await familyWith(make, animal, [1, 2, 3, 4]);
    await weigh({ hangingPounds: 400 });
    const revision = await OrderRevision.query(db).findOne({ orderId: order.id }).throwIfNotFound();
    const letter = await writeLetter(db, { template: 'orderSettled', orderId: order.id, revisionId: revision.id });
    expect(letter?.paragraphs).toContain(
      'Hanging weight: 400 lb. Usual would be 500-600 lb, from what the ranch expects of it. An estimate that was off, a lean year, or trim at inspection can explain it. There may be a good reason. Ask the ranch before you pay.',
    );
  });

  test('follows a live weight that is written down later', async () => {
    const { customer, claim } = await familyWith(make, animal, [1, 2, 3, 4]);
    await weigh({ hangingPounds: 500 });
    expect((await read(customer, claim)).weightWarnings).toEqual([]);
    await change({ liveWeight: 1_100.5, eid: '840 0031 2345 6789' });
    const now = await read(customer, claim);
    expect(now.animal).toEqual({ eid: '840003123456789', liveWeight: 1_100.5 });
    expect(now.weightWarnings).toMatchObject([{ kind: 'DRESSING', pounds: 500, of: 1_100.5, from: 583.3, to: 704.3 }]);
  });
});

describe('what is usual', () => {
  const packed = async () => {
    const { claim } = await familyWith(make, animal, [1, 2, 3, 4]);
    return { hangingPounds: 550, packaged: [{ claimId: String(claim.id), pounds: 319 }] };
  };

  test('comes from five earlier animals of this ranch and processor', async () => {
    const input = await packed();
    await earlier([64, 64, 65, 65]);
    expect(kinds(await preview(input))).toEqual([]);
    await earlier([66], { weightWarnings: [{ kind: 'PACKAGED' }] as never });
    expect(kinds(await preview(input))).toEqual([]);
    await earlier([66]);
    expect(await preview(input)).toMatchObject([
      { kind: 'PACKAGED', basis: 'RANCH', animals: 5, from: 352, to: 361.9 },
    ]);
  });

  test('comes from twenty animals of the breed and finish at other ranches, if the ranch has too few', async () => {
    const input = await packed();
    const breed = `Breed ${animal.id}`;
    await animal.$query(db).patch({ breed, finish: 'Grain, about 120 days' });
    const other = await make.rancher();
    const alike = { breed: breed.toUpperCase(), finish: 'On grain' };
    await earlier(Array(20).fill(64), { breed, finish: 'Grass' }, other.ranch.id);
    await earlier(Array(19).fill(65), alike, other.ranch.id);
    expect(kinds(await preview(input))).toEqual([]);
    await earlier([65], alike, other.ranch.id);
    expect(kinds(await preview(input))).toEqual(['PACKAGED BREED']);
  });
});

describe('boxes and cuts', () => {
  test('are kept with the weighing, and compared with the sheet', async () => {
    const { customer, claim } = await familyWith(make, animal, [1, 2, 3, 4]);
    const sheet = {
      animalId: animal.id,
      sides: [1, 2],
      sheet: STANDARD_CUT_SHEET,
      claimIds: [claim.id],
      state: 'AGREED',
    };
    await db('cutSheets').insert({ ...sheet, sheet: JSON.stringify(sheet.sheet) });
    const claimId = String(claim.id);
    const cuts = { ground: 225, chuck: 20, round: 40, ribAndLoin: 45, other: 22.5 };
    await weigh({ hangingPounds: 550, packaged: [{ claimId, pounds: 352.5, boxes: 9, cuts }] });
    const packages = { pounds: 352.5, boxes: 9, cuts };
    const found = await read(customer, claim);
    expect(found).toMatchObject({ packages });
    expect(found.weightWarnings.map(({ cut }: { cut: string }) => cut)).toEqual(['GROUND', 'CHUCK']);
    await weigh({ packaged: [{ claimId, pounds: 352.5 }] });
    expect(await read(customer, claim)).toMatchObject({ packages });
    await weigh({ packaged: [{ claimId, pounds: 340 }], reason: 'Misread' });
    expect(await read(customer, claim)).toMatchObject({ packages: { pounds: 340, boxes: null, cuts: null } });
  });

  test.each([
    [{ cuts: { ground: 200, chuck: 160 } }, { 'packaged[0].pounds': "The cuts can't weigh more than the packages" }],
    [{ cuts: { ground: -1 } }, { 'packaged[0].cuts.ground': 'Weight must be more than 0' }],
    [{ boxes: 1.5 }, undefined],
    [{ boxes: 100 }, { 'packaged[0].boxes': 'At most 99' }],
  ])('%# are refused at their field', async (given, fields) => {
    const { claim } = await familyWith(make, animal, [1, 2, 3, 4]);
    const answered = await weigh({
      hangingPounds: 550,
      packaged: [{ claimId: String(claim.id), pounds: 352.5, ...given }],
    });
    expect(answered.errors).toBeDefined();
    if (fields) expect(fieldsOf(answered)).toEqual(fields);
  });
});

describe('the number of an official tag', () => {
  test('has 15 digits, and only one animal of the ranch has it', async () => {
    expect(fieldsOf(await change({ eid: '12' }))).toEqual({
      eid: 'Enter the 15 digits of the tag, such as 840003123456789',
    });
    const other = await make.animal(rancher.ranch.id, { eid: '840003123456789' });
    expect(fieldsOf(await change({ eid: '840003123456789' }))).toEqual({
      eid: `Animal ${other.tag} already has this number`,
    });
    expect(fieldsOf(await change({ liveWeight: 4_000 }))).toEqual({ liveWeight: 'At most 3500' });
  });
});
