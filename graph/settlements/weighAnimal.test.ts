import { beforeEach, describe, expect, test } from 'vitest';
import { settle } from '../../rules/settlement/settle';
import { writeLetter } from '../letters/writeLetter';
import { testGraph } from '../testing/graph';
import { OrderRevision } from './OrderRevision';
import { familyWith, harvestedAnimal, keep } from './testing/herd';

const { db, as, make } = await testGraph();

const LINES = 'lines { kind label pounds amount toProcessor }';
const WEIGH = `mutation ($animalId: ID!, $input: WeighAnimalInput!) { weighAnimal(animalId: $animalId, input: $input) {
  animal { stage hangingPounds weighings { hangingPounds sides reason recordedBy packaged { claim { id } pounds } } }
  orders { id } waiting { id } } }`;
const PREVIEW = `query ($animalId: ID!, $input: WeighAnimalInput!) { weighingPreview(animalId: $animalId, input: $input) {
  commission waiting { id } orders { order { id } total goods toProcessor received balanceDue overpaid commission adjustment
    difference { summary amount } ${LINES} } } }`;
const ORDER = `query ($id: ID!) { order(id: $id) { amount goods total balanceDue
  settlement { state total received balanceDue overpaid toProcessor waitsFor howToPay dueSince canRemind
    quote { from to lines { kind pounds { from to } from to } } revision { number } }
  revisions { number total goods difference { summary amount lines { kind change } } reason writtenBy ${LINES} }
  claims { hangingPounds packagedPounds } } }`;

type Person = { id: number } | null;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let animal: Awaited<ReturnType<typeof harvestedAnimal>>;

beforeEach(async () => {
  rancher = await make.rancher({ paymentInstructions: 'Venmo @LoneOak' });
  animal = await harvestedAnimal(make, rancher.ranch.id);
});

const weigh = (input: object, person: Person = rancher) =>
  as(person).run(WEIGH, { animalId: String(animal.id), input });
const preview = (input: object, person: Person = rancher) =>
  as(person).run(PREVIEW, { animalId: String(animal.id), input });
const read = async (person: Person, order: { id: number }) =>
  (await as(person).run(ORDER, { id: String(order.id) })).data.order;
const fields = ({ errors }: Awaited<ReturnType<typeof weigh>>) => errors?.[0]?.extensions.fields;
const code = ({ errors }: Awaited<ReturnType<typeof weigh>>) => errors?.[0]?.extensions.code;

/** Creates families with two quarters and a half. */
async function threeFamilies() {
  return [
    await familyWith(make, animal, [1]),
    await familyWith(make, animal, [2]),
    await familyWith(make, animal, [3, 4]),
  ] as const;
}

