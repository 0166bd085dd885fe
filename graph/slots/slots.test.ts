import { beforeEach, describe, expect, test } from 'vitest';
import { writeLetter } from '../letters/writeLetter';
import { codeOf, fieldsOf, testConfig } from '../testing/graph';
import { tendSlots } from './tendSlots';
import { CLOSE, day, PLANT, PUBLISH, SET_DAYS, SET_UP, testPlants } from './testing/plants';

const { db, make, ranchWithDoor, processorWith, plantOf, linkOf, daysOf, book, askFor, familyOn, mails } =
  await testPlants();

beforeEach(() => db('rate_limits').delete());

type Plant = Awaited<ReturnType<typeof plantOf>>['plant'];
const setDays = (plant: Plant, days: string[], slots: number) => plant.run(SET_DAYS, { days, slots });
const tend = () => tendSlots({ db, timeZone: testConfig.timeZone });
const hasSlot = async ({ id }: { id: number }) => (await db('slotBookings').where({ animalId: id })).length === 1;
const lapse = () =>
  db('slotWaits')
    .whereNotNull('offerEndsAt')
    .update({ offerEndsAt: db.raw("now() - interval '1 second'") });

describe('a plant', () => {
  test('publishes to the ranches that it chooses, by a link that only its mailbox gets', async () => {
    const [one, two] = [await ranchWithDoor(), await ranchWithDoor()];
    const email = `plant-${one.ranch.id}@herdline.test`;
    const browser = await processorWith(one.link, two.link);
    expect((await browser.run(SET_UP, { email })).data.setUpSlots.message).toContain(email);
    expect((await browser.run(SET_UP, { email: email.toUpperCase() })).errors).toBeUndefined();
    expect(await db('plants').where({ email })).toHaveLength(1);
    expect((await browser.run(`{ ${PLANT} }`)).data.plant).toBeNull();
    expect(codeOf(await browser.run(PUBLISH, { id: one.processor.id }))).toBe('NOT_FOUND');
    expect(codeOf(await setDays(browser, [day(5)], 3))).toBe('NOT_FOUND');
    await db('processors')
      .where({ id: one.processor.id })
      .update({ plantId: (await db('plants').where({ email }).first()).id });
    const own = await processorWith(two.link, await linkOf(email));
    const { data } = await own.run(`{ ${PLANT} doors { id } }`);
    expect(data.doors).toHaveLength(2);
    expect(data.plant).toMatchObject({
      email,
      days: [],
      ranches: expect.arrayContaining([
        { processorId: String(one.processor.id), ranchName: one.ranch.ranchName, published: true },
        { processorId: String(two.processor.id), ranchName: two.ranch.ranchName, published: false },
      ]),
    });
    await setDays(own, [day(40), day(41)], 3);
    expect(await daysOf(one)).toEqual([
      { day: day(40), free: 3, asked: false, offerEndsAt: null },
      { day: day(41), free: 3, asked: false, offerEndsAt: null },
    ]);
    expect(await daysOf(two)).toEqual([]);
    await own.run(PUBLISH, { id: two.processor.id });
    expect(await daysOf(two)).toHaveLength(2);
    await own.run(PUBLISH, { id: two.processor.id, published: false });
    expect(await daysOf(two)).toEqual([]);
  });

  test("is not opened by a ranch's link, nor joined by a ranch whose link it doesn't have", async () => {
    const [one, stranger] = [await ranchWithDoor(), await ranchWithDoor()];
    const { plant, email, link } = await plantOf(one);
    // The ranch opens the link that it sent, and asks for slots under the plant's email.
    const ranch = await processorWith(one.link);
    await ranch.run(SET_UP, { email });
    expect((await ranch.run(`{ ${PLANT} }`)).data.plant).toBeNull();
    expect(codeOf(await setDays(ranch, [day(40)], 9))).toBe('NOT_FOUND');
    expect(codeOf(await ranch.run(CLOSE, { from: day(1), to: day(99) }))).toBe('NOT_FOUND');
    expect(codeOf(await plant.run(PUBLISH, { id: stranger.processor.id }))).toBe('NOT_FOUND');
    expect(await daysOf(stranger)).toEqual([]);
    expect(codeOf(await askFor(stranger, day(40)))).toBe('NOT_FOUND');
    expect(codeOf(await book(stranger, day(40)))).toBe('CONFLICT');
    // A newer letter replaces the link.
    await linkOf(email);
    await expect(processorWith(link)).rejects.toThrow('token');
  });

  test('says how many animals it takes, never fewer than are booked', async () => {
    const one = await ranchWithDoor();
    const { plant } = await plantOf(one);
    await setDays(plant, [day(40)], 2);
    expect((await book(one, day(40))).data.moveHarvest.animal).toEqual({ hasSlot: true, harvestDate: day(40) });
    expect(fieldsOf(await setDays(plant, [day(40)], 0)).slots).toContain('1 of the slots');
    const { data } = await setDays(plant, [day(40)], 1);
    expect(data.setKillDays.plant.days).toEqual([
      { day: day(40), slots: 1, offered: 0, bookings: [{ tag: one.animal.tag, ranchName: one.ranch.ranchName }] },
    ]);
    expect(fieldsOf(await setDays(plant, [day(-1)], 1))).toEqual({ 'days[0]': 'Choose a coming day' });
    expect(fieldsOf(await setDays(plant, ['soon'], 1))).toEqual({ 'days[0]': 'Choose a day' });
    expect(fieldsOf(await setDays(plant, [], 201))).toEqual({ days: 'Choose a day', slots: 'At most 200' });
  });
});

