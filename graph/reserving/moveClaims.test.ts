import { beforeEach, describe, expect, test } from 'vitest';
import type { Quarters } from '../../rules/herd/quarters';
import { Claim } from '../claims/Claim';
import { queueMail } from '../mail/queueMail';
import { lockRancher } from '../ranches/lockRancher';
import { codeOf, fieldsOf, refusalOf, someoneWaits, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const CLAIM =
  'claim { id quarters linePosition keptByRanch releasedAt pricing price deposit animal { id } places { number } }';
const PLACE = `mutation ($claimId: ID!, $animalId: ID!, $side: Int) {
  placeClaim(claimId: $claimId, animalId: $animalId, side: $side) { ${CLAIM} }
}`;
const RETURN = `mutation ($claimId: ID!) { returnClaimToLine(claimId: $claimId) { ${CLAIM} } }`;
const FILL = `mutation ($animalId: ID!) { fillFromLine(animalId: $animalId) {
  animal { quartersLeft } placed { id places { number } } asked { id } refused { claim { id } reason }
} }`;
const KEEP = `mutation ($animalId: ID!, $quarters: Int!) { keepQuarters(animalId: $animalId, quarters: $quarters) { ${CLAIM} } }`;
const RELEASE = `mutation ($claimId: ID!) { releaseQuarters(claimId: $claimId) { ${CLAIM} } }`;
const MOVE =
  'mutation ($id: ID!, $stage: AnimalStage!) { moveAnimal(id: $id, stage: $stage) { animal { stage quartersLeft } } }';

type Person = { id: number } | null;
type Animal = Awaited<ReturnType<typeof make.animal>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let customer: Awaited<ReturnType<typeof make.customer>>;
let animal: Animal;

beforeEach(async () => {
  rancher = await make.rancher();
  customer = await make.customer();
  animal = await make.animal(rancher.ranch.id, { depositPerQuarter: 5_000, harvestDate: '2027-03-04' });
});

let claimCount = 0;
/** Makes a claim with its own order, behind the previous claim in the line. */
async function claimOf(
  quarters: Quarters,
  on: { animal?: Animal; places?: number[]; shippingMethod?: 'SHIPPING'; customerZip?: string } = {},
) {
  const { shippingMethod = 'LOCAL_PICKUP', customerZip = '78701', ...given } = on;
  const how = { shippingMethod, customerZip } as const;
  const order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id, ...how });
  claimCount += 1;
  return make.claim(order, { quarters, lineAt: new Date(Date.UTC(2026, 10, 1) + claimCount).toISOString(), ...given });
}

const place = (claim: { id: number }, on: Animal = animal, side: number | null = null, person: Person = rancher) =>
  as(person).run(PLACE, { claimId: String(claim.id), animalId: String(on.id), side });
const back = (claim: { id: number }, person: Person = rancher) => as(person).run(RETURN, { claimId: String(claim.id) });
const fill = (person: Person = rancher, on: Animal = animal) => as(person).run(FILL, { animalId: String(on.id) });
const keep = (quarters: number, person: Person = rancher) =>
  as(person).run(KEEP, { animalId: String(animal.id), quarters });
const giveBack = (claim: { id: number | string }, person: Person = rancher) =>
  as(person).run(RELEASE, { claimId: String(claim.id) });
const taken = async (on: Animal = animal) => (await db('animals').where({ id: on.id }).first()).taken;
const setStage = (stage: string) => db('animals').where({ id: animal.id }).update({ stage });
const line = async () =>
  Claim.query(db)
    .where({ rancherId: rancher.ranch.id, animalId: null, releasedAt: null } as never)
    .orderBy(['lineAt', 'id']);
const idsInLine = async () => (await line()).map(({ id }) => id);
const numbers = (claim: { places: { number: number }[] }) => claim.places.map(({ number }) => number);