describe('weighing an animal', () => {
  test('settles its orders to the cent, as in the example of $596.25', async () => {
    const [quarter, , half] = await threeFamilies();
    const before = await read(quarter.customer, quarter.order);
    expect(before.settlement).toMatchObject({
      state: 'UNWEIGHED',
      total: null,
      balanceDue: null,
      waitsFor: [`animal ${animal.tag}`],
    });
    // 125 to 150 lb at $4.60, and a quarter of $85.
    expect(before.settlement.quote).toMatchObject({ from: 59_625, to: 71_125 });

    const { data } = await weigh({ hangingPounds: 500 });
    expect(data.weighAnimal.animal).toMatchObject({ stage: 'WEIGHED', hangingPounds: 500 });
    expect(data.weighAnimal.orders).toHaveLength(3);

    const after = await read(quarter.customer, quarter.order);
    expect(after).toMatchObject({
      amount: 59_625,
      goods: 50_000,
      total: 59_625,
      balanceDue: 59_625,
      claims: [{ hangingPounds: 125 }],
    });
    expect(after.settlement).toMatchObject({
      state: 'SETTLED',
      waitsFor: [],
      howToPay: 'Venmo @LoneOak',
      quote: { from: 59_625, to: 71_125 },
    });
    expect(after.revisions).toMatchObject([
      {
        number: 1,
        goods: 50_000,
        reason: null,
        writtenBy: 'RANCH',
        difference: { summary: '125 lb instead of about 137.5 lb: -$57.50' },
      },
    ]);
    expect(await read(half.customer, half.order)).toMatchObject({ total: 4_250 + 100_000 + 15_000 });
    expect(await db('orders').where({ id: quarter.order.id }).first()).toMatchObject({ commissionAmount: 5_000 });
  });

  test('can be previewed to the cent, which stores nothing', async () => {
    await threeFamilies();
    const { data } = await preview({ sides: [250.1, 261.3] });
    expect(data.weighingPreview.orders).toHaveLength(3);
    expect(await db('weighings').where({ animalId: animal.id })).toEqual([]);
    await weigh({ sides: [250.1, 261.3] });
    for (const shown of data.weighingPreview.orders) {
      const { revisions } = await read(rancher, shown.order);
      expect(revisions[0]).toMatchObject({ total: shown.total, goods: shown.goods, lines: shown.lines });
    }
    const commission = await db('orders').where({ rancherId: rancher.ranch.id }).sum('commissionAmount as sum').first();
    expect(data.weighingPreview.commission).toBe(Number(commission?.sum));
  });

  test('can be corrected with a reason, which adds a revision', async () => {
    const [quarter] = await threeFamilies();
    await weigh({ hangingPounds: 500 });
    const unexplained = { reason: 'Say why the weight is corrected. Families will see this.' };
    expect(fields(await weigh({ hangingPounds: 512 }))).toEqual(unexplained);
    expect(fields(await preview({ hangingPounds: 512 }))).toEqual(unexplained);
    const { data } = await weigh({ hangingPounds: 512, reason: 'Misread the scale' });
    expect(data.weighAnimal.animal.weighings).toMatchObject([
      { hangingPounds: 500 },
      { hangingPounds: 512, reason: 'Misread the scale' },
    ]);
    const { revisions, total } = await read(quarter.customer, quarter.order);
    expect(total).toBe(2_125 + 51_200 + 7_680);
    expect(revisions[1]).toMatchObject({
      reason: 'Misread the scale',
      difference: {
        summary: '128 lb instead of 125 lb: +$13.80',
        amount: 1_380,
        lines: [
          { kind: 'BEEF', change: 1_200 },
          { kind: 'CUT_AND_WRAP', change: 180 },
        ],
      },
    });
  });

  test('tells each family the total against what it was told', async () => {
    const [quarter] = await threeFamilies();
    await weigh({ hangingPounds: 500 });
    const { rows } = await db.raw(
      "select payload from graphile_worker._private_jobs where payload ->> 'template' = 'orderSettled' and payload ->> 'orderId' = ?",
      [String(quarter.order.id)],
    );
    const letter = await writeLetter(db, rows[0].payload);
    expect(letter?.paragraphs[0]).toMatch(
      /^Weighed 125 lb: \$596\.25\. When you ordered, we said \$[\d,.]+; by the terms of your animal, it was \$596 to \$711\.$/,
    );
  });

  test('mails nobody if it changes nothing', async () => {
    const [quarter] = await threeFamilies();
    await weigh({ hangingPounds: 500 });
    await weigh({ hangingPounds: 500 });
    expect((await read(quarter.customer, quarter.order)).revisions).toHaveLength(1);
    expect(await db('weighings').where({ animalId: animal.id })).toHaveLength(2);
    expect(await db('mails').where({ template: 'orderSettled', orderId: quarter.order.id })).toHaveLength(1);
  });

  test('keeps the processor’s fees of the first weighing', async () => {
    const [quarter] = await threeFamilies();
    await weigh({ hangingPounds: 500 });
    await db('processors').where({ id: animal.processorId }).update({ killFee: 20_000 });
    await weigh({ hangingPounds: 504, reason: 'Misread' });
    const { revisions } = await read(quarter.customer, quarter.order);
    expect(revisions[1].lines[1]).toMatchObject({ kind: 'KILL_FEE', amount: 2_125 });
  });

  test('does not change flat prices or the quarters of the ranch', async () => {
    animal = await harvestedAnimal(make, rancher.ranch.id, {
      animal: { pricing: 'FLAT', price: 45_000, pricePerPound: 0 },
    });
    const { order, customer } = await familyWith(make, animal, [1, 2]);
    await keep(db, animal, [3, 4]);
    expect((await read(customer, order)).settlement).toMatchObject({ state: 'FIXED', total: 180_000 });
    await weigh({ hangingPounds: 500 });
    expect((await read(customer, order)).revisions).toEqual([]);
    expect((await read(customer, order)).claims).toEqual([{ hangingPounds: 250, packagedPounds: null }]);
  });

  test('by the packaged pound waits for the packages of each share', async () => {
    animal = await harvestedAnimal(make, rancher.ranch.id, { animal: { pricing: 'PACKAGED', pricePerPound: 800 } });
    const [one, other] = [await familyWith(make, animal, [1, 2]), await familyWith(make, animal, [3, 4])];
    const first = await weigh({ hangingPounds: 600 });
    expect(first.data.weighAnimal).toMatchObject({
      orders: [],
      waiting: [{ id: String(one.order.id) }, { id: String(other.order.id) }],
    });
    const packaged = [{ claimId: String(one.claim.id), pounds: 180.3 }];
    // Added weights need no reason.
    const { data } = await weigh({ packaged });
    expect(data.weighAnimal).toMatchObject({
      orders: [{ id: String(one.order.id) }],
      waiting: [{ id: String(other.order.id) }],
    });
    expect(await read(one.customer, one.order)).toMatchObject({
      total: 4_250 + 144_240 + 18_000,
      claims: [{ packagedPounds: 180.3 }],
    });
    expect(fields(await weigh({ packaged: [{ claimId: String(one.claim.id), pounds: 181 }] }))).toHaveProperty(
      'reason',
    );
  });

  test('by the packaged pound needs no hanging weight, which adds cutting and wrapping when it comes', async () => {
    animal = await harvestedAnimal(make, rancher.ranch.id, { animal: { pricing: 'PACKAGED', pricePerPound: 800 } });
    const [one, other] = [await familyWith(make, animal, [1]), await familyWith(make, animal, [2])];
    await keep(db, animal, [3, 4]);
    const packaged = [{ claimId: String(one.claim.id), pounds: 90 }];
    expect((await weigh({ packaged })).data.weighAnimal).toEqual({
      animal: {
        ...{ stage: 'WEIGHED', hangingPounds: null },
        weighings: [expect.objectContaining({ hangingPounds: null, sides: [] })],
      },
      orders: [{ id: String(one.order.id) }],
      waiting: [{ id: String(other.order.id) }],
    });
    expect((await read(other.customer, other.order)).settlement.waitsFor).toEqual([
      expect.stringMatching(/^the packaged weight of .*, animal /),
    ]);
    expect(await read(one.customer, one.order)).toMatchObject({
      total: 2_125 + 72_000,
      claims: [{ hangingPounds: null, packagedPounds: 90 }],
    });
    // It raises a total that was settled, so the family reads why.
    expect(fields(await preview({ hangingPounds: 600 }))).toHaveProperty('reason');
    expect(fields(await weigh({ hangingPounds: 600 }))).toHaveProperty('reason');
    expect((await weigh({ hangingPounds: 600, reason: 'The processor billed it' })).errors).toBeUndefined();
    expect(await read(one.customer, one.order)).toMatchObject({
      ...{ total: 2_125 + 72_000 + 9_000, revisions: [{ number: 1 }, { number: 2 }] },
      claims: [{ hangingPounds: 150, packagedPounds: 90 }],
    });
  });

  test('by the hanging weight is not Weighed by its packages', async () => {
    const [quarter] = await threeFamilies();
    const { data } = await weigh({ packaged: [{ claimId: String(quarter.claim.id), pounds: 90 }] });
    expect(data.weighAnimal).toMatchObject({ animal: { stage: 'HARVESTED', hangingPounds: null }, orders: [] });
    expect((await weigh({ hangingPounds: 500 })).data.weighAnimal.animal.stage).toBe('WEIGHED');
  });

  test.each([
    [{}, 'hangingPounds'],
    [{ hangingPounds: 0 }, 'hangingPounds'],
    [{ hangingPounds: 99_999 }, 'hangingPounds'],
    [{ hangingPounds: 500.03 }, 'hangingPounds'],
    [{ sides: [250] }, 'sides'],
    [{}, 'hangingPounds'],
    [{ hangingPounds: 500, packaged: [{ claimId: '999999999', pounds: 10 }] }, 'packaged[0].claimId'],
  ])('with %j is refused at the field, and nothing is stored', async (input, field) => {
    await threeFamilies();
    expect(fields(await weigh(input))).toHaveProperty([field]);
    expect(fields(await preview(input))).toHaveProperty([field]);
    expect(await db('weighings').where({ animalId: animal.id })).toEqual([]);
    expect(await db('animals').where({ id: animal.id }).first()).toMatchObject({
      stage: 'HARVESTED',
      hangingTenths: null,
    });
  });

  test('refuses text for a weight', async () => {
    expect((await weigh({ hangingPounds: '12,5' })).errors).toHaveLength(1);
  });

  test('refuses packages that weigh more than the hanging weight', async () => {
    const [quarter] = await threeFamilies();
    const packaged = [{ claimId: String(quarter.claim.id), pounds: 125.1 }];
    expect(fields(await weigh({ hangingPounds: 500, packaged }))).toEqual({
      'packaged[0].pounds': "The packages can't weigh more than the 125 lb that the share hung at",
    });
  });

  test('names the weight field for earlier packages, and the order for its discounts', async () => {
    const [quarter] = await threeFamilies();
    const packaged = [{ claimId: String(quarter.claim.id), pounds: 100 }];
    await weigh({ sides: [250, 250], packaged });
    expect(fields(await weigh({ sides: [190, 250], reason: 'Misread' }))).toEqual({
      sides: "The packages can't weigh more than the 95 lb that the share hung at",
    });
    const charges = JSON.stringify([{ kind: 'DISCOUNT', amount: 90_000, reason: 'Freezer burn' }]);
    await db('orders').where({ id: quarter.order.id }).update({ charges });
    expect(fields(await weigh({ hangingPounds: 480, reason: 'Misread' }))).toEqual({
      hangingPounds: `The discounts of order #${quarter.order.id} are more than everything else in it`,
    });
  });

  test('is refused until all quarters have owners', async () => {
    await familyWith(make, animal, [1, 2]);
    await familyWith(make, animal, [3]);
    const { errors } = await weigh({ hangingPounds: 500 });
    expect(errors?.[0]?.message).toBe(
      'One quarter has no owner yet. Fill the animal from the line, or keep the rest for your own household.',
    );
  });

  test.each(['OPEN', 'WITHDRAWN'])('is refused while the animal is %s', async (stage) => {
    await threeFamilies();
    await db('animals').where({ id: animal.id }).update({ stage });
    expect(code(await weigh({ hangingPounds: 500 }))).toBe('CONFLICT');
  });

  test('can be corrected after an order was canceled, without settling that order again', async () => {
    const [quarter, other] = await threeFamilies();
    await weigh({ hangingPounds: 500 });
    await as(rancher).run(`mutation { cancelOrder(orderId: "${quarter.order.id}") { id } }`);
    await weigh({ hangingPounds: 520, reason: 'Misread' });
    expect((await read(quarter.customer, quarter.order)).revisions).toHaveLength(1);
    expect((await read(quarter.customer, quarter.order)).settlement).toMatchObject({ balanceDue: 0, overpaid: 0 });
    expect((await read(other.customer, other.order)).revisions).toHaveLength(2);
  });

  test('is allowed to admins, which is logged', async () => {
    await threeFamilies();
    const admin = await make.admin();
    expect((await weigh({ hangingPounds: 500 }, admin)).data.weighAnimal.animal.weighings).toMatchObject([
      { recordedBy: 'PLATFORM' },
    ]);
    expect(await db('auditEntries').where({ actorId: admin.id }).pluck('action')).toContain('ORDER_SETTLED');
  });

  test('twice at the same time runs one after the other, and both are recorded', async () => {
    const [quarter] = await threeFamilies();
    const both = await Promise.all([weigh({ hangingPounds: 500 }), weigh({ hangingPounds: 520 })]);
    expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const weighings = await db('weighings').where({ animalId: animal.id }).orderBy('id');
    expect(weighings).toHaveLength(2);
    const { revisions, settlement } = await read(quarter.customer, quarter.order);
    expect(revisions).toHaveLength(2);
    expect(settlement.revision.number).toBe(2);
    const last = weighings[1].hangingTenths;
    expect(revisions[1].lines[0].pounds).toBe(last / 40);
  });
});

