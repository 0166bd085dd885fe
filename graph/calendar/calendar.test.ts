import { beforeEach, describe, expect, test } from 'vitest';
import { daysFromToday } from '../animals/testing/days';
import { testApp } from '../http/testing/app';
import { writeLetter } from '../letters/writeLetter';
import { planByIndexes } from '../testing/countStatements';
import { testConfig, testGraph } from '../testing/graph';
import { testHttp } from '../testing/http';
import { familyEntries } from './herdEntries';

const { url, db, make } = await testHttp();
const { as } = await testGraph();

const OWN = '{ viewer { calendarUrl } }';
const RENEW = 'mutation { renewCalendarUrl { user { calendarUrl } } }';
const HARVEST = 'mutation ($id: ID!, $day: String!) { moveHarvest(id: $id, harvestDate: $day) { animal { id } } }';
const day = (days: number) => daysFromToday(testConfig, days);
const written = (days: number) => day(days).replaceAll('-', '');

type Person = { id: number };
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let customer: Awaited<ReturnType<typeof make.customer>>;
let animal: Awaited<ReturnType<typeof make.animal>>;

beforeEach(async () => {
  rancher = await make.rancher();
  customer = await make.customer();
  animal = await make.animal(rancher.ranch.id, { harvestDate: day(60) });
});

async function reserve({ customer: by = customer, places = [1, 2] }: { customer?: Person; places?: number[] } = {}) {
  const order = await make.order({ customerId: by.id, rancherId: rancher.ranch.id });
  return { order, claim: await make.claim(order, { animal, places }) };
}
const addressOf = async (person: Person): Promise<string> => (await as(person).run(OWN)).data.viewer.calendarUrl;
const get = (address: string, init?: RequestInit) => fetch(address.replace(testConfig.publicUrl, url), init);

/** The entries of a calendar by their ids, each with its lines by their names. */
async function entriesOf(person: Person): Promise<Map<string, Record<string, string>>> {
  const text = await (await get(await addressOf(person))).text();
  const entries = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  return new Map(
    entries.map((entry) => {
      const lines = Object.fromEntries(
        entry.split('\r\n').map((line) => [line.split(/[;:]/, 1)[0], line.slice(line.indexOf(':') + 1)]),
      );
      return [String(lines.UID).split('@')[0] ?? '', lines];
    }),
  );
}

