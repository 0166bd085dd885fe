import { beforeEach, describe, expect, test } from 'vitest';
import { LIVE_PURCHASE_VERSION } from '../../../rules/herd/livePurchase';
import type { Quarters } from '../../../rules/herd/quarters';
import { daysFromToday } from '../../animals/testing/days';
import { writeLetter } from '../../letters/writeLetter';
import type { Mail } from '../../mail/queueMail';
import { codeOf, testConfig, testGraph } from '../../testing/graph';
import { askStillWanted } from './askStillWanted';
import { expireOffers } from './expireOffers';
import { returnUnboughtClaims } from './returnUnboughtClaims';

const { db, as, make } = await testGraph();
const { timeZone } = testConfig;

type Person = { id: number };
type Claim = Awaited<ReturnType<typeof make.claim>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let family: Awaited<ReturnType<typeof make.customer>>;

const SHARES = { offerQuarterCow: true, quarterCowPrice: 90_000, offerWholeCow: true, wholeCowPrice: 360_000 };
const TERMS = { from: 90_000, to: 90_000, deposit: 0, payer: 'RANCH' } as const;

beforeEach(async () => {
  await db('rate_limits').delete();
  rancher = await make.rancher(SHARES);
  family = await make.customer();
});

let moment = Date.UTC(2026, 9, 1);
/** A share in line, behind the last one, whose family was told $900 a quarter without a deposit. */
async function waiting(quarters: Quarters = 1, person: Person = family): Promise<Claim> {
  const order = await make.order({ customerId: person.id, rancherId: rancher.ranch.id });
  moment += 1_000;
  const told = { ...TERMS, from: 90_000 * quarters, to: 90_000 * quarters };
  return make.claim(order, { quarters, lineAt: new Date(moment).toISOString(), told });
}

const planned = async (given: Parameters<typeof make.animal>[1] = {}) => {
  const { id: processorId } = await make.processor(rancher.ranch.id);
  const common = { stage: 'PLANNED', processorId, harvestDate: daysFromToday(testConfig, 60) } as const;
  return make.animal(rancher.ranch.id, { ...common, ...given });
};
const run = (person: Person, mutation: string) => as(person).run(`mutation { ${mutation} }`);
const open = (id: number) => run(rancher, `moveAnimal(id: ${id}, stage: OPEN) { animal { id } }`);

async function order(person: Person, animalId: number, type = 'QUARTER_COW') {
  const item = `{ type: ${type}, quantity: 1, animalId: ${animalId} }`;
  const contact = 'customerName: "Bob", customerEmail: "b@herdline.test", customerZip: "78704"';
  const { data, errors } = await run(
    person,
    `placeOrder(input: { rancherId: ${rancher.ranch.id}, ${contact}, orderType: ${type}, shippingMethod: LOCAL_PICKUP, productDetails: [${item}] }) { id claims { animal { id } } }`,
  );
  return errors?.[0]?.extensions.code ?? data.placeOrder.claims[0].animal.id;
}

async function shareOf(claim: Claim, person: Person = family) {
  const { data } = await as(person).run(
    `{ claim(id: ${claim.id}) { linePosition places { number } animal { id }
      offer { id placed expiresAt priceFrom priceTo deposit payer isProcessingUnknown toldPriceTo animal { id tag } } } }`,
  );
  return data.claim;
}
const answer = (verb: 'acceptShareOffer' | 'declineShareOffer', offerId: string, person: Person = family) =>
  run(person, `${verb}(offerId: ${offerId}) { claim { linePosition animal { id } offer { id } } }`);

async function templates(claim: Claim): Promise<Mail[]> {
  const { rows } = await db.raw(
    "select payload from graphile_worker._private_jobs where payload ->> 'orderId' = ? order by id",
    [String(claim.orderId)],
  );
  return rows.map(({ payload }: { payload: Mail }) => payload);
}
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const expire = (after: number) => expireOffers({ db, timeZone, now: hours(after) });