describe('a slot', () => {
  test('moves with the harvest, or stays when none is free', async () => {
    const [one, two] = [await ranchWithDoor(), await ranchWithDoor()];
    const { plant } = await plantOf(one, two);
    await setDays(plant, [day(40), day(50)], 1);
    await book(one, day(40));
    expect(codeOf(await book(two, day(40)))).toBe('CONFLICT');
    await book(two, day(50));
    const refused = await book(one, day(50), null);
    expect(refused.errors?.[0]?.message).toContain('has no free slot on');
    expect(await db('animals').where({ id: one.animal.id }).first('harvestDate')).toEqual({ harvestDate: day(40) });
    expect((await book(one, day(50), false)).data.moveHarvest.animal.hasSlot).toBe(false);
    expect((await book(two, day(40), null)).data.moveHarvest.animal.hasSlot).toBe(true);
    expect(await daysOf(one)).toMatchObject([{ free: 0 }, { free: 1 }]);
    const told = await db('events').where({ animalId: one.animal.id }).orderBy('id').pluck('type');
    expect(told.filter((type: string) => type.startsWith('SLOT'))).toEqual(['SLOT_BOOKED', 'SLOT_FREED']);
    // The other way to move a harvest.
    const UPDATE =
      'mutation ($id: ID!, $day: String!) { updateAnimal(id: $id, input: { harvestDate: $day }) { animal { hasSlot } } }';
    const moved = await two.rancher.run(UPDATE, { id: String(two.animal.id), day: day(50) });
    expect(moved.data.updateAnimal.animal.hasSlot).toBe(true);
  });

  test('is freed by withdrawing the animal, and by another processor', async () => {
    const [one, two] = [await ranchWithDoor(), await ranchWithDoor()];
    const { plant } = await plantOf(one, two);
    await setDays(plant, [day(40)], 2);
    await Promise.all([book(one, day(40)), book(two, day(40))]);
    const WITHDRAW = 'mutation ($id: ID!) { moveAnimal(id: $id, stage: WITHDRAWN) { animal { stage } } }';
    expect((await one.rancher.run(WITHDRAW, { id: String(one.animal.id) })).errors).toBeUndefined();
    const other = await make.processor(two.ranch.id);
    const MOVE =
      'mutation ($id: ID!, $to: ID!) { updateAnimal(id: $id, input: { processorId: $to }) { animal { hasSlot } } }';
    const moved = await two.rancher.run(MOVE, { id: String(two.animal.id), to: String(other.id) });
    expect(moved.data.updateAnimal.animal.hasSlot).toBe(false);
    expect(await daysOf(one)).toMatchObject([{ free: 2 }]);
    // No animal goes to the processor anymore, so it can be deleted, and the plant loses this ranch.
    const DELETE = 'mutation ($id: ID!) { deleteProcessor(id: $id) { rancher { id } } }';
    await askFor(two, day(40));
    expect((await two.rancher.run(DELETE, { id: String(two.processor.id) })).errors).toBeUndefined();
    expect((await plant.run(`{ ${PLANT} }`)).data.plant.ranches).toHaveLength(1);
  });

  test('stays with a suspended ranch, which books no more and is offered none', async () => {
    const [one, two] = [await ranchWithDoor(), await ranchWithDoor()];
    const { plant, id } = await plantOf(one, two);
    await setDays(plant, [day(40)], 1);
    await setDays(plant, [day(41)], 2);
    await book(one, day(40));
    const more = await make.animal(two.ranch.id, { processorId: two.processor.id, harvestDate: day(30) });
    await askFor(two, day(40));
    await db('ranchers').where({ id: two.ranch.id }).update({ approval: 'SUSPENDED' });
    expect(codeOf(await book(two, day(41), true, more))).toBe('FORBIDDEN');
    expect(codeOf(await askFor(two, day(41)))).toBe('FORBIDDEN');
    await book(one, day(41), null);
    expect(await db('slotWaits').where({ plantId: id })).toMatchObject([{ offerEndsAt: null }]);
    await db('ranchers').where({ id: one.ranch.id }).update({ approval: 'SUSPENDED' });
    expect((await book(one, day(40), null)).data.moveHarvest.animal.hasSlot).toBe(true);
  });

  test('is booked three times when fifty ranches book three at once, and nobody is told both', {
    timeout: 60_000,
  }, async () => {
    const ranches = await Promise.all(Array.from({ length: 5 }, () => ranchWithDoor()));
    const { plant } = await plantOf(...ranches);
    await setDays(plant, [day(60)], 3);
    const bookings = Array.from({ length: 50 }, async (_, index) => {
      const ranch = ranches[index % 5]!;
      const given = { processorId: ranch.processor.id, harvestDate: day(30) };
      return { ranch, animal: await make.animal(ranch.ranch.id, given) };
    });
    const all = await Promise.all(bookings);
    const answers = await Promise.all(all.map(({ ranch, animal }) => book(ranch, day(60), true, animal)));
    const kept = answers.map((answer) => (answer.errors ? codeOf(answer) : answer.data.moveHarvest.animal.hasSlot));
    expect(kept.filter((answer) => answer === true)).toHaveLength(3);
    expect(kept.filter((answer) => answer === 'CONFLICT')).toHaveLength(47);
    for (const [index, { animal }] of all.entries()) {
      expect(await hasSlot(animal)).toBe(kept[index] === true);
      const { harvestDate } = await db('animals').where({ id: animal.id }).first('harvestDate');
      expect(harvestDate).toBe(kept[index] === true ? day(60) : day(30));
    }
  });
});

