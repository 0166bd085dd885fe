import { beforeEach, describe, expect, test } from 'vitest';
import { LIVE_PURCHASE_CHANGED, LIVE_PURCHASE_TEXTS, LIVE_PURCHASE_VERSION } from '../../rules/herd/livePurchase';
import { daysFromToday } from '../animals/testing/days';
import { writeLetter } from '../letters/writeLetter';
import { testConfig, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const PURCHASE = 'livePurchase { text version confirmedAt ranchChooses }';
const CONFIRM = `mutation ($claimId: ID!, $version: String!, $ranchChooses: Boolean!) {
  confirmLivePurchase(claimId: $claimId, version: $version, ranchChooses: $ranchChooses) { claim { ${PURCHASE} } } }`;
const PLACE =
  'mutation ($claimId: ID!, $animalId: ID!, $side: Int) { placeClaim(claimId: $claimId, animalId: $animalId, side: $side) { claim { id } } }';
const HARVEST = 'mutation ($id: ID!) { moveAnimal(id: $id, stage: HARVESTED) { animal { stage } } }';

type Person = { id: number } | null;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let family: Awaited<ReturnType<typeof make.customer>>;
let processorId: number;
let animal: Awaited<ReturnType<typeof make.animal>>;
let claim: Awaited<ReturnType<typeof make.claim>>;

beforeEach(async () => {
  rancher = await make.rancher();
  family = await make.customer();
  processorId = (await make.processor(rancher.ranch.id, { inspection: 'CUSTOM_EXEMPT' })).id;
  animal = await anAnimal();
  claim = await make.claim(await orderOf('Ann'), { animal, places: [1, 2, 3, 4], quarters: 4 });
});

const anAnimal = () =>
  make.animal(rancher.ranch.id, { processorId, harvestDate: daysFromToday(testConfig, 0), stage: 'OPEN' });
const orderOf = (customerName: string) =>
  make.order({ customerId: family.id, rancherId: rancher.ranch.id, customerName });
const confirm = (given: object = {}, person: Person = family) =>
  as(person).run(CONFIRM, { claimId: String(claim.id), version: LIVE_PURCHASE_VERSION, ranchChooses: false, ...given });
const place = (on: { id: number }, side?: number) =>
  as(rancher).run(PLACE, { claimId: String(claim.id), animalId: String(on.id), side });
/** Accepts the animal that the ranch moves the share to. */
async function accept() {
  const [id] = await db('lineOffers').where({ claimId: claim.id, answer: null }).pluck('id');
  return as(family).run(`mutation { acceptShareOffer(offerId: ${id}) { claim { id } } }`);
}
async function move(on: { id: number }) {
  await place(on);
  expect((await accept()).errors).toBeUndefined();
}
const harvest = () => as(rancher).run(HARVEST, { id: String(animal.id) });
const read = async (person: Person = family) =>
  (await as(person).run(`{ claim(id: "${claim.id}") { ${PURCHASE} } }`)).data.claim.livePurchase;
const facts = () => db('livePurchases').where({ claimId: claim.id });
const requiredText = { text: LIVE_PURCHASE_TEXTS[LIVE_PURCHASE_VERSION], version: LIVE_PURCHASE_VERSION };

describe('confirming the purchase of a live animal', () => {
  test('is stored with the text and the choice of the animal, emits an event and is logged', async () => {
    expect(await read()).toEqual({ ...requiredText, confirmedAt: null, ranchChooses: null });
    const confirmed = { ...requiredText, confirmedAt: expect.any(String), ranchChooses: true };
    expect((await confirm({ ranchChooses: true })).data.confirmLivePurchase.claim.livePurchase).toEqual(confirmed);
    for (const person of [family, rancher, await make.admin()]) expect(await read(person)).toEqual(confirmed);
    const { events } = (await as(rancher).run('{ events(last: 1) { nodes { type animalId claimId orderId } } }')).data;
    const [event] = events.nodes;
    const ids = { animalId: String(animal.id), claimId: String(claim.id), orderId: String(claim.orderId) };
    expect(event).toEqual({ type: 'LIVE_PURCHASE_CONFIRMED', ...ids });
    expect(await db('auditEntries').where({ actorId: family.id })).toMatchObject([
      { action: 'LIVE_PURCHASE_CONFIRMED', changes: [{ field: animal.tag, after: LIVE_PURCHASE_VERSION }] },
    ]);
  });

  test('twice, even at the same time, returns the same result and is stored once', async () => {
    const answers = await Promise.all([confirm(), confirm({ ranchChooses: true }), confirm()]);
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
    expect((await confirm()).data).toEqual(answers[0]?.data);
    expect(await facts()).toHaveLength(1);
  });

  test('of an outdated text is refused', async () => {
    const { errors } = await confirm({ version: '2020-01' });
    expect(errors?.[0]).toMatchObject({ message: LIVE_PURCHASE_CHANGED, extensions: { code: 'CONFLICT' } });
    expect(await facts()).toEqual([]);
  });

  test.each<[string, RegExp, () => Promise<unknown>]>([
    [
      'after the harvest',
      /^This animal has been harvested/,
      () => db('animals').where({ id: animal.id }).update({ stage: 'HARVESTED' }),
    ],
    [
      'of inspected beef',
      /inspected, so there's nothing to confirm/,
      () => db('processors').where({ id: processorId }).update({ inspection: 'USDA' }),
    ],
    [
      'in line',
      /^This share is in line/,
      () => as(rancher).run(`mutation { returnClaimToLine(claimId: ${claim.id}) { claim { id } } }`),
    ],
    [
      'that was released',
      /^This share was released/,
      () => as(family).run(`mutation { cancelOrder(orderId: ${claim.orderId}) { id } }`),
    ],
  ])('%s is refused', async (_, message, change) => {
    await change();
    const { errors } = await confirm();
    expect(errors?.[0]?.message).toMatch(message);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('is dropped when the share moves to another animal, and stays when it moves to the other side of its animal', async () => {
    await confirm();
    await place(animal);
    expect((await read()).confirmedAt).not.toBeNull();
    await move(await anAnimal());
    expect(await read()).toEqual({ ...requiredText, confirmedAt: null, ranchChooses: null });
    await move(animal);
    expect((await read()).confirmedAt).toBeNull();
    await confirm();
    expect(await facts()).toHaveLength(2);
  });

  test('at the same time as the share moves applies to the new animal or to none', async () => {
    const other = await anAnimal();
    await place(other);
    await Promise.all([confirm(), accept()]);
    const [fact] = await facts();
    const { animalId, livePurchaseId } = await db('claims').where({ id: claim.id }).first();
    expect(animalId).toBe(other.id);
    expect(livePurchaseId).toBe(fact?.animalId === other.id ? fact.id : null);
  });

  test('can never be changed, and is not needed for quarters that the ranch keeps', async () => {
    await confirm();
    await expect(db('livePurchases').where({ claimId: claim.id }).update({ version: 'x' })).rejects.toThrow(
      'append-only',
    );
    await expect(db('livePurchases').where({ claimId: claim.id }).delete()).rejects.toThrow('append-only');
    await db('claims').where({ id: claim.id }).update({ orderId: null, orderItemId: null });
    expect(await read(rancher)).toBeNull();
  });
});

describe('an order that confirms the purchase', () => {
  const ORDER = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { claims { animal { id } ${PURCHASE} } } }`;
  const order = async (animalIds: number[], version = LIVE_PURCHASE_VERSION) =>
    as(family).run(ORDER, {
      input: {
        ...{ rancherId: String(rancher.ranch.id), customerName: 'Ann', customerEmail: 'ann@herdline.test' },
        ...{ customerZip: '78704', shippingMethod: 'LOCAL_PICKUP', orderType: 'HALF_COW' },
        productDetails: animalIds.map((id) => ({ type: 'HALF_COW', quantity: 1, animalId: String(id) })),
        confirmsPurchase: { version, ranchChooses: true },
      },
    });

  test('needs no other confirmation, and does not confirm what the law asks nobody to', async () => {
    const [live, inspected] = [await anAnimal(), await make.animal(rancher.ranch.id, { stage: 'OPEN' })];
    const { data, errors } = await order([live.id, inspected.id]);
    expect(errors).toBeUndefined();
    expect(data.placeOrder.claims).toMatchObject([
      { livePurchase: { ...requiredText, confirmedAt: expect.any(String), ranchChooses: true } },
      { livePurchase: null },
    ]);
    expect(await db('claims').where({ animalId: live.id, livePurchaseAskedAt: null })).toHaveLength(1);
    expect(await db('auditEntries').where({ actorId: family.id, action: 'LIVE_PURCHASE_CONFIRMED' })).toHaveLength(1);
  });

  test('is refused if the text has changed', async () => {
    const { errors } = await order([(await anAnimal()).id], '2020-01');
    expect(errors?.[0]).toMatchObject({ message: LIVE_PURCHASE_CHANGED, extensions: { code: 'CONFLICT' } });
  });
});

describe('the harvest', () => {
  test('is refused until every family has confirmed, and the error names those who have not', async () => {
    const other = await anAnimal();
    await move(other);
    await make.claim(await orderOf('Bea'), { animal, places: [1, 2], quarters: 2 });
    const kept = await make.claim(await orderOf('Cid'), { animal, places: [3, 4], quarters: 2 });
    const { errors } = await harvest();
    expect(errors?.[0]?.message).toMatch(/^Bea and Cid haven't confirmed/);
    expect(errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', allowed: ['WITHDRAWN'] });
    for (const one of await db('claims').where({ animalId: animal.id })) await confirm({ claimId: String(one.id) });
    expect((await harvest()).data.moveAnimal.animal).toEqual({ stage: 'HARVESTED' });
    expect(await db('claims').where({ id: kept.id }).first()).toMatchObject({ livePurchaseId: expect.any(Number) });
  });

  test('at the same time as the last confirmation succeeds only if all families have confirmed', async () => {
    const [{ errors }] = await Promise.all([harvest(), confirm()]);
    const { stage } = await db('animals').where({ id: animal.id }).first();
    expect(stage).toBe(errors ? 'OPEN' : 'HARVESTED');
    expect(stage === 'HARVESTED' ? await facts() : [1]).toHaveLength(1);
  });
});

describe('the letter that asks for a confirmation', () => {
  const letters = async (): Promise<{ payload: never }[]> =>
    (
      await db.raw(
        `select payload from graphile_worker._private_jobs
         where payload ->> 'orderId' = ? and payload ->> 'template' = 'livePurchaseAsked' order by id`,
        [String(claim.orderId)],
      )
    ).rows;

  test('is sent once for a share of an animal, whatever the ranch changes', async () => {
    const other = await anAnimal();
    await move(other);
    await place(other, 2);
    const edit = (table: string, id: number, input: string) =>
      as(rancher).run(`mutation { update${table}(id: ${id}, input: ${input}) { __typename } }`);
    await edit('Animal', other.id, '{ breed: "Angus" }');
    await edit('Processor', processorId, '{ killFee: 9000 }');
    const [mail, ...more] = await letters();
    expect(more).toEqual([]);
    const letter = mail && (await writeLetter(db, mail.payload));
    expect(letter?.subject).toBe(`Order #${claim.orderId}: please confirm your purchase`);
    expect(letter?.to.address).toBe(family.email);
    expect(letter?.facts).toContainEqual(['Animal', other.tag]);
    await confirm();
    expect(mail && (await writeLetter(db, mail.payload))).toBeUndefined();
  });

  test('is sent when the processor becomes custom-exempt, or when the animal gets such a processor', async () => {
    await db('processors').where({ id: processorId }).update({ inspection: 'USDA' });
    await as(rancher).run(
      `mutation { updateProcessor(id: ${processorId}, input: { inspection: CUSTOM_EXEMPT }) { __typename } }`,
    );
    expect(await letters()).toHaveLength(1);
    const inspected = await make.processor(rancher.ranch.id);
    const other = await make.animal(rancher.ranch.id, { processorId: inspected.id, harvestWords: 'autumn' });
    await place(other);
    expect(await letters()).toHaveLength(1);
    await as(rancher).run(
      `mutation { updateAnimal(id: ${other.id}, input: { processorId: "${processorId}" }) { __typename } }`,
    );
    expect(await letters()).toHaveLength(2);
  });

  test('is sent for a new order, and when a share leaves the line', async () => {
    const item = (more: string) => `productDetails: [{ type: HALF_COW, quantity: 1, ${more} }]`;
    const other = await anAnimal();
    const order = async (more: string) => {
      const { data } = await as(
        family,
      ).run(`mutation { placeOrder(input: { rancherId: ${rancher.ranch.id}, customerName: "Ann",
        customerEmail: "a@herdline.test", customerZip: "78704", orderType: HALF_COW, shippingMethod: LOCAL_PICKUP, ${item(more)} }) { id } }`);
      claim = await db('claims')
        .where({ orderId: Number(data.placeOrder.id) })
        .first();
    };
    await order(`animalId: ${other.id}`);
    expect(await letters()).toHaveLength(1);
    await order('nextAnimal: true');
    expect(await letters()).toHaveLength(0);
    await accept();
    expect(await letters()).toHaveLength(1);
  });
});
