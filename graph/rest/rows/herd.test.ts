import { beforeEach, describe, expect, test } from 'vitest';
import { LIVE_PURCHASE_VERSION } from '../../../rules/herd/livePurchase';
import { daysFromToday } from '../../animals/testing/days';
import { testConfig } from '../../testing/graph';
import { badInput, fromOurPage, testRest } from '../testing/rest';

const { db, make, apiClient, signedIn, rancherWith } = await testRest();
type Person = Awaited<ReturnType<typeof signedIn>>;

let rancher: Person;
let other: Person;
let owner: { id: number };
let rancherId: number;

beforeEach(async () => {
  const { ranch, ...made } = await rancherWith();
  [rancher, owner, rancherId] = [made.rancher, made.owner, ranch.id];
  other = (await rancherWith()).rancher;
});

const notFound = (noun: string) => ({ status: 404, body: { message: `${noun} not found`, code: 'NOT_FOUND' } });
const locker = {
  name: 'Twin Creeks Packing',
  city: 'Austin',
  state: 'Texas',
  zipCode: '78701',
  inspection: 'USDA',
  payer: 'RANCH',
};
const steers = { tags: ['41', '42'], pricing: 'HANGING', pricePerPound: 450 };

/** Makes a family's order of a half, and its share on places of an animal or in the line. */
async function share(...given: Parameters<typeof make.claim> extends [unknown, ...infer Rest] ? Rest : never) {
  const customer = await make.customer();
  const order = await make.order({ customerId: customer.id, rancherId });
  return { order, claim: await make.claim(order, ...given) };
}

describe('processors', () => {
  test('are added, listed, changed and removed', async () => {
    const added = await rancher.post('/api/rancher/processors', { ...locker, killFee: 11_000, cutAndWrapPerPound: 95 });
    const { id } = added.body;
    const stored = { id, ...locker, killFee: 11_000, cutAndWrapPerPound: 95, establishmentNumber: null };
    expect(added).toMatchObject({ status: 201, body: stored });
    const changed = await rancher.put(`/api/rancher/processors/${id}`, { establishmentNumber: 'M1234', killFee: null });
    const { standardCutSheet, standardCutSheetNotes } = added.body;
    const sheet = { standardCutSheet, standardCutSheetNotes };
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...stored, ...sheet, establishmentNumber: 'M1234', killFee: 0 },
    ]);
    const brisket = {
      question: 'BRISKET',
      label: 'Brisket',
      choice: expect.any(String),
      choiceLabel: expect.any(String),
    };
    expect(standardCutSheet).toContainEqual(brisket);
    expect(standardCutSheetNotes).toBeNull();
    const listed = await rancher.get('/api/rancher/processors');
    expect([listed.status, listed.body]).toEqual([200, [changed.body]]);
    const removed = await rancher.send('DELETE', `/api/rancher/processors/${id}`, undefined, fromOurPage);
    expect([removed.status, removed.body]).toEqual([200, { message: 'Processor deleted' }]);
    expect(await db('processors').where({ rancherId })).toEqual([]);
  });

  test.each([
    [{ name: 'T' }, { name: 'Processor name must be at least 2 characters' }],
    [{ inspection: 'county' }, { inspection: 'Please select the kind of inspection' }],
    [{ killFee: -1 }, { killFee: 'Fee cannot be negative' }],
    [{ killFee: 1.5 }, { killFee: 'killFee must be a whole number of cents' }],
  ])('are refused with %j', async (given, fields) => {
    expect(await rancher.post('/api/rancher/processors', { ...locker, ...given })).toMatchObject(badInput(fields));
  });

  test('of another ranch are not found', async () => {
    const { id } = await make.processor(rancherId);
    expect(await other.put(`/api/rancher/processors/${id}`, locker)).toMatchObject(notFound('Processor'));
    const removed = await other.send('DELETE', `/api/rancher/processors/${id}`, undefined, fromOurPage);
    expect(removed).toMatchObject(notFound('Processor'));
  });
});

