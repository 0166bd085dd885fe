import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../rules/fields/limits';
import { writeLetter } from '../letters/writeLetter';
import { keep } from '../settlements/testing/herd';
import { codeOf, fieldsOf } from '../testing/graph';
import { CREATE, day, OPEN, READ, REVOKE, testDoors, tokenIn } from './testing/doors';

const { db, make, signedIn, rancherWith, person, ranchWithDoor, processorWith, familyOn, decide } = await testDoors();

beforeEach(() => db('rate_limits').delete());

type Browser = ReturnType<typeof person>;
async function doorsOf(browser: Browser) {
  const { data, errors } = await browser.run(READ);
  expect(errors).toBeUndefined();
  return data.doors;
}
const animalOf = async (browser: Browser) => (await doorsOf(browser))[0].animals[0];
const letterOf = (doorId: string | number) => writeLetter(db, { template: 'processorDoor', doorId: Number(doorId) });

describe('a link for a processor', () => {
  test('is shown once, stored as a hash, and listed with its last use', async () => {
    const { rancher, link, doorId } = await ranchWithDoor();
    expect(link).toMatch(/^http:\/\/herdline\.test\/door#[\w-]{43}$/);
    const row = await db('processorDoors').where({ id: doorId }).first();
    expect(row.tokenHash).toBe(createHash('sha256').update(tokenIn(link)).digest('base64url'));
    expect(JSON.stringify(row)).not.toContain(tokenIn(link));
    const LIST = '{ viewer { ranch { processorDoors { id email lastUsedAt processorName } } } }';
    const listed = async () => (await rancher.run(LIST)).data.viewer.ranch.processorDoors;
    expect(await listed()).toEqual([
      { id: doorId, email: null, lastUsedAt: null, processorName: 'Hill Country Meats' },
    ]);
    await doorsOf(await processorWith(link));
    expect((await listed())[0].lastUsedAt).not.toBeNull();
  });

  test('is made once for a key, with a new link for a lost answer', async () => {
    const { rancher, ranch } = await rancherWith();
    const { id: processorId } = await make.processor(ranch.id);
    const make2 = async () => (await rancher.run(CREATE, { processorId, key: 'k1' })).data.createDoor;
    const [first, second] = [await make2(), await make2()];
    expect(second.door.id).toBe(first.door.id);
    expect(second.rancher.processorDoors).toHaveLength(1);
    expect(codeOf(await person().run(OPEN, { token: tokenIn(first.link) }))).toBe('BAD_USER_INPUT');
    await processorWith(second.link);
  });

  test.each([
    ['a processor of another ranch', 'NOT_FOUND', async () => (await ranchWithDoor()).processor.id],
    ['no id', 'BAD_USER_INPUT', async () => 'x'],
  ])('is not made for %s', async (_, code, processorOf) => {
    const { rancher } = await rancherWith();
    expect(codeOf(await rancher.run(CREATE, { processorId: String(await processorOf()) }))).toBe(code);
  });

  test('is not mailed to what is no email', async () => {
    const { rancher, processor } = await ranchWithDoor();
    const answer = await rancher.run(CREATE, { processorId: processor.id, email: 'plant' });
    expect(fieldsOf(answer)).toEqual({ email: 'Please enter a valid email address' });
  });

  test('is refused to a ranch that is not approved, and past the limit', async () => {
    const { rancher, ranch, processor } = await ranchWithDoor();
    const more = Array.from({ length: LIMITS.processorDoors - 1 }, () => ({
      ...{ rancherId: ranch.id, processorId: processor.id },
    }));
    await db('processorDoors').insert(more);
    expect(codeOf(await rancher.run(CREATE, { processorId: processor.id }))).toBe('CONFLICT');
    await db('ranchers').where({ id: ranch.id }).update({ approval: 'SUSPENDED' });
    expect(codeOf(await rancher.run(CREATE, { processorId: processor.id }))).toBe('FORBIDDEN');
  });

  test('that is wrong or incomplete opens nothing', async () => {
    const { link } = await ranchWithDoor();
    for (const token of ['', 'x', tokenIn(link).slice(1), tokenIn(link).toUpperCase()]) {
      const browser = person();
      expect(fieldsOf(await browser.run(OPEN, { token }))).toEqual({ token: 'Invalid or missing token' });
      expect(await doorsOf(browser)).toEqual([]);
    }
  });
});

describe('through a door, a processor', () => {
  test('reads the animals of this ranch at this processor, and nothing else', async () => {
    const { link, ranch, processor, animal, owner } = await ranchWithDoor();
    const elsewhere = await make.processor(ranch.id, { name: 'Other Meats' });
    for (const given of [
      { processorId: elsewhere.id },
      {},
      ...(['PLANNED', 'CLOSED', 'WITHDRAWN'] as const).map((stage) => ({ processorId: processor.id, stage })),
    ]) {
      await make.animal(ranch.id, { harvestDate: day(30), ...given });
    }
    await ranchWithDoor();
    const [door, ...others] = await doorsOf(await processorWith(link));
    expect(others).toEqual([]);
    expect(door).toMatchObject({
      ranchName: ranch.ranchName,
      ranchPhone: owner.phone,
      processorId: String(processor.id),
    });
    expect(door.animals).toMatchObject([
      { id: String(animal.id), tag: animal.tag, harvestDate: day(30), stage: 'OPEN' },
    ]);
  });

  test('reads who owns a side and how it is cut, but no order', async () => {
    const { link, animal } = await ranchWithDoor();
    const [ann, bob] = [await familyOn(animal, [1]), await familyOn(animal, [2])];
    await decide(animal.id, [ann.claim.id, bob.claim.id], 'Thick fat on');
    await db('cutSheetProposals').insert({
      ...{ animalId: animal.id, sides: [1], claimId: ann.claim.id },
      sheet: { notes: `${ann.word}proposal` },
    });
    await db('claims').where({ id: bob.claim.id }).update({ processorMayCall: true });
    const { cutSheets } = await animalOf(await processorWith(link));
    expect(cutSheets[0]).toMatchObject({ sides: [1], state: 'AGREED', notes: 'Thick fat on', quartersLeft: 0 });
    expect(cutSheets[0].lines.length).toBeGreaterThan(10);
    expect(cutSheets[0].owners).toEqual([
      { quarters: 1, name: `${ann.word}name`, keptByRanch: false, phone: null, address: null },
      { quarters: 1, name: `${bob.word}name`, keptByRanch: false, phone: '(512) 555-0142', address: null },
    ]);
    expect(cutSheets[1]).toMatchObject({ sides: [2], state: 'MISSING', lines: [], owners: [], quartersLeft: 2 });
    const read = JSON.stringify(cutSheets);
    for (const what of ['email', 'street', 'private', 'notes', 'proposal']) expect(read).not.toContain(ann.word + what);
  });

  test('reads addresses and telephones of the owners of custom-exempt beef, as the law asks', async () => {
    const { link, animal, ranch } = await ranchWithDoor({ inspection: 'CUSTOM_EXEMPT' });
    const { word } = await familyOn(animal, [1, 2]);
    await keep(db, animal, [3]);
    const { cutSheets } = await animalOf(await processorWith(link));
    expect(cutSheets[0].owners).toEqual([
      {
        quarters: 2,
        name: `${word}name`,
        keptByRanch: false,
        phone: '(512) 555-0142',
        address: `1 ${word}street, Austin`,
      },
    ]);
    expect(cutSheets[1].owners).toMatchObject([
      { name: ranch.ranchName, keptByRanch: true, phone: null, address: null },
    ]);
  });

  test.each([
    'viewer { id email }',
    'conversations { totalCount }',
    'events { nodes { id } }',
    'ranchers { nodes { id } }',
    'animal(id: "$animal") { id price }',
    'order(id: "$order") { id }',
    'claim(id: "$claim") { id }',
  ])('cannot ask { %s }', async (field) => {
    const { link, animal } = await ranchWithDoor();
    const { order, claim } = await familyOn(animal, [1, 2]);
    const ids: Record<string, number> = { $animal: animal.id, $order: order.id, $claim: claim.id };
    const query = `{ ${field.replace(/\$\w+/, (name) => String(ids[name]))} }`;
    const { data, errors } = await (await processorWith(link)).run(query);
    expect([errors?.[0]?.extensions.code ?? data]).toEqual([
      field.startsWith('viewer') ? { viewer: null } : 'UNAUTHENTICATED',
    ]);
  });

  test('cannot read where a link was mailed', async () => {
    const { link } = await ranchWithDoor();
    const { data, errors } = await (await processorWith(link)).run('{ doors { id email } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(data.doors[0].email).toBeNull();
  });

  test('finds the doors of several ranches in one browser, also while somebody is signed in there', async () => {
    const [one, two] = [await ranchWithDoor(), await ranchWithDoor()];
    const browser = await processorWith(one.link, two.link, one.link);
    const ids = [one.doorId, two.doorId].sort();
    expect((await doorsOf(browser)).map(({ id }: { id: string }) => id).sort()).toEqual(ids);
    const { email, password } = await make.credentialsOf(await make.customer());
    expect((await browser.post('/api/login', { email, password })).status).toBe(200);
    await browser.post('/api/logout', {});
    expect((await doorsOf(browser)).map(({ id }: { id: string }) => id).sort()).toEqual(ids);
    expect((await browser.run('mutation { leaveDoors { left } }')).data.leaveDoors.left).toBe(2);
    expect(await doorsOf(browser)).toEqual([]);
  });

  test('has the newer of two links to the same processor', async () => {
    const { rancher, link, processor } = await ranchWithDoor();
    const { data } = await rancher.run(CREATE, { processorId: processor.id });
    const doors = await doorsOf(await processorWith(link, data.createDoor.link));
    expect(doors).toMatchObject([{ id: data.createDoor.door.id }]);
  });

  test('whose link is forwarded lets others read the same', async () => {
    const { link } = await ranchWithDoor();
    const [one, two] = [await processorWith(link), await processorWith(link)];
    expect(await doorsOf(two)).toEqual(await doorsOf(one));
  });
});

describe('a door closes with the next request', () => {
  const DOOR = 'query ($id: ID!) { door(id: $id) { id animals { id } } }';

  test('when the ranch revokes it', async () => {
    const { rancher, link, doorId } = await ranchWithDoor();
    const browser = await processorWith(link);
    expect((await browser.run(DOOR, { id: doorId })).data.door.animals).toHaveLength(1);
    expect((await rancher.run(REVOKE, { id: doorId })).data.revokeDoor.rancher.processorDoors).toEqual([]);
    expect(await doorsOf(browser)).toEqual([]);
    const { errors } = await browser.run(DOOR, { id: doorId });
    expect(errors?.[0]).toMatchObject({
      message: "This link doesn't work anymore. Ask the ranch for a new one.",
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await browser.get(`/api/doors/${doorId}/cut-sheets.pdf`)).status).toBe(403);
    expect(codeOf(await browser.run(OPEN, { token: tokenIn(link) }))).toBe('BAD_USER_INPUT');
    expect((await rancher.run(REVOKE, { id: doorId })).errors).toBeUndefined();
  });

  test('when its processor is deleted, and an animal leaves it with another processor', async () => {
    const { rancher, link, animal, ranch, processor } = await ranchWithDoor();
    const browser = await processorWith(link);
    const other = await make.processor(ranch.id, { name: 'Other Meats' });
    const MOVE =
      'mutation ($id: ID!, $to: ID!) { updateAnimal(id: $id, input: { processorId: $to }) { animal { id } } }';
    expect((await rancher.run(MOVE, { id: animal.id, to: other.id })).errors).toBeUndefined();
    expect((await doorsOf(browser))[0].animals).toEqual([]);
    const DELETE = 'mutation ($id: ID!) { deleteProcessor(id: $id) { rancher { id } } }';
    expect((await rancher.run(DELETE, { id: processor.id })).errors).toBeUndefined();
    expect(await doorsOf(browser)).toEqual([]);
  });

  test('but not when the ranch is suspended: its animals still have to be cut', async () => {
    const { link, ranch } = await ranchWithDoor();
    await db('ranchers').where({ id: ranch.id }).update({ approval: 'SUSPENDED' });
    expect((await doorsOf(await processorWith(link)))[0].animals).toHaveLength(1);
  });

  test('and another ranch cannot revoke it', async () => {
    const { link, doorId } = await ranchWithDoor();
    const { rancher: stranger } = await rancherWith();
    expect(codeOf(await stranger.run(REVOKE, { id: doorId }))).toBe('NOT_FOUND');
    expect(await doorsOf(await processorWith(link))).toHaveLength(1);
  });
});

describe('a mailed link', () => {
  test('is only in the letter, names the ranch, and is replaced by the next letter', async () => {
    const { rancher, processor, ranch } = await ranchWithDoor();
    const email = `plant-${processor.id}@herdline.test`;
    const { data } = await rancher.run(CREATE, { processorId: processor.id, email });
    const { link, door } = data.createDoor;
    expect([link, door.email]).toEqual([null, email]);
    const first = await letterOf(door.id);
    expect(first).toMatchObject({
      to: { name: '', address: email },
      subject: `Animals and cut sheets from ${ranch.ranchName}`,
    });
    const browser = await processorWith(first!.link.path);
    const SEND = 'mutation ($email: String!) { mailDoorLinks(email: $email) { message } }';
    const queued = async () =>
      (await db.raw("select 1 from graphile_worker._private_jobs where payload ->> 'doorId' = ?", [door.id])).rows
        .length;
    expect(await queued()).toBe(1);
    const known = await person().run(SEND, { email: email.toUpperCase() });
    expect(await queued()).toBe(2);
    expect(await person().run(SEND, { email: 'nobody-here@herdline.test' })).toEqual(known);
    await processorWith((await letterOf(door.id))!.link.path);
    expect(codeOf(await person().run(OPEN, { token: tokenIn(first!.link.path) }))).toBe('BAD_USER_INPUT');
    expect(await doorsOf(browser)).toHaveLength(1);
    await rancher.run(REVOKE, { id: door.id });
    expect(await letterOf(door.id)).toBeUndefined();
  });
});

describe('the print of a day', () => {
  const PRINT = 'mutation ($id: ID!, $day: String!) { markDoorPrinted(id: $id, day: $day) { door { id } } }';

  test('has each animal of the day, and tells what changed since', async () => {
    const { link, doorId, animal, ranch, processor } = await ranchWithDoor();
    await make.animal(ranch.id, { processorId: processor.id, harvestDate: day(31), tag: 'Later' });
    const { word, claim } = await familyOn(animal, [1, 2]);
    const browser = await processorWith(link);
    const { status, headers, body } = await browser.get(`/api/doors/${doorId}/cut-sheets.pdf?day=${day(30)}`);
    expect([status, headers.get('Content-Type'), body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(await animalOf(browser)).toMatchObject({ printedAt: null, changedSincePrinted: false });
    await browser.run(PRINT, { id: doorId, day: day(30) });
    expect(await animalOf(browser)).toMatchObject({ printedAt: expect.any(String), changedSincePrinted: false });
    await decide(animal.id, [claim.id], `${word}notes`);
    expect(await animalOf(browser)).toMatchObject({ changedSincePrinted: true });
    await browser.run(PRINT, { id: doorId, day: day(30) });
    expect(await animalOf(browser)).toMatchObject({ changedSincePrinted: false });
    await db('animals')
      .where({ id: animal.id })
      .update({ harvestDate: day(29) });
    expect(await animalOf(browser)).toMatchObject({ changedSincePrinted: true });
    expect((await doorsOf(browser))[0].animals[1].printedAt).toBeNull();
  });

  test('is not found for a day without animals, another door, or without a link', async () => {
    const [{ link, doorId }, other] = [await ranchWithDoor(), await ranchWithDoor()];
    const browser = await processorWith(link);
    const statusOf = async (by: Browser, path: string) => (await by.get(`/api/doors/${path}`)).status;
    expect(await statusOf(browser, `${doorId}/cut-sheets.pdf?day=${day(3)}`)).toBe(404);
    expect(await statusOf(browser, `${doorId}/cut-sheets.pdf?day=soon`)).toBe(400);
    expect(await statusOf(browser, `${other.doorId}/cut-sheets.pdf`)).toBe(404);
    expect(await statusOf(person(), `${doorId}/cut-sheets.pdf`)).toBe(403);
    expect(await statusOf(await signedIn(await make.customer()), `${doorId}/cut-sheets.pdf`)).toBe(403);
    expect(codeOf(await browser.run(PRINT, { id: other.doorId, day: day(30) }))).toBe('NOT_FOUND');
    expect(fieldsOf(await browser.run(PRINT, { id: doorId, day: '12/1' }))).toEqual({
      day: 'Write the day as YYYY-MM-DD',
    });
    expect(codeOf(await person().run(PRINT, { id: doorId, day: day(30) }))).toBe('FORBIDDEN');
  });
});
