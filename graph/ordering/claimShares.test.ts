import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answer, codeOf, errorOf, fieldsOf, refusalOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const PLACE = `mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) {
  id amount claims { id quarters places { number side } linePosition pricing price deposit keptByRanch animal { id tag quartersLeft } }
} }`;

type Animal = Awaited<ReturnType<typeof make.animal>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let animal: Animal;

const SHARES = { offerQuarterCow: true, quarterCowPrice: 95_000, offerWholeCow: true, wholeCowPrice: 350_000 };

beforeEach(async () => {
  await db('rate_limits').delete();
  rancher = await make.rancher(SHARES);
  animal = await make.animal(rancher.ranch.id, { tag: '41', depositPerQuarter: 10_000 });
});

type Item = {
  id?: string;
  name?: string;
  type: string;
  quantity: number;
  animalId?: string;
  nextAnimal?: boolean;
  price?: number;
};
const share = (type: string, given: Partial<Item> = {}): Item => ({
  type,
  quantity: 1,
  animalId: String(animal.id),
  ...given,
});
const next = (type: string, given: Partial<Item> = {}): Item => ({ type, quantity: 1, nextAnimal: true, ...given });

async function place(items: Item[], given: { person?: { id: number }; key?: string } & Record<string, unknown> = {}) {
  const { person, key, ...more } = given;
  const input = {
    rancherId: String(rancher.ranch.id),
    customerName: 'Ann Miller',
    customerEmail: 'ann@herdline.test',
    customerZip: '78704',
    shippingMethod: 'LOCAL_PICKUP',
    orderType: items[0]?.type,
    productDetails: items,
    ...more,
  };
  return as(person ?? (await make.customer())).run(PLACE, { input, key });
}

const claimsOf = ({ data, errors }: Answer) => {
  expect(errors).toBeUndefined();
  return data.placeOrder.claims;
};
const placesIn = (answer: Answer) =>
  claimsOf(answer).map(({ places }: { places: { number: number }[] }) => places.map(({ number }) => number));
const taken = async () => (await db('animals').where({ id: animal.id }).first()).taken;

describe('an order of a share', () => {
  test('takes places of its animal, with the terms of the animal', async () => {
    const answer = await place([share('HALF_COW')]);
    expect(claimsOf(answer)).toEqual([
      {
        id: expect.any(String),
        quarters: 2,
        places: [
          { number: 1, side: 1 },
          { number: 2, side: 1 },
        ],
        linePosition: null,
        pricing: 'FLAT',
        price: 180_000,
        deposit: 20_000,
        keptByRanch: false,
        animal: { id: String(animal.id), tag: '41', quartersLeft: 2 },
      },
    ]);
    expect(answer.data.placeOrder.amount).toBe(180_000);
    expect(await taken()).toEqual([1, 2]);
  });

  test('of a half and two quarters takes the whole animal, by line and quantity', async () => {
    const answer = await place([share('QUARTER_COW', { quantity: 2 }), share('HALF_COW')]);
    expect(placesIn(answer)).toEqual([[1], [2], [3, 4]]);
  });

  test('of an animal that is priced by the pound costs the middle of its range', async () => {
    await db('animals').where({ id: animal.id }).update({ pricing: 'HANGING', price: 0, pricePerPound: 450 });
    const answer = await place([share('QUARTER_COW', { price: 68_600 })]);
    expect(claimsOf(answer)).toMatchObject([{ pricing: 'HANGING', price: 0 }]);
  });

  test('of the next animal waits in line behind earlier orders', async () => {
    await place([share('WHOLE_COW')]);
    await place([next('WHOLE_COW')]);
    const answer = await place([next('QUARTER_COW', { quantity: 2 })]);
    expect(claimsOf(answer)).toMatchObject([
      { linePosition: 2, animal: null, places: [], pricing: null },
      { linePosition: 3, animal: null },
    ]);
  });

  test('that may wait gets in line if its animal is full', async () => {
    await place([share('WHOLE_COW')]);
    const answer = await place([share('HALF_COW', { nextAnimal: true })]);
    expect(claimsOf(answer)).toMatchObject([{ linePosition: 1, animal: null }]);
  });

  test('frees its places when it is canceled', async () => {
    const customer = await make.customer();
    const { data } = await place([share('HALF_COW'), next('QUARTER_COW')], { person: customer });
    const { id } = data.placeOrder;
    const cancel = `mutation { cancelOrder(orderId: ${id}) { claims { animal { id } linePosition releasedAt places { number } } } }`;
    const { data: canceled } = await as(customer).run(cancel);
    const released = { animal: null, linePosition: null, releasedAt: expect.any(String), places: [] };
    expect(canceled.cancelOrder.claims).toEqual([released, released]);
    expect(await taken()).toEqual([]);
    const { data: line } = await as(rancher).run(`{ rancher(id: ${rancher.ranch.id}) { sharesWaiting } }`);
    expect(line.rancher.sharesWaiting).toBe(0);
  });
});