describe('animals', () => {
  test('are added, listed, read and changed', async () => {
    const { status, body } = await rancher.post('/api/rancher/animals', { ...steers, depositPerQuarter: 10_000 });
    const shown = {
      stage: 'PLANNED',
      pricing: 'hanging',
      pricePerPound: 450,
      depositPerQuarter: 10_000,
      quartersLeft: 4,
    };
    expect([status, body]).toMatchObject([
      201,
      [
        { tag: '41', ...shown },
        { tag: '42', ...shown },
      ],
    ]);
    const [first, second] = body;
    const listed = await rancher.get('/api/rancher/animals?stages=PLANNED,OPEN');
    expect([listed.status, listed.body]).toEqual([200, [first, second]]);
    const changed = await rancher.put(`/api/rancher/animals/${first.id}`, { breed: 'Angus', processorId: null });
    expect(changed).toMatchObject({ status: 200, body: { ...first, breed: 'Angus' } });
    expect(await rancher.get(`/api/animals/${first.id}`)).toMatchObject({ status: 200, body: changed.body });
    expect((await rancher.get('/api/rancher/animals?limit=1')).headers.get('Link')).toContain('rel="next"');
  });

  test.each([
    [{ tags: [] }, { tags: 'Enter at least one tag, such as 41 or 41 to 44' }],
    [{ tags: '41' }, { tags: 'tags must be a list' }],
    [{ pricing: 'barter' }, { pricing: 'Please select a pricing method' }],
    [{ pricePerPound: 0 }, { pricePerPound: 'Price must be greater than 0' }],
    [{ pricePerPound: 4.5 }, { pricePerPound: 'pricePerPound must be a whole number of cents' }],
    [{ harvestDate: '2020-01-01' }, { harvestDate: "The harvest can't be in the past" }],
  ])('are refused with %j', async (given, fields) => {
    expect(await rancher.post('/api/rancher/animals', { ...steers, ...given })).toMatchObject(badInput(fields));
  });

  test('of another ranch are not found, and families see an animal only after it is opened', async () => {
    const planned = await make.animal(rancherId, { stage: 'PLANNED' });
    const open = await make.animal(rancherId);
    expect(await other.put(`/api/rancher/animals/${open.id}`, { breed: 'Angus' })).toMatchObject(notFound('Animal'));
    const family = await signedIn(await make.customer());
    const listed = await family.get(`/api/ranchers/${rancherId}/animals`);
    expect([listed.status, listed.body.map(({ id }: { id: number }) => id)]).toEqual([200, [open.id]]);
    expect(listed.body[0]).toMatchObject({ nextStages: [], sharesLeft: ['whole_cow', 'half_cow', 'quarter_cow'] });
    expect((await family.get(`/api/animals/${planned.id}`)).status).toBe(404);
    expect((await family.get(`/api/animals/${open.id}`)).status).toBe(200);
  });

  test('move along their stages', async () => {
    const { id: processorId } = await make.processor(rancherId);
    const { id } = await make.animal(rancherId, { stage: 'PLANNED', processorId, harvestWords: 'autumn 2030' });
    const move = (body: object, person = rancher) => person.post(`/api/rancher/animals/${id}/stage`, body);
    expect(await move({ stage: 'open' })).toMatchObject({ status: 200, body: { id, stage: 'OPEN' } });
    expect(await move({ stage: 'READY' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', allowed: ['PLANNED', 'WITHDRAWN'] },
    });
    expect(await move({})).toMatchObject(badInput({ stage: 'Please select a stage' }));
    expect(await move({ stage: 'PLANNED' }, other)).toMatchObject(notFound('Animal'));
  });

  test('have a harvest that can be moved to another day', async () => {
    const { id } = await make.animal(rancherId, { harvestDate: daysFromToday(testConfig, 30) });
    const move = (body: object, person = rancher) => person.post(`/api/rancher/animals/${id}/harvest`, body);
    const harvestDate = daysFromToday(testConfig, 40);
    expect(await move({ harvestDate })).toMatchObject({ status: 200, body: { harvestDate } });
    expect(await move({})).toMatchObject(badInput({ harvestDate: 'Enter a day such as 2027-03-04' }));
    expect(await move({ harvestDate: '2020-01-01' })).toMatchObject(
      badInput({ harvestDate: "The harvest can't be in the past" }),
    );
    expect(await move({ harvestDate }, other)).toMatchObject(notFound('Animal'));
  });

  test('can be downloaded as a table', async () => {
    const { id: processorId } = await make.processor(rancherId);
    const harvestDate = daysFromToday(testConfig, 30);
    const steer = { tag: '=41', processorId, harvestDate, ownCutSheetsDue: harvestDate, bornOn: '2029-04-01' };
    const { id } = await make.animal(rancherId, {
      ...steer,
      expectedHangingFromTenths: 6_005,
      expectedHangingToTenths: 6_500,
    });
    const { status, body, headers } = await rancher.get('/api/rancher/animals.csv');
    expect([status, headers.get('Content-Disposition')]).toEqual([200, 'attachment; filename=animals.csv']);
    expect(body.trim().split('\r\n')).toEqual([
      'Animal,Tag,Stage,Breed,Born,Finish,Processor,Inspection,Hanging Pounds From,Hanging Pounds To,Pricing,' +
        'Price of a Quarter,Price per Pound,Deposit per Quarter,Harvest,Cut Sheets Due,Cut Sheets,Ready From,Quarters Left',
      `${id},'=41,OPEN,,2029-04,,Hill Country Meats,USDA,600.5,650,flat,900.00,,0.00,${harvestDate},${harvestDate},` +
        `"1: MISSING, 2: MISSING",${daysFromToday(testConfig, 51)},4`,
    ]);
  });
});

describe('shares', () => {
  test('wait in a line, are put on an animal, and are returned to the line', async () => {
    const animal = await make.animal(rancherId);
    const { order, claim } = await share();
    const line = await rancher.get('/api/rancher/line');
    expect([line.status, line.body]).toMatchObject([
      200,
      [{ id: claim.id, quarters: 2, animal: null, linePosition: 1, order: { id: order.id } }],
    ]);
    const at = (verb: string, body?: object, person = rancher) =>
      person.send('POST', `/api/rancher/claims/${claim.id}/${verb}`, body, fromOurPage);
    expect(await at('place', { animalId: animal.id, side: 2 })).toMatchObject({
      status: 200,
      body: { animal: { id: animal.id }, places: [{ number: 3 }, { number: 4 }], price: 180_000 },
    });
    expect(await at('place', { animalId: animal.id, side: 3 })).toMatchObject(badInput({ side: 'A side is 1 or 2' }));
    expect(await at('place', {})).toMatchObject(badInput({ animalId: 'Please select an animal' }));
    for (const verb of ['return', 'deposit', 'release'])
      expect(await at(verb, undefined, other)).toMatchObject(notFound('Share'));
    expect(await at('place', { animalId: animal.id }, other)).toMatchObject(notFound('Share'));
    expect((await at('release')).status).toBe(409);
    expect(await at('return')).toMatchObject({ status: 200, body: { animal: null, places: [], linePosition: 1 } });
    const filled = await rancher.send('POST', `/api/rancher/animals/${animal.id}/fill`, undefined, fromOurPage);
    expect(filled).toMatchObject({
      status: 200,
      body: { animal: { id: animal.id, quartersLeft: 2 }, placed: [{ id: claim.id }], refused: [] },
    });
  });

  test('are kept and given back by the ranch', async () => {
    const { id } = await make.animal(rancherId);
    const keep = (body: object, person = rancher) => person.post(`/api/rancher/animals/${id}/keep`, body);
    const kept = await keep({ quarters: 1 });
    expect(kept).toMatchObject({ status: 201, body: { quarters: 1, keptByRanch: true, animal: { id } } });
    const wrong = 'Keep a quarter (1), a half (2) or the whole animal (4)';
    expect(await keep({ quarters: 3 })).toMatchObject(badInput({ quarters: wrong }));
    expect(await keep({})).toMatchObject(badInput({ quarters: wrong }));
    expect(await keep({ quarters: 4 })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await keep({ quarters: 1 }, other)).toMatchObject(notFound('Animal'));
    const released = await rancher.send('POST', `/api/rancher/claims/${kept.body.id}/release`, undefined, fromOurPage);
    expect(released).toMatchObject({ status: 200, body: { animal: null, releasedAt: expect.any(String) } });
  });

  test('have deposits that are requested and received', async () => {
    const animal = await make.animal(rancherId);
    const { claim } = await share({ animal, places: [1, 2], deposit: 20_000 });
    const ask = (body: object, person = rancher) => person.post(`/api/rancher/animals/${animal.id}/deposits`, body);
    const dueOn = daysFromToday(testConfig, 9);
    expect(await ask({ dueOn })).toMatchObject({
      status: 200,
      body: [{ id: claim.id, deposit: 20_000, depositDue: dueOn }],
    });
    expect(await ask({ dueOn: '2020-01-01' })).toMatchObject(badInput({ dueOn: "The day can't be in the past" }));
    expect(await ask({})).toMatchObject(badInput({ dueOn: 'Enter a day such as 2027-03-04' }));
    expect(await ask({ dueOn }, other)).toMatchObject(notFound('Animal'));
    const received = await rancher.send('POST', `/api/rancher/claims/${claim.id}/deposit`, undefined, fromOurPage);
    expect(received).toMatchObject({ status: 200, body: { depositReceivedAt: expect.any(String) } });
  });
});

test('a family confirms the purchase of a live animal', async () => {
  const user = await make.customer();
  const customer = await signedIn(user);
  const { id: processorId } = await make.processor(rancherId, { inspection: 'CUSTOM_EXEMPT' });
  const animal = await make.animal(rancherId, { processorId });
  const order = await make.order({ customerId: user.id, rancherId });
  const { id } = await make.claim(order, { animal, places: [1, 2] });
  const confirm = (body: object, person = customer) => person.post(`/api/claims/${id}/live-purchase`, body);
  expect(await confirm({ version: 'x' })).toMatchObject(
    badInput({ ranchChooses: 'Say whether the ranch may choose the animal' }),
  );
  expect(await confirm({ version: 'x', ranchChooses: true })).toMatchObject({ status: 409 });
  const version = LIVE_PURCHASE_VERSION;
  expect(await confirm({ version, ranchChooses: true })).toMatchObject({
    status: 200,
    body: {
      id,
      order: { id: order.id },
      livePurchase: { version, confirmedAt: expect.any(String), ranchChooses: true },
    },
  });
  expect((await confirm({ version, ranchChooses: true }, rancher)).status).toBe(403);
});

test('the family, the ranch and admins can read a bill of sale after the family has bought the live animal', async () => {
  const user = await make.customer();
  const { id: processorId } = await make.processor(rancherId, { inspection: 'CUSTOM_EXEMPT' });
  const animal = await make.animal(rancherId, { processorId });
  const claim = await make.claim(await make.order({ customerId: user.id, rancherId }), { animal, places: [1, 2] });
  const address = `/api/claims/${claim.id}/bill-of-sale.pdf`;
  const customer = await signedIn(user);
  expect(await customer.get(address)).toMatchObject(notFound('Bill of sale'));
  await make.livePurchase(claim);
  for (const person of [customer, rancher, await signedIn(await make.admin())]) {
    const { status, headers, body } = await person.get(address);
    expect([status, headers.get('Content-Type'), body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  }
  for (const stranger of [other, await signedIn(await make.customer())]) {
    expect((await stranger.get(address)).status).toBe(404);
  }
  // The export is logged for the caller's own ranch, because the id in the path is not a ranch's.
  const logged = await db('auditEntries').where({ actorId: owner.id, action: 'EXPORTED' });
  expect(logged).toMatchObject([{ recordType: 'RANCHER', recordId: rancherId }]);
});

describe('tokens', () => {
  test('read with HERD_READ, see orders with ORDERS_READ, and change with HERD_WRITE', async () => {
    const { order, claim } = await share();
    const { id } = await make.animal(rancherId);
    const reader = apiClient(await make.apiToken(owner, { scopes: ['HERD_READ'] }));
    const line = await reader.get('/api/rancher/line');
    expect([line.status, line.body[0].id, line.body[0].order]).toEqual([200, claim.id, undefined]);
    const both = apiClient(await make.apiToken(owner, { scopes: ['HERD_READ', 'ORDERS_READ'] }));
    expect((await both.get('/api/rancher/line')).body[0].order).toEqual({ id: order.id });
    expect((await reader.get('/api/rancher/animals')).body).toHaveLength(1);
    expect((await reader.post(`/api/rancher/animals/${id}/keep`, { quarters: 1 })).status).toBe(403);
    const writer = apiClient(await make.apiToken(owner, { scopes: ['HERD_WRITE'] }));
    expect((await writer.post(`/api/rancher/animals/${id}/keep`, { quarters: 1 })).status).toBe(201);
    expect((await writer.get('/api/rancher/processors')).status).toBe(403);
  });
});