describe('the calendar of a family', () => {
  test('has the days of its animals as whole days, without a time zone', async () => {
    const { order, claim } = await reserve();
    const entries = await entriesOf(customer);
    expect([...entries.keys()]).toEqual(['cut-sheets', 'harvest', 'ready'].map((what) => `share-${claim.id}-${what}`));
    expect(entries.get(`share-${claim.id}-harvest`)).toMatchObject({
      DTSTART: written(60),
      DTEND: written(61),
      SUMMARY: 'Harvest of your animal: Lone Oak Ranch',
      DESCRIPTION: `Order #${order.id}\\, animal ${animal.tag}`,
      URL: `http://herdline.test/customer-orders?order=${order.id}`,
    });
    expect(entries.get(`share-${claim.id}-ready`)).toMatchObject({ DTSTART: written(81), DTEND: written(87) });
  });

  test('is read by an index on its orders, however many shares there are', async () => {
    const plan = await planByIndexes(({ db: trx }) => familyEntries(trx, { customerId: 1 }));
    expect(plan).toMatch(/Index Cond: \(\(?order_id = orders\.id/);
  });

  test('moves with the harvest: the same entries with a higher number', async () => {
    const { claim } = await reserve();
    await db('animals')
      .where({ id: animal.id })
      .update({ updatedAt: new Date(Date.now() - 60_000) });
    await db('claims')
      .where({ id: claim.id })
      .update({ placedAt: new Date(Date.now() - 60_000) });
    const before = await entriesOf(customer);
    await as(rancher).run(HARVEST, { id: String(animal.id), day: day(67) });
    const after = await entriesOf(customer);
    expect([...after.keys()]).toEqual([...before.keys()]);
    const harvest = `share-${claim.id}-harvest`;
    expect(after.get(harvest)?.DTSTART).toBe(written(67));
    expect(Number(after.get(harvest)?.SEQUENCE)).toBeGreaterThan(Number(before.get(harvest)?.SEQUENCE));
  });

  test('keeps the entries of a share that moves to another animal, with a higher number', async () => {
    const { claim } = await reserve();
    const past = new Date(Date.now() - 60_000);
    const other = await make.animal(rancher.ranch.id, { harvestDate: day(90) });
    await db('animals').where({ rancherId: rancher.ranch.id }).update({ updatedAt: past });
    await db('claims').where({ id: claim.id }).update({ placedAt: past });
    const harvest = `share-${claim.id}-harvest`;
    const before = (await entriesOf(customer)).get(harvest);
    await db('animal_places').where({ claimId: claim.id }).delete();
    const terms = await db('claims').where({ id: claim.id }).first('pricing', 'price', 'pricePerPound');
    await db('claims')
      .where({ id: claim.id })
      .update({ animalId: null, pricing: null, price: null, pricePerPound: null });
    expect((await entriesOf(customer)).get(harvest)?.STATUS).toBe('CANCELLED');
    await db('claims')
      .where({ id: claim.id })
      .update({ animalId: other.id, ...terms });
    const after = (await entriesOf(customer)).get(harvest);
    expect(after?.STATUS).toBeUndefined();
    expect(after?.DTSTART).toBe(written(90));
    expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
  });

  test.each([
    ['of a canceled order', (id: number) => `updateOrderStatus(orderId: ${id}, status: CANCELED, notes: "No") { id }`],
    ['of a withdrawn animal', () => `moveAnimal(id: ${animal.id}, stage: WITHDRAWN) { animal { id } }`],
  ])('cancels the entries of a share %s, with the same ids and a higher number', async (_what, change) => {
    const { order, claim } = await reserve();
    const past = new Date(Date.now() - 60_000);
    await db('animals').where({ id: animal.id }).update({ updatedAt: past });
    await db('claims').where({ id: claim.id }).update({ placedAt: past });
    const before = await entriesOf(customer);
    expect((await as(rancher).run(`mutation { ${change(order.id)} }`)).errors).toBeUndefined();
    const after = await entriesOf(customer);
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(after.get(`share-${claim.id}-harvest`)?.DTSTART).toBe(written(60));
    for (const [id, { STATUS, SEQUENCE }] of after) {
      expect(STATUS).toBe('CANCELLED');
      expect(Number(SEQUENCE)).toBeGreaterThan(Number(before.get(id)?.SEQUENCE));
    }
  });

  test('has no animals of other families, and none without a date', async () => {
    const neighbor = await make.customer();
    const { claim } = await reserve();
    const { claim: another } = await reserve({ customer: neighbor, places: [3, 4] });
    const claimIdsOf = async (person: Person) =>
      new Set([...(await entriesOf(person)).keys()].map((id) => id.split('-')[1]));
    expect(await claimIdsOf(customer)).toEqual(new Set([String(claim.id)]));
    expect(await claimIdsOf(neighbor)).toEqual(new Set([String(another.id)]));
    await db('animals').where({ id: animal.id }).update({ harvestDate: null });
    expect(await entriesOf(customer)).toEqual(new Map());
  });
});

test('the calendar of a ranch has all animals, and no names of families', async () => {
  await reserve();
  const planned = await make.animal(rancher.ranch.id, { harvestDate: day(80), stage: 'PLANNED' });
  await make.animal((await make.rancher()).ranch.id, { harvestDate: day(60) });
  const entries = await entriesOf(rancher);
  const idsOf = ({ id }: { id: number }) => ['cut-sheets', 'harvest', 'ready'].map((what) => `animal-${id}-${what}`);
  expect([...entries.keys()]).toEqual([...idsOf(animal), ...idsOf(planned)]);
  const harvest = entries.get(`animal-${animal.id}-harvest`);
  expect(harvest).toMatchObject({ SUMMARY: `Harvest: animal ${animal.tag}`, DESCRIPTION: '2 of 4 quarters reserved' });
  expect(JSON.stringify([...entries])).not.toContain('Ann');
});

test('the entries of a withdrawn animal are canceled, with the same ids and a higher number', async () => {
  await db('animals')
    .where({ id: animal.id })
    .update({ updatedAt: new Date(Date.now() - 60_000) });
  const before = await entriesOf(rancher);
  expect([...before.values()].map(({ STATUS }) => STATUS)).toEqual([undefined, undefined, undefined]);
  await db('animals').where({ id: animal.id }).update({ stage: 'WITHDRAWN', updatedAt: new Date() });
  const after = await entriesOf(rancher);
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [id, { STATUS, SEQUENCE }] of after) {
    expect(STATUS).toBe('CANCELLED');
    expect(Number(SEQUENCE)).toBeGreaterThan(Number(before.get(id)?.SEQUENCE));
  }
});

describe('the URL of a calendar', () => {
  test('returns a calendar that must not be cached, and supports HEAD and ETags', async () => {
    const address = await addressOf(customer);
    const answer = await get(address);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    const head = await get(address, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const again = await get(address, { headers: { 'If-None-Match': String(answer.headers.get('etag')) } });
    expect(again.status).toBe(304);
  });

  test('can be renewed, after which the old URL is not found', async () => {
    const old = await addressOf(customer);
    const { data } = await as(customer).run(RENEW);
    expect(data.renewCalendarUrl.user.calendarUrl).not.toBe(old);
    expect((await get(old)).status).toBe(404);
    expect((await get(data.renewCalendarUrl.user.calendarUrl)).status).toBe(200);
  });

  test.each([
    ['another proof', (secret: string) => `${secret.slice(0, -4)}AAAA`],
    ['another key', (secret: string) => `AAAA${secret.slice(4)}`],
    ['a part of it', (secret: string) => secret.slice(0, 22)],
    ['an id', () => '1'],
  ])('is not found with %s', async (_what, change) => {
    const secret = /calendar\/(.+)\.ics$/.exec(await addressOf(customer))?.[1] ?? '';
    expect((await get(`${url}/calendar/${change(secret)}.ics`)).status).toBe(404);
  });

  test('admins have none', async () => {
    expect((await as(await make.admin()).run(OWN)).data.viewer.calendarUrl).toBeNull();
  });

  test('is not in the log', async () => {
    const { origin, lines } = await testApp();
    const path = new URL(await addressOf(customer)).pathname;
    for (const spelled of [path, path.replace('/calendar', '/Calendar'), path.replace('.ics', '')]) {
      await fetch(`${origin}${spelled}`);
    }
    await fetch(`${origin}/healthz`);
    expect(lines.join()).toContain('/calendar/*');
    expect(lines.join()).not.toContain(path.slice('/calendar/'.length, -'.ics'.length));
  });
});

test('a letter has the same entries if there is a date, and none otherwise', async () => {
  const { order, claim } = await reserve();
  const letter = await writeLetter(db, { template: 'beefReady', orderId: order.id, animalId: animal.id });
  expect(letter?.calendar?.map(({ id }) => id)).toEqual([...(await entriesOf(customer)).keys()]);
  expect(letter?.calendar?.[1]).toMatchObject({ id: `share-${claim.id}-harvest`, first: day(60), last: day(60) });
  await db('animals').where({ id: animal.id }).update({ harvestDate: null });
  const open = await writeLetter(db, { template: 'beefReady', orderId: order.id, animalId: animal.id });
  expect(open?.calendar).toEqual([]);
});
