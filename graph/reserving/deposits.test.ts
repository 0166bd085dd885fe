import { beforeEach, describe, expect, test } from 'vitest';
import { daysAfter } from '../../rules/time/days';
import { dayIn } from '../../rules/time/timeZone';
import { codeOf, fieldsOf, testConfig, testGraph } from '../testing/graph';
import { returnLapsedClaims } from './returnLapsedClaims';

const { db, as, make } = await testGraph();

const ASK = `mutation ($animalId: ID!, $dueOn: String!) { askForDeposits(animalId: $animalId, dueOn: $dueOn) {
  asked { id depositDue }
} }`;
const RECEIVED = 'mutation ($claimId: ID!) { markDepositReceived(claimId: $claimId) { claim { depositReceivedAt } } }';

const { timeZone } = testConfig;
const day = (days: number) => daysAfter(dayIn(timeZone, new Date()), days);

type Person = { id: number } | null;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let customer: Awaited<ReturnType<typeof make.customer>>;
let animal: Awaited<ReturnType<typeof make.animal>>;

beforeEach(async () => {
  rancher = await make.rancher();
  customer = await make.customer();
  animal = await make.animal(rancher.ranch.id, { harvestDate: day(30) });
});

async function claimOn(places: number[], given: object = {}, { isAnswered = true } = {}) {
  const order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
  if (isAnswered) await make.move(order, 'CONTACTED');
  return make.claim(order, { animal, places, quarters: places.length as 1 | 2, deposit: 10_000, ...given });
}
const ask = (dueOn: string, person: Person = rancher) => as(person).run(ASK, { animalId: String(animal.id), dueOn });
const received = (claim: { id: number }, person: Person = rancher) =>
  as(person).run(RECEIVED, { claimId: String(claim.id) });
const stored = (claim: { id: number }) => db('claims').where({ id: claim.id }).first();
/** Runs the job as of a later day. */
const lapse = (daysLater: number) =>
  returnLapsedClaims({ db, timeZone, now: new Date(Date.now() + daysLater * 86_400_000) });

describe('asking for deposits', () => {
  test('sets the day for each family that has not paid', async () => {
    const [unpaid, free] = [await claimOn([1]), await claimOn([2], { deposit: 0 })];
    const paid = await claimOn([3, 4]);
    await received(paid);
    const { data } = await ask(day(7));
    expect(data.askForDeposits.asked).toEqual([{ id: String(unpaid.id), depositDue: day(7) }]);
    for (const claim of [free, paid]) expect(await stored(claim)).toMatchObject({ depositDue: null });
  });

  test.each([
    ['soon', 'Enter a day such as 2027-03-04'],
    [day(-1), "The day can't be in the past"],
    [day(31), 'Deposits are due before the harvest'],
  ])('by %s is refused', async (dueOn, message) => {
    await claimOn([1]);
    expect(fieldsOf(await ask(dueOn))).toEqual({ dueOn: message });
  });

  test('is refused if nobody owes one, and after the harvest', async () => {
    expect(codeOf(await ask(day(7)))).toBe('CONFLICT');
    await claimOn([1]);
    await db('animals').where({ id: animal.id }).update({ stage: 'HARVESTED' });
    expect(codeOf(await ask(day(7)))).toBe('CONFLICT');
  });
});

describe('a deposit', () => {
  test('that was received is recorded once', async () => {
    const claim = await claimOn([1]);
    const first = (await received(claim)).data.markDepositReceived.claim;
    expect(first).toEqual({ depositReceivedAt: expect.any(String) });
    expect((await received(claim)).data.markDepositReceived.claim).toEqual(first);
  });

  test('is not recorded for a share that needs none', async () => {
    expect(codeOf(await received(await claimOn([1], { deposit: 0 })))).toBe('CONFLICT');
  });

  test('stays received when its share gets another animal, if what was paid for it covers it', async () => {
    const order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
    const [first, second] = [
      await make.claim(order, { animal, places: [1], quarters: 1, deposit: 10_000 }),
      await make.claim(order, { animal, places: [2], quarters: 1, deposit: 10_000 }),
    ];
    const place = ({ id }: { id: number }, on: { id: number }) =>
      as(rancher).run(
        `mutation { placeClaim(claimId: "${id}", animalId: "${on.id}") { claim { depositReceivedAt } } }`,
      );
    const [same, expensive] = [
      await make.animal(rancher.ranch.id, { depositPerQuarter: 10_000 }),
      await make.animal(rancher.ranch.id, { depositPerQuarter: 20_000, stage: 'PLANNED' }),
    ];
    const { claim } = (await received(first)).data.markDepositReceived;
    expect((await place(first, same)).data.placeClaim.claim).toEqual(claim);
    // Otherwise the line would put the share back on its first animal.
    await db('animals').where({ id: animal.id }).update({ stage: 'PLANNED' });
    await as(rancher).run(`mutation { returnClaimToLine(claimId: "${first.id}") { claim { id } } }`);
    // The first deposit stays with its share while it waits.
    await received(second);
    expect(await db('orderPayments').where({ orderId: order.id })).toHaveLength(2);
    expect((await place(first, same)).data.placeClaim.claim).toEqual(claim);
    await db('animals').where({ id: expensive.id }).update({ stage: 'OPEN' });
    expect((await place(second, expensive)).data.placeClaim.claim).toEqual({ depositReceivedAt: null });
  });

  test('that was not received by its due day puts only its own share back in line', async () => {
    const [late, paid, asked] = [await claimOn([1]), await claimOn([2]), await claimOn([3, 4])];
    await ask(day(7));
    await received(paid);
    await db('claims')
      .where({ id: asked.id })
      .update({ depositDue: day(9) });
    await lapse(7);
    expect(await stored(late)).toMatchObject({ animalId: animal.id });
    await lapse(8);
    expect(await stored(late)).toMatchObject({ animalId: null, depositDue: null, releasedAt: null });
    for (const claim of [paid, asked]) expect(await stored(claim)).toMatchObject({ animalId: animal.id });
    expect((await db('animals').where({ id: animal.id }).first()).taken).toEqual([2, 3, 4]);
  });

  test('whose ranch has not answered the order yet leaves the share in its place', async () => {
    const claim = await claimOn([1], { depositDue: day(1) }, { isAnswered: false });
    await lapse(8);
    expect(await stored(claim)).toMatchObject({ animalId: animal.id });
    await make.move({ id: Number(claim.orderId) }, 'CONTACTED');
    await lapse(8);
    expect(await stored(claim)).toMatchObject({ animalId: null });
  });

  test('that was not received before the harvest leaves the share with its family', async () => {
    const claim = await claimOn([1], { depositDue: day(1) });
    await db('animals').where({ id: animal.id }).update({ stage: 'HARVESTED' });
    await lapse(8);
    expect(await stored(claim)).toMatchObject({ animalId: animal.id });
  });

  test('that is recorded while it lapses leaves the share either in its place or in line', async () => {
    const claim = await claimOn([1], { depositDue: day(-1) });
    await Promise.all([lapse(0), received(claim)]);
    const { animalId } = await stored(claim);
    expect(await db('animalPlaces').where({ claimId: claim.id })).toHaveLength(animalId ? 1 : 0);
  });
});