describe('a freed slot', () => {
  test('is offered to the ranches that asked, in the order of asking, for 12 hours each', async () => {
    const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(() => ranchWithDoor()));
    const { plant } = await plantOf(one!, two!, three!, four!);
    await setDays(plant, [day(40), day(50)], 1);
    expect(codeOf(await askFor(two!, day(40)))).toBe('CONFLICT');
    expect(fieldsOf(await askFor(two!, day(42)))).toEqual({ day: 'The plant takes no animals that day' });
    await book(one!, day(40));
    await askFor(two!, day(40));
    await askFor(three!, day(40));
    await book(one!, day(50), null);
    const [{ id }] = await db('slotWaits').where({ processorId: two!.processor.id });
    expect(await mails('slotOffered', 'waitId', id)).toHaveLength(1);
    expect(await writeLetter(db, { template: 'slotOffered', waitId: id })).toMatchObject({
      to: { address: two!.owner.email },
      subject: expect.stringContaining('A slot is free at'),
    });
    const [held] = await daysOf(two!);
    expect(held).toMatchObject({ free: 1, asked: true });
    expect(Date.parse(held!.offerEndsAt!) - Date.now()).toBeCloseTo(12 * 3_600_000, -6);
    expect(await daysOf(four!)).toMatchObject([{ free: 0 }, { free: 0 }]);
    expect(codeOf(await book(four!, day(40)))).toBe('CONFLICT');
    // Silence: the next ranch has its turn.
    await lapse();
    await tend();
    expect(await writeLetter(db, { template: 'slotOffered', waitId: id })).toBeUndefined();
    expect(await daysOf(two!)).toMatchObject([{ free: 0, asked: false }, {}]);
    expect((await book(three!, day(40))).data.moveHarvest.animal.hasSlot).toBe(true);
    expect(await db('slotWaits').where({ day: day(40), processorId: three!.processor.id })).toEqual([]);
  });

  test('goes on at once when a ranch no longer wants it, and a larger number is offered, too', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => ranchWithDoor()));
    const { plant } = await plantOf(one!, two!, three!);
    await setDays(plant, [day(40)], 1);
    await book(one!, day(40));
    await askFor(two!, day(40));
    await askFor(three!, day(40));
    const { data } = await setDays(plant, [day(40)], 2);
    expect(data.setKillDays.plant.days).toMatchObject([{ slots: 2, offered: 1 }]);
    expect(fieldsOf(await setDays(plant, [day(40)], 1)).slots).toContain('2 of the slots');
    await askFor(two!, day(40), false);
    expect(await daysOf(two!)).toMatchObject([{ free: 0, asked: false }]);
    expect(await daysOf(three!)).toMatchObject([{ free: 1, asked: true }]);
    // What is freed in another way than by the ranch is found later.
    await askFor(two!, day(40));
    await db('slotWaits').where({ processorId: three!.processor.id }).delete();
    await tend();
    expect(await daysOf(two!)).toMatchObject([{ free: 1, offerEndsAt: expect.any(String) }]);
  });
});