test('every revision can be calculated again from what it stores', async () => {
  await threeFamilies();
  await weigh({ sides: [250.3, 249.9] });
  await weigh({ hangingPounds: 507.7, reason: 'Misread' });
  const revisions = await OrderRevision.query(db).where({ rancherId: rancher.ranch.id });
  expect(revisions).toHaveLength(6);
  for (const { facts, lines, goods, total, toProcessor, commissionAmount } of revisions) {
    expect(settle(facts)).toEqual({ lines, goods, total, toProcessor, commission: commissionAmount });
  }
});

describe('an unusual weight', () => {
  const ask = async (input: object) => {
    const { errors } = await weigh(input);
    return errors?.[0]?.extensions.odd ?? errors;
  };

  test('is asked about once more, and taken when it is confirmed', async () => {
    const [quarter] = await threeFamilies();
    // 500 to 600 lb are expected.
    expect(await ask({ hangingPounds: 63 })).toEqual(['Hanging weight: 63 lb. Usual would be 425-690 lb.']);
    expect(await ask({ sides: [63, 400] })).toEqual([
      'Side 1: 63 lb. Usual would be 212.5-345 lb.',
      'Side 2: 400 lb. Usual would be 212.5-345 lb.',
    ]);
    expect(code(await weigh({ hangingPounds: 690.1 }))).toBe('CONFLICT');
    expect(await db('weighings').where({ animalId: animal.id })).toEqual([]);
    expect(await ask({ hangingPounds: 63, confirmed: true })).toBeUndefined();
    // What stands already isn't asked about again.
    const packages = (pounds: number) => [{ claimId: String(quarter.claim.id), pounds }];
    expect(await ask({ hangingPounds: 63, packaged: packages(5) })).toEqual([
      'Packaged weight: 5 lb. Usual would be 7.1-12.6 lb.',
    ]);
    expect(await ask({ hangingPounds: 63, packaged: packages(10) })).toBeUndefined();
  });

  test('without an expected weight is outside 300 to 1,200 lb', async () => {
    await db('animals')
      .where({ id: animal.id })
      .update({ expectedHangingFromTenths: null, expectedHangingToTenths: null });
    await threeFamilies();
    expect(await ask({ hangingPounds: 299.9 })).toEqual(['Hanging weight: 299.9 lb. Usual would be 300-1,200 lb.']);
    expect(await ask({ hangingPounds: 300 })).toBeUndefined();
  });

  test('of packages without a hanging weight is outside what any animal gives', async () => {
    const [quarter] = await threeFamilies();
    const packages = (pounds: number) => ({ packaged: [{ claimId: String(quarter.claim.id), pounds }] });
    expect(await ask(packages(33))).toEqual(['Packaged weight: 33 lb. Usual would be 33.8-240 lb.']);
    expect(await ask(packages(240.1))).toEqual(['Packaged weight: 240.1 lb. Usual would be 33.8-240 lb.']);
    expect(await ask(packages(34))).toBeUndefined();
  });

  test('nothing given writes nothing', async () => {
    await threeFamilies();
    await weigh({ hangingPounds: 500 });
    const counts = () => Promise.all(['weighings', 'auditEntries', 'orderRevisions'].map((table) => db(table).count()));
    const before = await counts();
    expect((await weigh({})).errors).toBeUndefined();
    expect(await counts()).toEqual(before);
  });
});