const SETTLED = `query ($id: ID!) { order(id: $id) { settlement { total quote { from to } } claims { animal { tag } } } }`;

describe('what a family was told', () => {
  const FEES = { killFee: 8_000, cutAndWrapPerPound: 100, payer: 'RANCH' } as const;
  const WEIGHT = { expectedHangingFromTenths: 6_000, expectedHangingToTenths: 7_000, price: 0 };
  const read = async (id: string) => (await as(rancher).run(SETTLED, { id })).data.order;

  test('settles its share, though the processor charges more by then', async () => {
    const { id: processorId } = await make.processor(rancher.ranch.id, FEES);
    await db('animals')
      .where({ id: animal.id })
      .update({ ...WEIGHT, pricing: 'HANGING', pricePerPound: 400, processorId });
    const { id } = (await place([share('WHOLE_COW')])).data.placeOrder;
    const quote = { from: 308_000, to: 358_000 };
    expect((await read(id)).settlement.quote).toEqual(quote);
    await db('processors').where({ id: processorId }).update({ killFee: 20_000, cutAndWrapPerPound: 150 });
    expect((await read(id)).settlement.quote).toEqual(quote);
    await db('animals').where({ id: animal.id }).update({ stage: 'HARVESTED' });
    const weigh = 'mutation ($id: ID!) { weighAnimal(animalId: $id, input: { hangingPounds: 650 }) { orders { id } } }';
    expect((await as(rancher).run(weigh, { id: String(animal.id) })).errors).toBeUndefined();
    expect((await read(id)).settlement.total).toBe(333_000);
  });

  test("keeps the yield of its quote, and a move to another animal brings that animal's terms", async () => {
    const own = { ownYieldFrom: 60, ownYieldTo: 70 };
    const packaged = { ...WEIGHT, pricing: 'PACKAGED', pricePerPound: 800, depositPerQuarter: 0 } as const;
    const { id: processorId } = await make.processor(rancher.ranch.id, { ...FEES, killFee: 0, cutAndWrapPerPound: 0 });
    await db('animals')
      .where({ id: animal.id })
      .update({ ...packaged, ...own, processorId });
    const { id } = (await place([share('WHOLE_COW')])).data.placeOrder;
    await db('animals').where({ id: animal.id }).update({ ownYieldFrom: 50, ownYieldTo: 55 });
    expect((await read(id)).settlement.quote).toEqual({ from: 288_000, to: 392_000 });
    const lean = await make.animal(rancher.ranch.id, {
      ...packaged,
      tag: '42',
      processorId,
      ownYieldFrom: 50,
      ownYieldTo: 55,
    });
    const [claim] = await db('claims').where({ rancherId: rancher.ranch.id });
    const move =
      'mutation ($claim: ID!, $animal: ID!) { placeClaim(claimId: $claim, animalId: $animal) { claim { id } } }';
    await as(rancher).run(move, { claim: String(claim.id), animal: String(lean.id) });
    expect(await read(id)).toMatchObject({
      claims: [{ animal: { tag: '42' } }],
      settlement: { quote: { from: 240_000, to: 308_000 } },
    });
  });
});