describe('a plant that closes', () => {
  test('takes the dates of all animals in one act, and each ranch and family is told once', async () => {
    const [one, two] = [await ranchWithDoor(), await ranchWithDoor()];
    const { plant } = await plantOf(one, two);
    await setDays(plant, [day(40), day(45), day(60)], 5);
    const second = await make.animal(one.ranch.id, { processorId: one.processor.id, harvestDate: day(30) });
    const family = await familyOn(one.animal, [1, 2]);
    const order = await make.order({ customerId: family.customer.id, rancherId: one.ranch.id });
    await make.claim(order, { animal: second, places: [1, 2], quarters: 2 });
    const later = await make.animal(two.ranch.id, { processorId: two.processor.id, harvestDate: day(30) });
    await book(one, day(40));
    await book(one, day(45), true, second);
    await book(two, day(45));
    await book(two, day(60), true, later);
    expect(fieldsOf(await plant.run(CLOSE, { from: day(39), to: day(38) }))).toEqual({
      to: 'The last day comes after the first',
    });
    const { data } = await plant.run(CLOSE, { from: day(39), to: day(52) });
    expect(data.closeKillDays.animals).toBe(3);
    expect(data.closeKillDays.plant.days).toMatchObject([{ slots: 0 }, { slots: 0 }, { slots: 5 }]);
    expect(await hasSlot(later)).toBe(true);
    for (const { id } of [one.animal, second, two.animal]) {
      const animal = await db('animals').where({ id }).first();
      expect(animal.harvestDate).toBeNull();
      expect(animal.harvestWords).toMatch(/^after \w+ \d/);
    }
    const closed = [
      ...(await mails('plantClosed', 'orderId', order.id)),
      ...(await mails('plantClosed', 'orderId', family.order.id)),
    ];
    expect(closed).toHaveLength(1);
    const letter = await writeLetter(db, closed[0] as never);
    expect(letter?.facts).toEqual([
      ['Ranch', one.ranch.ranchName],
      ['Animal', one.animal.tag],
      ['Animal', second.tag],
    ]);
    const [told] = await mails('slotsClosed', 'rancherId', one.ranch.id);
    expect((await writeLetter(db, told as never))?.paragraphs[0]).toContain(`${one.animal.tag} and ${second.tag}`);
    expect(await mails('slotsClosed', 'rancherId', two.ranch.id)).toHaveLength(1);
    // Nobody is told again by the letters about moved harvests.
    const [claim] = await db('claims').where({ animalId: second.id });
    expect(claim.toldHarvest).toBeNull();
    expect((await plant.run(CLOSE, { from: day(39), to: day(52) })).data.closeKillDays.animals).toBe(0);
    expect(codeOf(await book(one, day(45), true, second))).toBe('CONFLICT');
  });
});