describe('an animal that opens', () => {
  test('goes to the first in line at once on terms no worse, and a stranger gets what the line leaves', async () => {
    const [first, second] = [await waiting(2), await waiting(1)];
    const animal = await planned();
    await open(animal.id);
    expect(await shareOf(first)).toMatchObject({
      ...{ linePosition: null, animal: { id: String(animal.id) } },
      offer: { placed: true, priceTo: 180_000, deposit: 0, payer: 'RANCH' },
    });
    expect((await shareOf(second)).places).toEqual([{ number: 3 }]);
    expect(await order(await make.customer(), animal.id, 'WHOLE_COW')).toBe('CONFLICT');
    expect(await order(await make.customer(), animal.id)).toBe(String(animal.id));
    const [mail] = await templates(first);
    expect((await writeLetter(db, mail as Mail))?.paragraphs[2]).toMatch(/^To decline, open your order by /);
  });

  const heavy = {
    ...({ pricing: 'HANGING', price: 0, pricePerPound: 600 } as const),
    ...{ expectedHangingFromTenths: 5_200, expectedHangingToTenths: 7_000 },
  };
  test.each([
    ['a higher price', { price: 90_001 }],
    ['a deposit', { depositPerQuarter: 1 }],
    ['a price by weight that may end above it', heavy],
  ] as const)('with %s is held for the first in line, who is asked', async (_, terms) => {
    const first = await waiting(4);
    const animal = await planned(terms);
    await open(animal.id);
    const share = await shareOf(first);
    expect(share).toMatchObject({
      ...{ linePosition: 1, animal: null, places: [] },
      offer: { placed: false, animal: { tag: animal.tag }, toldPriceTo: 360_000 },
    });
    const held = Date.parse(share.offer.expiresAt) - Date.now();
    expect(held / 3_600_000).toBeGreaterThan(47);
    expect(await order(await make.customer(), animal.id)).toBe('CONFLICT');
    const accepted = await answer('acceptShareOffer', share.offer.id);
    expect(accepted.data.acceptShareOffer.claim).toEqual({
      ...{ linePosition: null, animal: { id: String(animal.id) }, offer: null },
    });
    expect((await templates(first)).map(({ template }) => template)).toEqual(['shareOffered', 'sharePlaced']);
  });

  test('whose processor the family would pay is only offered', async () => {
    const { id: processorId } = await make.processor(rancher.ranch.id, { payer: 'FAMILY' });
    const first = await waiting();
    await open((await planned({ processorId })).id);
    expect((await shareOf(first)).offer).toMatchObject({ placed: false, payer: 'FAMILY' });
  });

  test('at a price by weight of which the processing is not known is only offered', async () => {
    const { id: processorId } = await make.processor(rancher.ranch.id, { killFee: null });
    const first = await waiting();
    const animal = await planned({ processorId, pricing: 'HANGING', price: 0, pricePerPound: 100 });
    // As ranches did before the fees were asked for.
    await animal.$query(db).patch({ stage: 'OPEN' });
    await run(rancher, `updateAnimal(id: ${animal.id}, input: { breed: "Angus" }) { animal { id } }`);
    expect((await shareOf(first)).offer).toMatchObject({ placed: false, isProcessingUnknown: true });
    const [mail] = await templates(first);
    const price = (await writeLetter(db, mail as Mail))?.facts?.find(([name]) => name === 'Price');
    expect(price?.[1]).toMatch(/, plus processing \(not known yet\)$/);
  });

  test('passes over a family that the law forbids it', async () => {
    const { id: processorId } = await make.processor(rancher.ranch.id, { inspection: 'CUSTOM_EXEMPT' });
    const shipped = await waiting();
    await db('orders').where({ id: shipped.orderId }).update({ shippingMethod: 'SHIPPING' });
    const next = await waiting();
    await open((await planned({ processorId })).id);
    expect((await shareOf(shipped)).offer).toBeNull();
    expect((await shareOf(next)).offer).toMatchObject({ placed: false });
  });

  test('goes to plain requests too, whose place is the moment of their order', async () => {
    const plain = await make.order({ customerId: family.id, rancherId: rancher.ranch.id, amount: 200_000 });
    await db('orders').where({ id: plain.id }).update({ createdAt: '2020-01-01T00:00:00Z' });
    const later = await waiting(4);
    const animal = await planned();
    await open(animal.id);
    const [claim] = await db('claims').where({ orderId: plain.id });
    expect(claim).toMatchObject({ animalId: animal.id, quarters: 2 });
    expect((await shareOf(later)).linePosition).toBe(1);
  });

  test('is held no longer than to the end of its harvest day', async () => {
    const first = await waiting();
    const animal = await planned({ price: 95_000, harvestDate: daysFromToday(testConfig, 0) });
    await db('animals')
      .where({ id: animal.id })
      .update({ ownCutSheetsDue: daysFromToday(testConfig, -1) });
    await open(animal.id);
    const { offer } = await shareOf(first);
    expect(Date.parse(offer.expiresAt)).toBeLessThanOrEqual(hours(25).getTime());
  });
});