describe('refusals', () => {
  test('a share that was just taken, with what is left and the place in line', async () => {
    const dear = await make.animal(rancher.ranch.id, { tag: '43', price: 120_000 });
    await place([share('HALF_COW')]);
    await place([share('QUARTER_COW')]);
    // This family is asked about the dear animal, so its places aren't left to others.
    expect(claimsOf(await place([next('WHOLE_COW')]))).toMatchObject([{ linePosition: 1, animal: null }]);
    expect((await db('animals').where({ id: dear.id }).first()).taken).toEqual([1, 2, 3, 4]);
    const other = await make.animal(rancher.ranch.id, { tag: '42', harvestDate: '2027-03-04' });
    expect(errorOf(await place([share('HALF_COW')]))).toMatchObject({
      message:
        "Someone just took it: One quarter left of this animal. Choose what's left, or wait as number 2 in line.",
      extensions: {
        code: 'CONFLICT',
        taken: [{ index: 0, animalId: String(animal.id) }],
        left: [
          { animalId: String(other.id), tag: '42', shares: ['WHOLE_COW', 'HALF_COW', 'QUARTER_COW'] },
          { animalId: String(animal.id), tag: '41', shares: ['QUARTER_COW'] },
        ],
        linePosition: 2,
      },
    });
    expect(await taken()).toEqual([1, 2, 3]);
  });

  test('one line that does not fit refuses the whole order', async () => {
    await place([share('HALF_COW')]);
    const before = (await db('orders').where({ rancherId: rancher.ranch.id })).length;
    const { errors } = await place([share('QUARTER_COW'), share('HALF_COW')]);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', taken: [{ index: 1 }] });
    expect(await db('orders').where({ rancherId: rancher.ranch.id })).toHaveLength(before);
    expect(await taken()).toEqual([1, 2]);
  });

  test.each([
    ['productDetails[0].quantity', () => [share('HALF_COW', { quantity: 3 })], 'An animal has only four quarters'],
    ['productDetails[0].quantity', () => [next('HALF_COW', { quantity: 21 })], 'At most 20 shares can wait in line'],
    ['productDetails[0].animalId', () => [share('HALF_COW', { animalId: 'x' })], 'Unknown animal'],
    [
      'productDetails[0].animalId',
      () => [share('HALF_COW', { animalId: '999999999' })],
      'Lone Oak Ranch has no such animal',
    ],
    ['productDetails[0].animalId', () => [share('BEEF_BOX')], 'Only a share can be of an animal'],
    ['productDetails[0].nextAnimal', () => [next('OTHER')], 'Only a share can be of an animal'],
  ])('a bad %s', async (field, items, message) => {
    expect(refusalOf(await place(items()))).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
  });

  test('the animal of another ranch, and one that is only planned', async () => {
    const foreign = await make.animal((await make.rancher()).ranch.id);
    const planned = await make.animal(rancher.ranch.id, { stage: 'PLANNED' });
    for (const { id } of [foreign, planned]) {
      expect(fieldsOf(await place([share('HALF_COW', { animalId: String(id) })]))).toEqual({
        'productDetails[0].animalId': 'Lone Oak Ranch has no such animal',
      });
    }
  });

  test.each(['HARVESTED', 'WITHDRAWN', 'CLOSED'] as const)('an animal that is %s', async (stage) => {
    await db('animals').where({ id: animal.id }).update({ stage });
    expect(refusalOf(await place([share('HALF_COW')]))).toMatchObject({ code: 'CONFLICT', left: [] });
  });

  test('an outdated price', async () => {
    expect(refusalOf(await place([share('HALF_COW', { price: 170_000 })]))).toMatchObject({
      code: 'PRICE_CHANGED',
      prices: [{ price: 180_000, sent: 170_000 }],
    });
    expect(await taken()).toEqual([]);
  });

  test('an unlawful sale, with the rule, which is logged', async () => {
    await db('ranchers').where({ id: rancher.ranch.id }).update({ offerShipping: true, shippingNationwide: true });
    const { id: processorId } = await make.processor(rancher.ranch.id, { inspection: 'CUSTOM_EXEMPT' });
    await db('animals').where({ id: animal.id }).update({ processorId });
    const customer = await make.customer();
    const { errors } = await place([share('HALF_COW')], { person: customer, shippingMethod: 'SHIPPING' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'productDetails[0].animalId': expect.stringContaining("can't be shipped") },
      rule: { law: expect.stringContaining('21 USC 623') },
    });
    expect(await taken()).toEqual([]);
    expect(await db('audit_entries').where({ actorId: customer.id })).toMatchObject([
      { action: 'PATH_REFUSED', recordId: rancher.ranch.id, changes: [{ field: '41' }] },
    ]);
    expect(placesIn(await place([share('HALF_COW')]))).toEqual([[1, 2]]);
  });

  test('a product that may not be shipped there by law, which is logged too', async () => {
    await db('ranchers').where({ id: rancher.ranch.id }).update({ offerShipping: true, shippingNationwide: true });
    const product = await make.product(rancher.ranch.id, { kind: 'BEEF_BOX', name: 'Family Box', inspection: 'STATE' });
    const box = { id: String(product.id), type: 'BEEF_BOX', name: 'Family Box', quantity: 1 };
    const customer = await make.customer();
    const far = { person: customer, shippingMethod: 'SHIPPING' };
    const send = (given: object) => place([box], { ...far, ...given });
    const { errors } = await send({ customerZip: '73102' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'productDetails[0].id': expect.stringContaining("inspected by the processor's state") },
      rule: { law: '21 USC 661(a)(1)' },
    });
    expect(await db('audit_entries').where({ actorId: customer.id })).toMatchObject([
      { action: 'PATH_REFUSED', recordId: rancher.ranch.id, changes: [{ field: 'Family Box' }] },
    ]);
    for (const lawful of [{ customerZip: '77002' }, { customerZip: '73102', shippingMethod: 'LOCAL_PICKUP' }]) {
      expect((await send(lawful)).errors).toBeUndefined();
    }
    for (const inspection of ['USDA', null]) {
      await db('products').where({ id: product.id }).update({ inspection });
      expect((await send({ customerZip: '73102' })).errors).toBeUndefined();
    }
  });

  test('state-inspected beef that leaves the state', async () => {
    await db('ranchers').where({ id: rancher.ranch.id }).update({ offerShipping: true, shippingNationwide: true });
    const { id: processorId } = await make.processor(rancher.ranch.id, { inspection: 'STATE' });
    await db('animals').where({ id: animal.id }).update({ processorId });
    const shipTo = (customerZip: string) => place([share('QUARTER_COW')], { shippingMethod: 'SHIPPING', customerZip });
    // Another state, the District of Columbia, two territories, a military address and an unknown ZIP code.
    const elsewhere = ['10001', '20001', '00901', '96910', '09012', '00000'];
    for (const zip of elsewhere) expect(codeOf(await shipTo(zip))).toBe('BAD_USER_INPUT');
    expect((await shipTo('78704')).errors).toBeUndefined();
    expect((await place([share('QUARTER_COW')], { customerZip: '00000' })).errors).toBeUndefined();
    await db('processors').where({ id: processorId }).update({ inspection: 'USDA' });
    expect((await shipTo('00000')).errors).toBeUndefined();
  });
});