describe('placing a claim', () => {
  test('takes the places that keep a half sellable, with the terms of the animal', async () => {
    await place(await claimOf(1));
    const { data } = await place(await claimOf(1));
    expect(data.placeClaim.claim).toMatchObject({
      ...{ animal: { id: String(animal.id) }, linePosition: null, pricing: 'FLAT', price: 90_000, deposit: 5_000 },
      places: [{ number: 2 }],
    });
    expect(await taken()).toEqual([1, 2]);
  });

  test('moves it between animals and sides, and frees the places that it held', async () => {
    const other = await make.animal(rancher.ranch.id, { price: 80_000 });
    const claim = await claimOf(2);
    await place(claim);
    expect(numbers((await place(claim, animal, 2)).data.placeClaim.claim)).toEqual([3, 4]);
    expect((await place(claim, other)).data.placeClaim.claim).toMatchObject({ price: 160_000 });
    expect(await taken()).toEqual([]);
    expect(await taken(other)).toEqual([1, 2]);
  });

  test('on another side of its animal keeps its terms, its due day and the harvest date that the family was notified of', async () => {
    const claim = await claimOf(2);
    await place(claim);
    await db('claims').where({ id: claim.id }).update({ depositDue: '2027-02-01' });
    const raised = { price: 120_000, depositPerQuarter: 9_000, harvestDate: '2027-04-04' };
    await db('animals').where({ id: animal.id }).update(raised);
    const { data } = await place(claim, animal, 2);
    expect(data.placeClaim.claim).toMatchObject({
      price: 180_000,
      deposit: 10_000,
      places: [{ number: 3 }, { number: 4 }],
    });
    const stored = await db('claims').where({ id: claim.id }).first();
    expect(stored).toMatchObject({ depositDue: '2027-02-01', toldHarvest: '2027-03-04' });
  });

  test('is refused if it does not fit, and the error says what is left', async () => {
    await claimOf(2, { animal, places: [1, 2] });
    const { errors } = await place(await claimOf(4));
    expect(errors?.[0]).toMatchObject({
      message: "There's no room for it: Half left.",
      extensions: { code: 'CONFLICT', left: ['HALF_COW', 'QUARTER_COW'] },
    });
    expect((await place(await claimOf(2), animal, 1)).errors?.[0]?.message).toMatch(/on this side: Half left/);
  });

  test.each([
    ['PLANNED', /Planned and takes no shares. Open it first/],
    ['READY', /Ready and takes no shares/],
    ['WITHDRAWN', /Withdrawn and takes no shares/],
  ])('is refused for an animal that is %s', async (stage, message) => {
    await setStage(stage);
    const { errors } = await place(await claimOf(1));
    expect(errors?.[0]?.message).toMatch(message);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('is refused by law, with the rule', async () => {
    const { id: processorId } = await make.processor(rancher.ranch.id, { inspection: 'CUSTOM_EXEMPT' });
    await db('animals').where({ id: animal.id }).update({ processorId });
    const claim = await claimOf(2, { shippingMethod: 'SHIPPING' });
    expect(refusalOf(await place(claim))).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', fields: { animalId: expect.stringContaining("can't be shipped") } },
      rule: { law: expect.any(String) },
    });
    expect(await idsInLine()).toEqual([claim.id]);
  });

  test('is refused by law for state-inspected beef that goes to an unknown place', async () => {
    const { id: processorId } = await make.processor(rancher.ranch.id, { inspection: 'STATE' });
    await db('animals').where({ id: animal.id }).update({ processorId });
    const claim = await claimOf(2, { shippingMethod: 'SHIPPING', customerZip: '00000' });
    expect((await place(claim)).errors?.[0]?.message).toContain("don't know which state this ZIP code is in");
  });

  test('is refused for an unknown side, a released share, and an animal of another ranch', async () => {
    const claim = await claimOf(1);
    expect(fieldsOf(await place(claim, animal, 3))).toEqual({ side: 'A side is 1 or 2' });
    const foreign = await make.animal((await make.rancher()).ranch.id);
    expect(codeOf(await place(claim, foreign))).toBe('NOT_FOUND');
    expect(codeOf(await place(claim, foreign, null, await make.admin()))).toBe('NOT_FOUND');
    await db('claims').where({ id: claim.id }).update({ releasedAt: new Date() });
    expect(codeOf(await place(claim))).toBe('CONFLICT');
  });

  test('at the same time on the last place succeeds for one claim', async () => {
    await claimOf(2, { animal, places: [1, 2] });
    await claimOf(1, { animal, places: [3] });
    const claims = await Promise.all([claimOf(1), claimOf(1), claimOf(1)]);
    const answers = await Promise.all(claims.map((claim) => place(claim)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await taken()).toEqual([1, 2, 3, 4]);
  });
});

describe('back to the line', () => {
  test('each claim gets its earlier place', async () => {
    await claimOf(1, { animal, places: [3] });
    const first = await claimOf(4);
    const second = await claimOf(1, { animal, places: [1] });
    const third = await claimOf(4);
    const { data } = await back(second);
    expect(data.returnClaimToLine.claim).toMatchObject({ linePosition: 2, animal: null, places: [], pricing: null });
    expect(await idsInLine()).toEqual([first.id, second.id, third.id]);
    expect(await taken()).toEqual([3]);
  });

  test('is refused for a share in line, after the harvest, and for quarters that the ranch keeps', async () => {
    const [waiting, held] = [await claimOf(1), await claimOf(1, { animal, places: [1] })];
    expect((await back(waiting)).errors?.[0]?.message).toBe('This share is in line already.');
    const { data } = await keep(1);
    expect(codeOf(await back(data.keepQuarters.claim))).toBe('CONFLICT');
    await setStage('HARVESTED');
    expect((await back(held)).errors?.[0]?.message).toMatch(/has been harvested/);
    expect((await place(held)).errors?.[0]?.message).toMatch(/has been harvested/);
  });
});

test('canceling an order while its ranch changes the herd does not block the ranch from queuing a mail about it', async () => {
  const claim = await claimOf(1, { animal, places: [1] });
  const orderId = Number(claim.orderId);
  const trx = await db.transaction();
  await lockRancher(trx, rancher.ranch.id);
  const cancel = 'mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: CANCELED) { id } }';
  const canceled = as(rancher).run(cancel, { id: String(orderId) });
  await someoneWaits(db);
  await trx.raw("set local lock_timeout = '500ms'");
  await queueMail(trx, { template: 'shareBackInLine', orderId, animalId: animal.id, reason: 'RANCH' });
  await trx.commit();
  expect((await canceled).errors).toBeUndefined();
});

describe('filling from the line', () => {
  test('places claims in their order, and lets those pass that fit where an earlier one does not', async () => {
    const [half, whole, quarter] = [await claimOf(2), await claimOf(4), await claimOf(1)];
    const { data } = await fill();
    expect(data.fillFromLine).toMatchObject({
      ...{ animal: { quartersLeft: 1 }, asked: [], refused: [] },
      placed: [
        { id: String(half.id), places: [{ number: 1 }, { number: 2 }] },
        { id: String(quarter.id), places: [{ number: 3 }] },
      ],
    });
    expect(await idsInLine()).toEqual([whole.id]);
  });

  test('leaves claims in line that the law forbids, and says why', async () => {
    const { id: processorId } = await make.processor(rancher.ranch.id, { inspection: 'CUSTOM_EXEMPT' });
    await db('animals').where({ id: animal.id }).update({ processorId });
    const shipped = await claimOf(1, { shippingMethod: 'SHIPPING' });
    const pickedUp = await claimOf(1);
    const { data } = await fill();
    expect(data.fillFromLine).toMatchObject({
      ...{ placed: [], asked: [{ id: String(pickedUp.id) }] },
      refused: [{ claim: { id: String(shipped.id) }, reason: expect.stringContaining("can't be shipped") }],
    });
    expect(await idsInLine()).toEqual([shipped.id, pickedUp.id]);
  });

  test('works with an empty line, and is refused for an animal that takes no shares', async () => {
    expect((await fill()).data.fillFromLine).toMatchObject({ placed: [], animal: { quartersLeft: 4 } });
    await setStage('PLANNED');
    expect(codeOf(await fill())).toBe('CONFLICT');
  });

  test('for two animals at once places each claim once', async () => {
    const other = await make.animal(rancher.ranch.id);
    for (let remaining = 6; remaining > 0; remaining--) await claimOf(1);
    await Promise.all([fill(), fill(rancher, other), fill()]);
    expect([(await taken()).length + (await taken(other)).length, (await line()).length]).toEqual([6, 0]);
  });
});

describe('quarters that the ranch keeps', () => {
  test('are taken, and free again after the ranch gives them back', async () => {
    const kept = (await keep(2)).data.keepQuarters.claim;
    expect(kept).toMatchObject({ keptByRanch: true, linePosition: null, places: [{ number: 1 }, { number: 2 }] });
    const released = await giveBack(kept);
    expect(released.data.releaseQuarters.claim).toMatchObject({ releasedAt: expect.any(String), places: [] });
    expect(await taken()).toEqual([]);
    expect(codeOf(await giveBack(kept))).toBe('CONFLICT');
  });

  test('count as owned, which a custom-exempt animal needs for its harvest', async () => {
    const { id: processorId } = await make.processor(rancher.ranch.id, { inspection: 'CUSTOM_EXEMPT' });
    await db('animals').where({ id: animal.id }).update({ processorId, harvestDate: '2026-01-02' });
    await make.livePurchase(await claimOf(2, { animal, places: [1, 2] }));
    const harvest = () => as(rancher).run(MOVE, { id: String(animal.id), stage: 'HARVESTED' });
    expect((await harvest()).errors?.[0]?.message).toMatch(/^2 quarters have no owner yet/);
    await keep(2);
    expect((await harvest()).data.moveAnimal.animal).toEqual({ stage: 'HARVESTED', quartersLeft: 0 });
  });

  test.each([0, 3, 5])('can be one, two or four, but not %d', async (quarters) => {
    expect(fieldsOf(await keep(quarters))).toHaveProperty('quarters');
  });

  test('are refused if they do not fit, and a family’s share cannot be given back like them', async () => {
    const held = await claimOf(2, { animal, places: [1, 2] });
    expect(refusalOf(await keep(4))).toMatchObject({
      code: 'CONFLICT',
      left: ['HALF_COW', 'QUARTER_COW'],
    });
    expect(codeOf(await giveBack(held))).toBe('CONFLICT');
  });
});

describe('withdrawing an animal', () => {
  const withdraw = () => as(rancher).run(MOVE, { id: String(animal.id), stage: 'WITHDRAWN' });

  test('puts its claims at the front of the line in their order', async () => {
    const [early, waiting] = [await claimOf(1, { animal, places: [4] }), await claimOf(4)];
    const [first, second] = [await claimOf(1, { animal, places: [3] }), await claimOf(2, { animal, places: [1, 2] })];
    expect((await withdraw()).data.moveAnimal.animal).toEqual({ stage: 'WITHDRAWN', quartersLeft: 4 });
    expect(await idsInLine()).toEqual([early.id, first.id, second.id, waiting.id]);
    expect(await taken()).toEqual([]);
  });

  test('releases the quarters that the ranch kept', async () => {
    const kept = (await keep(2)).data.keepQuarters.claim;
    await withdraw();
    expect(await db('claims').where({ id: kept.id }).first()).toMatchObject({
      animalId: null,
      releasedAt: expect.any(String),
    });
    expect(await line()).toEqual([]);
  });

  test('is needed while a family holds a share, because going back to planned is refused', async () => {
    const held = await claimOf(1, { animal, places: [1] });
    const plan = () => as(rancher).run(MOVE, { id: String(animal.id), stage: 'PLANNED' });
    expect((await plan()).errors?.[0]?.message).toMatch(/^Families hold shares/);
    await back(held);
    expect((await plan()).errors).toBeUndefined();
  });
});

describe('the law', () => {
  test('forbids a change of processor that makes a sale unlawful', async () => {
    const usda = await make.processor(rancher.ranch.id);
    const exempt = await make.processor(rancher.ranch.id, { inspection: 'CUSTOM_EXEMPT' });
    await db('animals').where({ id: animal.id }).update({ processorId: usda.id });
    await claimOf(2, { animal, places: [1, 2], shippingMethod: 'SHIPPING' });
    const update = `mutation ($id: ID!, $processorId: ID!) {
      updateAnimal(id: $id, input: { processorId: $processorId }) { animal { id } }
    }`;
    const animalAnswer = await as(rancher).run(update, { id: String(animal.id), processorId: String(exempt.id) });
    expect(animalAnswer.errors?.[0]?.extensions.fields).toEqual({
      processorId: expect.stringMatching(/^A family has/),
    });
    const change = `mutation ($id: ID!) { updateProcessor(id: $id, input: { inspection: CUSTOM_EXEMPT }) { processor { id } } }`;
    const { errors } = await as(rancher).run(change, { id: String(usda.id) });
    expect(errors?.[0]?.extensions.fields).toEqual({ inspection: expect.stringMatching(/^A family has/) });
    expect(await db('processors').where({ id: usda.id }).first()).toMatchObject({ inspection: 'USDA' });
  });
});

describe('changing claims', () => {
  test('is allowed to the ranch and to admins, whose changes are logged', async () => {
    const admin = await make.admin();
    const claim = await claimOf(1);
    await place(claim, animal, null, admin);
    await back(claim, admin);
    await fill(admin);
    const kept = (await keep(1, admin)).data.keepQuarters.claim;
    await giveBack(kept, admin);
    const entries = await db('audit_entries').where({ actorId: admin.id });
    expect(entries.map(({ action }) => action)).toEqual(Array.from({ length: 4 }, () => 'HERD_EDITED'));
  });
});