describe('a family that is asked', () => {
  test('declines and keeps its number, and the next is asked', async () => {
    const [first, second] = [await waiting(4), await waiting(4, await make.customer())];
    const animal = await planned({ price: 95_000 });
    await open(animal.id);
    const { offer } = await shareOf(first);
    const declined = await answer('declineShareOffer', offer.id);
    expect(declined.data.declineShareOffer.claim).toEqual({ linePosition: 1, animal: null, offer: null });
    expect(await db('lineOffers').where({ claimId: second.id, answer: null })).toHaveLength(1);
    // Declining once more changes nothing, and accepting is too late.
    expect((await answer('declineShareOffer', offer.id)).errors).toBeUndefined();
    expect(codeOf(await answer('acceptShareOffer', offer.id))).toBe('CONFLICT');
  });

  test('and does not answer keeps its number, is told, and the next is asked', async () => {
    const [first, second] = [await waiting(4), await waiting(4)];
    await open((await planned({ price: 95_000 })).id);
    await expire(47);
    expect((await shareOf(first)).offer).not.toBeNull();
    await expire(49);
    expect(await shareOf(first)).toMatchObject({ linePosition: 1, offer: null });
    expect((await shareOf(second)).offer).toMatchObject({ placed: false });
    const [, ended] = await templates(first);
    expect(await writeLetter(db, ended as Mail)).toMatchObject({
      subject: expect.stringContaining("you're still in line"),
    });
    expect((await templates(second)).map(({ template }) => template)).toEqual(['shareOffered']);
  });

  test('is asked again when the terms get better than those it declined', async () => {
    const first = await waiting();
    const animal = await planned({ price: 99_000 });
    await open(animal.id);
    await answer('declineShareOffer', (await shareOf(first)).offer.id);
    const priced = (price: number) =>
      run(rancher, `updateAnimal(id: ${animal.id}, input: { price: ${price} }) { animal { id } }`);
    await priced(99_500);
    expect((await shareOf(first)).offer).toBeNull();
    await priced(95_000);
    expect((await shareOf(first)).offer).toMatchObject({ placed: false, priceTo: 95_000 });
    await priced(90_000);
    expect(await shareOf(first)).toMatchObject({ animal: { id: String(animal.id) }, offer: { placed: true } });
  });

  test('gets a better animal at once, and the places that were held go to the next', async () => {
    const [first, second] = [await waiting(4), await waiting(4)];
    const dear = await planned({ price: 95_000 });
    const cheap = await planned();
    await open(dear.id);
    await open(cheap.id);
    expect(await shareOf(first)).toMatchObject({ animal: { id: String(cheap.id) } });
    expect((await shareOf(second)).offer).toMatchObject({ animal: { id: String(dear.id) } });
  });

  test('keeps its offer while the terms stay as they are', async () => {
    const first = await waiting();
    const animal = await planned({ price: 95_000 });
    await open(animal.id);
    const { offer } = await shareOf(first);
    const [{ processorId, day }] = await db('animals')
      .where({ id: animal.id })
      .select('processorId', db.raw('harvest_date::text as day'));
    await run(rancher, `updateProcessor(id: ${processorId}, input: { name: "Hill Meats" }) { processor { id } }`);
    await run(rancher, `moveHarvest(id: ${animal.id}, harvestDate: "${day}") { animal { id } }`);
    expect((await shareOf(first)).offer.id).toBe(offer.id);
    await run(rancher, `updateProcessor(id: ${processorId}, input: { killFee: 5000 }) { processor { id } }`);
    expect((await shareOf(first)).offer.id).not.toBe(offer.id);
  });

  test('cannot answer for others, nor after the animal is gone', async () => {
    const first = await waiting();
    const animal = await planned({ price: 95_000 });
    await open(animal.id);
    const { offer } = await shareOf(first);
    for (const person of [await make.customer(), rancher]) {
      const { errors } = await answer('acceptShareOffer', offer.id, person);
      expect(['NOT_FOUND', 'FORBIDDEN']).toContain(errors?.[0]?.extensions.code);
    }
    await run(rancher, `moveAnimal(id: ${animal.id}, stage: WITHDRAWN) { animal { id } }`);
    expect(codeOf(await answer('acceptShareOffer', offer.id))).toBe('CONFLICT');
    expect((await shareOf(first)).linePosition).toBe(1);
  });
});

describe('a share that was put on an animal from the line', () => {
  test('can be declined for a day, and goes back to its number without coming again', async () => {
    const [first, second] = [await waiting(4), await waiting(4)];
    const animal = await planned();
    await open(animal.id);
    const { offer } = await shareOf(first);
    const { data } = await answer('declineShareOffer', offer.id);
    expect(data.declineShareOffer.claim).toEqual({ linePosition: 1, animal: null, offer: null });
    expect((await shareOf(second)).animal).toEqual({ id: String(animal.id) });
  });

  test('stays by silence', async () => {
    const first = await waiting();
    const animal = await planned();
    await open(animal.id);
    const { offer } = await shareOf(first);
    await expire(25);
    expect(await shareOf(first)).toMatchObject({ animal: { id: String(animal.id) }, offer: null });
    expect(codeOf(await answer('declineShareOffer', offer.id))).toBe('CONFLICT');
  });
});

