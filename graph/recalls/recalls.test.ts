import { beforeEach, describe, expect, test } from 'vitest';
import { writeLetter } from '../letters/writeLetter';
import { codeOf, errorOf, fieldsOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const SHARES =
  'shares { tag eid harvestDate processorName establishmentNumber quarters keptByRanch orderId name phone readAt }';
const START = `mutation ($scope: RecallScopeInput!, $advice: String!, $reason: String!, $idempotencyKey: String) {
  startRecall(scope: $scope, advice: $advice, reason: $reason, idempotencyKey: $idempotencyKey) {
    recall { id foundBy families readBy rancher { id } ${SHARES} } } }`;
const texts = { advice: 'Put it aside and call us. Do not eat it.', reason: 'Metal was found in the grinder.' };

type Person = { id: number };
type Ranch = Awaited<ReturnType<typeof make.rancher>>;

const start = (person: Person, scope: object, given: object = {}) =>
  as(person).run(START, { scope, ...texts, ...given });
const preview = async (person: Person, scope: object) =>
  as(person).run(
    'query ($scope: RecallScopeInput!) { recallScope(scope: $scope) { foundBy animals shares keptByRanch families } }',
    { scope },
  );
const read = async (person: Person, id: string) =>
  (await as(person).run(`{ recall(id: ${id}) { advice families readBy readAt ${SHARES} } }`)).data.recall;
const mailsOf = (userIds: number[]) =>
  db('mails').whereIn('userId', userIds).where({ template: 'recall' }).pluck('user_id');

let ranch: Ranch;
let ann: Awaited<ReturnType<typeof make.customer>>;
let bo: typeof ann;
let plant: Awaited<ReturnType<typeof make.processor>>;
let number: string;
let numbers = 0;

beforeEach(async () => {
  await db('rate_limits').delete();
  [ranch, ann, bo] = [
    await make.rancher({ ranchName: 'Cedar Fork Ranch' }),
    await make.customer(),
    await make.customer(),
  ];
  numbers += 1;
  number = `M4${process.pid}${numbers}`;
  plant = await make.processor(ranch.ranch.id, { name: 'Hill Country Meats', establishmentNumber: number });
});

const harvested = (tag: string, given: object = {}) =>
  make.animal(ranch.ranch.id, { tag, processorId: plant.id, harvestDate: '2026-11-04', stage: 'READY', ...given });
const shareOf = async (person: typeof ann, given: Parameters<typeof make.claim>[1], order: object = {}) => {
  const parties = { customerId: person.id, rancherId: ranch.ranch.id, customerName: person.name };
  return make.claim(await make.order({ ...parties, status: 'PROCESSING', ...order }), given);
};

describe('a recall', () => {
  test('writes one letter to each family of a tag, and shows who has read it', async () => {
    const animal = await harvested('A-17', { eid: '840003123456789' });
    await shareOf(ann, { animal, places: [1, 2] });
    const newest = await shareOf(ann, { animal, places: [3], quarters: 1 });
    await shareOf(bo, { animal, places: [4], quarters: 1 });
    await shareOf(bo, { animal: await harvested('A-18'), places: [1, 2] });
    const scope = { tag: 'a-17' };
    expect((await preview(ranch, scope)).data.recallScope).toEqual({
      ...{ foundBy: 'animal a-17', animals: 1, shares: 3, keptByRanch: 0, families: 2 },
    });
    const { recall } = (await start(ranch, scope)).data.startRecall;
    expect(recall).toMatchObject({
      foundBy: 'animal a-17',
      families: 2,
      readBy: 0,
      rancher: { id: String(ranch.ranch.id) },
    });
    expect(recall.shares).toHaveLength(3);
    expect(recall.shares[0]).toMatchObject({
      ...{ tag: 'A-17', eid: '840003123456789', harvestDate: '2026-11-04', processorName: 'Hill Country Meats' },
      ...{ establishmentNumber: number, readAt: null, keptByRanch: false },
    });
    expect((await mailsOf([ann.id, bo.id])).sort()).toEqual([ann.id, bo.id].sort());

    const letter = await writeLetter(db, {
      template: 'recall',
      recallId: Number(recall.id),
      orderId: Number(newest.orderId),
    });
    expect(letter?.paragraphs.slice(0, 2)).toEqual([texts.advice, `Why: ${texts.reason}`]);
    expect(letter?.facts?.slice(0, 2)).toEqual([
      ['Animal A-17', 'Half, harvested November 4, 2026, Hill Country Meats'],
      ['Animal A-17', 'Quarter, harvested November 4, 2026, Hill Country Meats'],
    ]);

    const READ = `mutation { readRecall(id: ${recall.id}) { recall { readAt families } } }`;
    const { readAt } = (await as(ann).run(READ)).data.readRecall.recall;
    expect(readAt).not.toBeNull();
    expect((await as(ann).run(READ)).data.readRecall.recall).toEqual({ readAt, families: 1 });
    const ofAnn = await read(ann, recall.id);
    expect(ofAnn).toMatchObject({ advice: texts.advice, readAt, families: 1 });
    expect(ofAnn.shares.map(({ name }: { name: string }) => name)).toEqual([ann.name, ann.name]);
    expect(await read(ranch, recall.id)).toMatchObject({ families: 2, readBy: 1, readAt: null });
    const own = `{ order(id: ${newest.orderId}) { recallId } recalls { id } }`;
    expect((await as(ann).run(own)).data).toEqual({ order: { recallId: recall.id }, recalls: [{ id: recall.id }] });
  });

  test('reaches 300 animals and 1,200 families in one act', async () => {
    const { rows: families } = await db.raw(
      `insert into users (email, name, user_type)
       select 'recall-' || gen_random_uuid() || '@herdline.test', 'Family ' || n, 'CUSTOMER' from generate_series(1, 1200) n returning id`,
    );
    const ids: number[] = families.map(({ id }: Person) => id);
    const { rows: animals } = await db.raw(
      `insert into animals (rancher_id, tag, pricing, price, hang_days, cutting_days, stage, harvest_date, processor_id)
       select ?, 'R' || n, 'FLAT', 90000, 14, 7, 'CLOSED', '2026-10-01', ? from generate_series(1, 300) n returning id`,
      [ranch.ranch.id, plant.id],
    );
    const one = await shareOf(ann, {});
    await db.raw(
      `with made as (
         insert into orders (customer_id, rancher_id, customer_name, customer_email, customer_zip, order_type, shipping_method,
           shipping_fee, amount, commission_rate, commission_amount)
         select id, :rancherId, 'Family', 'family@herdline.test', '78701', 'QUARTER_COW', 'LOCAL_PICKUP', 0, 90000, 10, 9000
         from unnest(cast(:ids as integer[])) id returning id),
       items as (
         insert into order_items (order_id, type, name, quantity, price)
         select id, 'QUARTER_COW', 'Quarter', 1, 90000 from made returning id, order_id)
       insert into claims (rancher_id, order_id, order_item_id, quarters, line_at, animal_id, pricing, price, deposit)
       select :rancherId, order_id, id, 1, now(),
         (cast(:animals as integer[]))[1 + (row_number() over (order by id) - 1) / 4], 'FLAT', 90000, 0 from items`,
      { rancherId: ranch.ranch.id, ids, animals: animals.map(({ id }: Person) => id) },
    );
    const scope = { processorId: String(plant.id), harvestFrom: '2026-10-01', harvestTo: '2026-10-01' };
    expect((await preview(ranch, scope)).data.recallScope).toMatchObject({
      ...{
        foundBy: 'all animals of Hill Country Meats, harvested on October 1, 2026',
        animals: 300,
        shares: 1200,
        families: 1200,
      },
    });
    const { recall } = (await start(ranch, scope)).data.startRecall;
    expect([recall.families, recall.shares.length]).toEqual([1200, 1200]);
    expect(new Set(await mailsOf(ids)).size).toBe(1200);
    expect(one.animalId).toBeNull();
  });

  test('by an admin reaches all ranches of an establishment, also suspended ones, and each sees its own', async () => {
    const other = await make.rancher({ approval: 'SUSPENDED' });
    const there = await make.processor(other.ranch.id, {
      establishmentNumber: number.toLowerCase().replace('m', 'm-'),
    });
    const elsewhere = await make.animal(other.ranch.id, {
      stage: 'WEIGHED',
      processorId: there.id,
      harvestDate: '2026-11-04',
    });
    await make.claim(await make.order({ customerId: bo.id, rancherId: other.ranch.id }), {
      animal: elsewhere,
      places: [1],
    });
    await shareOf(ann, { animal: await harvested('A-1'), places: [1, 2] });
    await harvested('A-2');
    const admin = await make.admin();
    const { recall } = (await start(admin, { establishmentNumber: number })).data.startRecall;
    expect(recall).toMatchObject({ rancher: null, families: 2 });
    expect(recall.shares.map(({ quarters }: { quarters: number | null }) => quarters).sort()).toEqual([2, 2, null]);
    expect((await read(ranch, recall.id)).shares).toHaveLength(2);
    expect((await read(other, recall.id)).shares).toHaveLength(1);
    const [entry] = await db('auditEntries').where({ actorId: admin.id, action: 'RECALL_STARTED' });
    expect(entry.changes).toContainEqual({ field: 'families', before: null, after: '2' });
  });

  test('reaches families that left after the harvest with beef, and not those back in line or gone before', async () => {
    const animal = await harvested('A-3', { stage: 'HARVESTED' });
    const [off, canceled, inLine, kept] = [
      await shareOf(ann, { animal, places: [1], quarters: 1 }),
      await shareOf(bo, { animal, places: [2], quarters: 1 }),
      await shareOf(await make.customer(), { animal, places: [3], quarters: 1 }),
      await shareOf(await make.customer(), { animal, places: [4], quarters: 1 }),
    ];
    const left = { animalId: null, pricing: null, price: null, deposit: null };
    await db('animalPlaces').where({ animalId: animal.id }).delete();
    await db('claims')
      .where({ id: off.id })
      .update({ animalId: null, offBoardAt: db.fn.now(), offBoardReason: 'As cuts' });
    await db('claims')
      .where({ id: canceled.id })
      .update({ ...left, releasedAt: db.fn.now() });
    await db('claims').where({ id: inLine.id }).update(left);
    await db('claims').where({ id: kept.id }).update({ orderId: null, orderItemId: null });
    const alive = await make.animal(ranch.ranch.id, { tag: 'A-4', processorId: plant.id, harvestDate: '2026-11-04' });
    await shareOf(await make.customer(), { animal: alive, places: [1, 2] });
    const { recall } = (await start(ranch, { processorId: String(plant.id) })).data.startRecall;
    expect(
      recall.shares.map(({ name, keptByRanch }: { name: string; keptByRanch: boolean }) => [name, keptByRanch]),
    ).toEqual(
      [
        [ann.name, false],
        [bo.name, false],
        ['Cedar Fork Ranch', true],
      ].sort(),
    );
    expect(recall.families).toBe(2);
  });
});

describe('refusals', () => {
  test.each([
    [{}, { tag: 'Enter a tag, a processor or an establishment number' }],
    [{ tag: 'Z-1' }, { tag: 'No harvested animal matches. Check the tag, the number and the days' }],
    [{ tag: 'A-9', harvestTo: 'soon' }, { harvestTo: 'Enter a day such as 2026-11-04' }],
    [
      { tag: 'A-9', harvestFrom: '2026-11-04', harvestTo: '2026-11-03' },
      { harvestTo: 'The last day is before the first' },
    ],
  ])('%j', async (scope, fields) => {
    expect(fieldsOf(await start(ranch, scope))).toEqual(fields);
  });

  test('a ranch reaches no animals or processors of others, and an admin has to name a place', async () => {
    await shareOf(ann, { animal: await harvested('A-5'), places: [1, 2] });
    const other = await make.rancher();
    expect(fieldsOf(await start(other, { tag: 'A-5' }))).toHaveProperty('tag');
    expect(codeOf(await start(other, { processorId: String(plant.id) }))).toBe('NOT_FOUND');
    expect(fieldsOf(await start(await make.admin(), { tag: 'A-5' }))).toHaveProperty('establishmentNumber');
    expect(fieldsOf(await start(ranch, { tag: 'A-5' }, { advice: 'Wait' }))).toHaveProperty('advice');
    expect(await mailsOf([ann.id])).toEqual([]);
  });

  test('two at once, and the same one sent again, write one letter', async () => {
    await shareOf(ann, { animal: await harvested('A-6'), places: [1, 2] });
    const [one, two] = await Promise.all([
      start(ranch, { tag: 'A-6' }, { idempotencyKey: `recall ${number}` }),
      start(await make.admin(), { establishmentNumber: number }),
    ]);
    expect([one, two].map((answer) => errorOf(answer)?.extensions?.code).sort()).toEqual(['CONFLICT', undefined]);
    const key = { idempotencyKey: `recall again ${number}` };
    await shareOf(bo, { animal: await harvested('A-7'), places: [1, 2] });
    const [first, again] = await Promise.all([1, 2].map(() => start(ranch, { tag: 'A-7' }, key)));
    expect(again?.data.startRecall.recall.id).toBe(first?.data.startRecall.recall.id);
    expect(await mailsOf([ann.id, bo.id])).toHaveLength(2);
  });
});