describe('reminders', () => {
  test('reach plant and ranch before the sheets are due and two days before the day, once each', async () => {
    const one = await ranchWithDoor();
    const { plant, id, email } = await plantOf(one);
    await setDays(plant, [day(20)], 3);
    await book(one, day(20));
    const second = await make.animal(one.ranch.id, { processorId: one.processor.id, harvestDate: day(30) });
    await book(one, day(20), true, second);
    const told = async (days: number) => {
      await tendSlots({ db, timeZone: testConfig.timeZone, now: new Date(Date.now() + days * 86_400_000) });
      return (await mails('slotsComing', 'plantId', id)).length;
    };
    // The sheets are due 7 days before, so the first reminder comes 9 days before.
    expect(await told(10)).toBe(0);
    expect(await told(11)).toBe(2);
    expect(await told(15)).toBe(2);
    expect(await told(18)).toBe(4);
    expect(await told(19)).toBe(4);
    const coming = { template: 'slotsComing', plantId: id, day: day(20) } as const;
    expect(await writeLetter(db, { ...coming, rancherId: null })).toMatchObject({
      to: { address: email },
      subject: expect.stringMatching(/: 2 animals coming$/),
      facts: [
        [one.ranch.ranchName, `${one.animal.tag}, no cut sheet open`],
        [one.ranch.ranchName, `${second.tag}, no cut sheet open`],
      ],
    });
    expect(await writeLetter(db, { ...coming, rancherId: one.ranch.id })).toMatchObject({
      to: { address: one.owner.email },
      subject: expect.stringMatching(/: 2 animals to Hill Country Meats$/),
    });
    expect(await writeLetter(db, { ...coming, day: day(21), rancherId: null })).toBeUndefined();
  });

  test('forget waits for past days, and plants that work for nobody', async () => {
    const one = await ranchWithDoor();
    const { plant, id } = await plantOf(one);
    await setDays(plant, [day(1)], 1);
    await db('slotWaits').insert({ plantId: id, day: day(1), processorId: one.processor.id });
    await db('plants').where({ id }).update({ createdAt: '2020-01-01' });
    await tendSlots({ db, timeZone: testConfig.timeZone, now: new Date(Date.now() + 3 * 86_400_000) });
    expect(await db('slotWaits').where({ plantId: id })).toEqual([]);
    expect(await db('plants').where({ id })).toHaveLength(1);
    await plant.run(PUBLISH, { id: one.processor.id, published: false });
    await tend();
    expect(await db('plants').where({ id })).toEqual([]);
    expect((await plant.run(`{ ${PLANT} }`)).data.plant).toBeNull();
    expect(codeOf(await setDays(plant, [day(1)], 1))).toBe('NOT_FOUND');
  });
});