describe('concurrent orders', () => {
  test('60 families order from three animals: twelve get places, and all others get their place in line', async () => {
    await db('animals').where({ id: animal.id }).update({ depositPerQuarter: 0 });
    const animals = [animal, await make.animal(rancher.ranch.id), await make.animal(rancher.ranch.id)];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        place([share('QUARTER_COW', { animalId: String(animals[n % 3]?.id), nextAnimal: true })]),
      ),
    );
    const claims = answers.flatMap(claimsOf);
    const held = claims.filter(({ places }) => places.length > 0);
    const spots = held.map((claim) => `${claim.animal.id} ${claim.places[0].number}`);
    expect(held).toHaveLength(12);
    expect(new Set(spots).size).toBe(12);
    const { rows } = await db.raw(
      `select line_at, id from claims where rancher_id = ? and animal_id is null order by line_at, id`,
      [rancher.ranch.id],
    );
    expect(rows).toHaveLength(48);
    // Nobody got ahead of a claim that was already in line.
    expect(rows.map(({ id }: { id: number }) => id)).toEqual(
      rows.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b),
    );
    const positions = claims.filter(({ places }) => places.length === 0).map(({ linePosition }) => linePosition);
    expect(positions.every((position) => position >= 1 && position <= 48)).toBe(true);
  }, 60_000);

  test('families who do not want to wait are refused when the animal is full, and have no order', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => place([share('QUARTER_COW')])));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(4);
    const codes = answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []);
    expect(codes).toEqual(Array.from({ length: 8 }, () => 'CONFLICT'));
    expect(await db('orders').where({ rancherId: rancher.ranch.id })).toHaveLength(4);
  });

  test('the same order sent five times with one key takes its places once', async () => {
    const [person, key] = [await make.customer(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => place([share('WHOLE_COW')], { person, key })));
    expect(new Set(answers.map(({ data }) => data.placeOrder.id)).size).toBe(1);
    expect(await db('claims').where({ rancherId: rancher.ranch.id })).toHaveLength(1);
  });
});