test('a token that may change the herd reads what it changed', async () => {
  const quarter = await familyWith(make, animal, [1]);
  for (const places of [[2], [3, 4]]) await keep(db, animal, places);
  const writer = as(rancher, { id: 1, scopes: ['HERD_WRITE'] });
  const { data, errors } =
    await writer.run(`mutation { weighAnimal(animalId: "${animal.id}", input: { hangingPounds: 500 }) {
    animal { stage hangingPounds weighings { hangingPounds } cutSheets { state } places { claim { id received } } } } }`);
  expect(errors).toBeUndefined();
  expect(data.weighAnimal.animal).toMatchObject({ stage: 'WEIGHED', weighings: [{ hangingPounds: 500 }] });
  expect(data.weighAnimal.animal.places[0].claim).toEqual({ id: String(quarter.claim.id), received: 0 });
});

test('the database refuses to change what was weighed, settled and paid', async () => {
  const [{ order, customer }] = await threeFamilies();
  await weigh({ hangingPounds: 500 });
  const paid = {
    orderId: order.id,
    rancherId: animal.rancherId,
    kind: 'BALANCE',
    method: 'CASH',
    amount: 1,
    receivedOn: '2026-01-01',
    recordedBy: 'RANCH',
  };
  await db('orderPayments').insert(paid);
  expect((await read(customer, order)).settlement.received).toBe(1);
  for (const table of ['weighings', 'orderRevisions', 'orderPayments']) {
    const message = /weights, settlements and payments are append-only/;
    await expect(db(table).update({ createdAt: '2020-01-01' })).rejects.toThrow(message);
    await expect(db(table).delete()).rejects.toThrow(message);
    await expect(db(table).truncate()).rejects.toThrow(/append-only|foreign key/);
  }
});