describe('places that open later', () => {
  test.each([
    ['a canceled order', (id: number) => run(rancher, `cancelOrder(orderId: ${id}) { id }`)],
    [
      'a share that the ranch takes off',
      async (id: number) => {
        const [claimId] = await db('claims').where({ orderId: id }).pluck('id');
        return run(rancher, `returnClaimToLine(claimId: ${claimId}) { claim { id } }`);
      },
    ],
  ])('by %s go to the line', async (_, act) => {
    const animal = await planned();
    await open(animal.id);
    const stranger = await make.customer();
    expect(await order(stranger, animal.id, 'WHOLE_COW')).toBe(String(animal.id));
    const first = await waiting();
    const [id] = await db('orders').where({ customerId: stranger.id }).pluck('id');
    expect((await act(id)).errors).toBeUndefined();
    expect((await shareOf(first)).animal).toEqual({ id: String(animal.id) });
  });

  test('by quarters that the ranch gives back go to the line', async () => {
    const animal = await planned();
    await open(animal.id);
    const kept = await run(rancher, `keepQuarters(animalId: ${animal.id}, quarters: 4) { claim { id } }`);
    const first = await waiting(4);
    await run(rancher, `releaseQuarters(claimId: ${kept.data.keepQuarters.claim.id}) { claim { id } }`);
    expect((await shareOf(first)).animal).toEqual({ id: String(animal.id) });
  });

  test('by a withdrawn animal are on the others with room', async () => {
    const [old, other] = [await planned(), await planned()];
    await open(old.id);
    const share = await waiting(4);
    await run(rancher, `fillFromLine(animalId: ${old.id}) { placed { id } }`);
    await open(other.id);
    await run(rancher, `moveAnimal(id: ${old.id}, stage: WITHDRAWN) { animal { id } }`);
    expect((await shareOf(share)).animal).toEqual({ id: String(other.id) });
  });
});

describe('a custom-exempt animal', () => {
  test('is offered, and its purchase is due with the cut sheets, or else the share goes back', async () => {
    const { id: processorId } = await make.processor(rancher.ranch.id, { inspection: 'CUSTOM_EXEMPT' });
    const [first, second] = [await waiting(1), await waiting(1)];
    const animal = await planned({ processorId });
    await open(animal.id);
    for (const claim of [first, second]) {
      const { offer } = await shareOf(claim);
      expect(offer).toMatchObject({ placed: false });
      await answer('acceptShareOffer', offer.id);
    }
    expect((await templates(first)).map(({ template }) => template)).toContain('livePurchaseAsked');
    await run(
      family,
      `confirmLivePurchase(claimId: ${second.id}, version: "${LIVE_PURCHASE_VERSION}", ranchChooses: true) { claim { id } }`,
    );
    const due = (days: number) => returnUnboughtClaims({ db, timeZone, now: hours(24 * days) });
    await due(53);
    expect((await shareOf(first)).animal).not.toBeNull();
    for (const _time of [1, 2]) await due(55);
    expect(await shareOf(first)).toMatchObject({ animal: null, linePosition: 1, offer: null });
    expect((await shareOf(second)).animal).not.toBeNull();
    const mails = (await templates(first)).filter(({ template }) => template === 'shareBackInLine');
    expect(mails).toHaveLength(1);
    expect((await writeLetter(db, mails[0] as Mail))?.paragraphs[0]).toContain(
      `your share of animal ${animal.tag}, and`,
    );
  });
});

test('a family in line is asked every 90 days whether it still wants its share, and stays by silence', async () => {
  const first = await waiting();
  const ask = (days: number) => askStillWanted({ db, now: hours(24 * days) });
  for (const days of [89, 91, 92, 180]) await ask(days);
  expect((await templates(first)).map(({ template }) => template)).toEqual(['stillWanted']);
  await ask(182);
  const mails = await templates(first);
  expect(mails).toHaveLength(2);
  expect(await writeLetter(db, mails[0] as Mail)).toMatchObject({ subject: expect.stringContaining('still want it?') });
  expect((await shareOf(first)).linePosition).toBe(1);
});

test('a share that its ranch moves to a dearer animal stays until its family agrees', async () => {
  const [old, dear] = [await planned(), await planned({ price: 95_000 })];
  await open(old.id);
  const share = await waiting();
  await run(rancher, `fillFromLine(animalId: ${old.id}) { placed { id } }`);
  await open(dear.id);
  const move = await run(rancher, `placeClaim(claimId: ${share.id}, animalId: ${dear.id}) { claim { animal { id } } }`);
  expect(move.data.placeClaim.claim.animal).toEqual({ id: String(old.id) });
  const { offer } = await shareOf(share);
  expect(offer).toMatchObject({ placed: false, animal: { id: String(dear.id) } });
  await answer('acceptShareOffer', offer.id);
  expect((await shareOf(share)).animal).toEqual({ id: String(dear.id) });
});
