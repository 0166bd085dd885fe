import { beforeEach, describe, expect, test } from 'vitest';
import { handoverDayText } from '../../../rules/orders/handoverDay';
import { daysAfter, longDay } from '../../../rules/time/days';
import { dayIn } from '../../../rules/time/timeZone';
import { daysFromToday } from '../../animals/testing/days';
import type { Mail } from '../../mail/queueMail';
import { lockRancher } from '../../ranches/lockRancher';
import { tellAnimalNews } from '../../reserving/animalNews';
import { remindOfDeposits } from '../../reserving/deposits';
import { returnLapsedClaims } from '../../reserving/returnLapsedClaims';
import { someoneWaits, testConfig, testGraph } from '../../testing/graph';
import { writeLetter } from '../writeLetter';

const { db, as, make } = await testGraph();
const { timeZone } = testConfig;
const day = (days: number) => daysFromToday(testConfig, days);

const PLACE =
  'mutation ($claimId: ID!, $animalId: ID!, $side: Int) { placeClaim(claimId: $claimId, animalId: $animalId, side: $side) { claim { id } } }';
const FILL = 'mutation ($animalId: ID!) { fillFromLine(animalId: $animalId) { placed { id } } }';
const RETURN = 'mutation ($claimId: ID!) { returnClaimToLine(claimId: $claimId) { claim { id } } }';
const STAGE =
  'mutation ($animalId: ID!, $stage: AnimalStage!) { moveAnimal(id: $animalId, stage: $stage) { animal { id } } }';
const HARVEST =
  'mutation ($animalId: ID!, $day: String!) { moveHarvest(id: $animalId, harvestDate: $day) { animal { id } } }';
const EDIT =
  'mutation ($animalId: ID!, $day: String!) { updateAnimal(id: $animalId, input: { harvestDate: $day }) { animal { id } } }';
const ASK =
  'mutation ($animalId: ID!, $dueOn: String!) { askForDeposits(animalId: $animalId, dueOn: $dueOn) { asked { id } } }';
const RECEIVED = 'mutation ($claimId: ID!) { markDepositReceived(claimId: $claimId) { claim { id } } }';

type Order = Awaited<ReturnType<typeof make.order>>;
type Animal = Awaited<ReturnType<typeof make.animal>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let customer: Awaited<ReturnType<typeof make.customer>>;
let animal: Animal;
let order: Order;

beforeEach(async () => {
  rancher = await make.rancher();
  customer = await make.customer();
  const { id: processorId } = await make.processor(rancher.ranch.id);
  animal = await make.animal(rancher.ranch.id, { processorId, depositPerQuarter: 5_000, harvestDate: day(60) });
  order = await newOrder();
});

const newOrder = () => make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
const run = (mutation: string, variables: object = {}) =>
  as(rancher).run(mutation, { animalId: String(animal.id), ...variables });
const claimOn = (places: number[], of = order) => make.claim(of, { animal, places, quarters: 2, deposit: 10_000 });
const idOf = ({ id }: { id: number }) => ({ claimId: String(id) });

/** Returns the queued mails about an order, oldest first. */
async function mailsOf({ id }: { id: number }): Promise<Mail[]> {
  const { rows } = await db.raw(
    "select payload from graphile_worker._private_jobs where payload ->> 'orderId' = ? order by id",
    [String(id)],
  );
  return rows.map(({ payload }: { payload: Mail }) => payload);
}

/** Returns the only letter about the order, as it would be sent now. */
async function letterOf(about: { id: number }) {
  const mails = await mailsOf(about);
  expect(mails).toHaveLength(1);
  return mails[0] && writeLetter(db, mails[0]);
}

const linkTo = ({ id }: { id: number }) => ({ path: `/customer-orders?order=${id}` });
const toPayment = ({ id }: { id: number }) => ({ path: `/customer-orders?payment=${id}` });

describe('a place on an animal', () => {
  test('from the line causes one letter with the days for all shares of an order', async () => {
    for (const _half of [1, 2]) await make.claim(order);
    await run(FILL);
    const letter = await letterOf(order);
    expect(letter).toMatchObject({ link: linkTo(order), subject: `Order #${order.id}: your share is reserved` });
    expect(letter?.to.address).toBe(customer.email);
    expect(letter?.replyTo?.address).toBe(rancher.owner.email);
    expect(letter?.facts).toEqual([
      ['Ranch', 'Lone Oak Ranch'],
      ['Animal', animal.tag],
      ['Share', 'Half, half'],
      ['Harvest', longDay(day(60))],
      ['Cut sheet due', longDay(day(53))],
      ['Beef ready', `${longDay(day(81))} to ${longDay(day(86))}`],
    ]);
    await run(FILL);
    expect(await mailsOf(order)).toHaveLength(1);
  });

  test('given by hand causes a letter, but another side of the same animal does not', async () => {
    const claim = await make.claim(order);
    await run(PLACE, idOf(claim));
    await run(PLACE, { ...idOf(claim), side: 2 });
    expect((await letterOf(order))?.paragraphs[0]).toMatch(/^You've moved up/);
  });

  test('on another animal causes a letter that names both animals', async () => {
    const claim = await claimOn([1, 2]);
    const other = await make.animal(rancher.ranch.id, { harvestWords: 'autumn 2027' });
    await run(PLACE, { ...idOf(claim), animalId: String(other.id) });
    const letter = await letterOf(order);
    expect(letter?.subject).toBe(`Order #${order.id}: your share moved to animal ${other.tag}`);
    expect(letter?.paragraphs[1]).toContain(`from animal ${animal.tag} to animal ${other.tag}`);
    expect(letter?.facts).toContainEqual(['Harvest', 'autumn 2027']);
  });

  test('that was refused or rolled back causes no letter', async () => {
    const claim = await make.claim(order);
    await claimOn([1, 2], await newOrder());
    await claimOn([3, 4], await newOrder());
    expect((await run(PLACE, idOf(claim))).errors).toBeDefined();
    const other = await make.animal(rancher.ranch.id);
    await db.raw(`create function refuse_place() returns trigger language plpgsql as $$ begin
      if new.animal_id = ${other.id} then raise 'no'; end if; return new; end $$`);
    await db.raw(
      'create trigger refuse_place before insert on animal_places for each row execute function refuse_place()',
    );
    const { errors } = await run(PLACE, { ...idOf(claim), animalId: String(other.id) });
    await db.raw('drop function refuse_place cascade');
    expect(errors).toBeDefined();
    expect(await mailsOf(order)).toEqual([]);
  });

  test('that is lost before the letter is sent cancels the letter', async () => {
    const claim = await make.claim(order);
    await run(PLACE, idOf(claim));
    await run(RETURN, idOf(claim));
    const [placed] = await mailsOf(order);
    expect(placed && (await writeLetter(db, placed))).toBeUndefined();
  });
});

describe('back in line', () => {
  test('a share causes one letter with its place in line', async () => {
    await make.claim(await newOrder());
    const claim = await claimOn([1, 2]);
    for (const _time of [1, 2]) await run(RETURN, idOf(claim));
    const letter = await letterOf(order);
    expect(letter).toMatchObject({ link: linkTo(order), subject: `Order #${order.id}: your share is back in line` });
    expect(letter?.facts).toEqual([
      ['Ranch', 'Lone Oak Ranch'],
      ['Half', "You're next in line"],
    ]);
  });

  test('the families of a withdrawn animal get a letter each, and those who waited get none', async () => {
    const [second, waiting] = [await newOrder(), await newOrder()];
    await make.claim(waiting);
    await claimOn([1, 2]);
    await claimOn([3, 4], second);
    for (const _time of [1, 2]) await run(STAGE, { stage: 'WITHDRAWN' });
    const letter = await letterOf(order);
    expect(letter).toMatchObject({
      link: linkTo(order),
      subject: `Order #${order.id}: animal ${animal.tag} was withdrawn`,
    });
    expect(letter?.facts).toContainEqual(['Half', "You're next in line"]);
    expect((await letterOf(second))?.facts).toContainEqual(['Half', "You're number 2 in line"]);
    expect(await mailsOf(waiting)).toEqual([]);
  });
});

describe('a moved harvest', () => {
  const jobsOf = async () =>
    (
      await db.raw(
        'select *, extract(epoch from run_at - now()) as wait from graphile_worker._private_jobs where key = ?',
        [`tellHarvestMoved ${animal.id}`],
      )
    ).rows;
  const move = (days: number) => run(HARVEST, { day: day(days) });
  const tell = () => tellAnimalNews(db, { animalId: animal.id });

  test('causes one letter for a burst of moves, after the date has not changed for ten minutes', async () => {
    await claimOn([1, 2]);
    await claimOn([3, 4]);
    await move(62);
    await db.raw("update graphile_worker._private_jobs set run_at = now() + interval '1 minute' where key = ?", [
      `tellHarvestMoved ${animal.id}`,
    ]);
    await run(EDIT, { day: day(67) });
    const jobs = await jobsOf();
    expect(jobs).toHaveLength(1);
    expect(Number(jobs[0].wait)).toBeGreaterThan(500);
    expect(jobs[0].payload).toEqual({ animalId: animal.id });
    expect(await mailsOf(order)).toEqual([]);
    await tell();
    await tell();
    const letter = await letterOf(order);
    expect(letter).toMatchObject({
      link: linkTo(order),
      subject: `Order #${order.id}: the harvest is on ${longDay(day(67))}`,
    });
    expect(letter?.facts).toContainEqual(['Old date', longDay(day(60))]);
    expect(letter?.facts).toContainEqual(['Cut sheet due', longDay(day(60))]);
  });

  test('waits for a running change of the herd before it queues letters, without a deadlock', async () => {
    await claimOn([1, 2]);
    await move(62);
    const trx = await db.transaction();
    await lockRancher(trx, rancher.ranch.id);
    const pendingTask = tell();
    await someoneWaits(db);
    await trx('animals').where({ id: animal.id }).forUpdate().noWait();
    await trx.commit();
    await pendingTask;
    expect(await mailsOf(order)).toHaveLength(1);
  });

  test('that moved back causes a letter only to a family that joined in between', async () => {
    await claimOn([1, 2]);
    const late = await newOrder();
    await move(62);
    await claimOn([3, 4], late);
    await move(60);
    await tell();
    expect(await mailsOf(order)).toEqual([]);
    expect((await letterOf(late))?.facts).toContainEqual(['Old date', longDay(day(62))]);
  });

  test('is no news anymore once the animal is harvested', async () => {
    await claimOn([1, 2]);
    await move(62);
    await tell();
    await db('animals').where({ id: animal.id }).update({ stage: 'HARVESTED' });
    expect(await letterOf(order)).toBeUndefined();
  });

  test('that was refused or did not change the date queues nothing', async () => {
    expect((await move(-1)).errors).toBeDefined();
    await move(60);
    expect(await jobsOf()).toEqual([]);
  });

  test('without a new date causes a letter that says so', async () => {
    await claimOn([1, 2]);
    await db('animals').where({ id: animal.id }).update({ harvestDate: null, harvestWords: 'autumn 2027' });
    await tell();
    const letter = await letterOf(order);
    expect(letter?.subject).toBe(`Order #${order.id}: the harvest date is open again`);
    expect(letter?.facts).toContainEqual(['Harvest', 'autumn 2027']);
  });
});

describe('a changed expected weight', () => {
  const WEIGH =
    'mutation ($animalId: ID!, $from: Float!, $to: Float!) { updateAnimal(id: $animalId, input: { expectedHangingWeight: { from: $from, to: $to } }) { animal { id } } }';
  const expects = async (from: number, to: number) => {
    expect((await run(WEIGH, { from, to })).errors).toBeUndefined();
    await tellAnimalNews(db, { animalId: animal.id });
  };
  const byWeight = async () => {
    const terms = { pricing: 'HANGING', price: 0, pricePerPound: 500 } as const;
    const weight = { expectedHangingFromTenths: 6_000, expectedHangingToTenths: 7_000, harvestWords: 'autumn 2027' };
    animal = await make.animal(rancher.ranch.id, { ...terms, ...weight, processorId: animal.processorId });
  };

  test('is told once with what the share comes to now, and makes no new quote', async () => {
    await byWeight();
    const told = { from: 182_000, to: 211_500, deposit: 0, payer: 'RANCH' } as const;
    const claim = await make.claim(order, { animal, places: [1, 2], told });
    for (const _time of [1, 2]) await expects(640, 720);
    const letter = await letterOf(order);
    expect(letter).toMatchObject({
      link: linkTo(order),
      subject: `Order #${order.id}: a new expected weight for animal ${animal.tag}`,
    });
    expect(letter?.paragraphs.slice(0, 2)).toEqual([
      `Lone Oak Ranch now expects animal ${animal.tag} to weigh 640-720 lb hanging. We said 600-700 lb.`,
      'By that, your share comes to $1,938 to $2,174. We said $1,820 to $2,115. You pay for what it weighs in the end.',
    ]);
    expect((await db('claims').where({ id: claim.id }).first('told')).told).toEqual(told);
  });

  test('that comes back in time, or that nobody reads as another, is no news', async () => {
    await byWeight();
    await make.claim(order, { animal, places: [1, 2] });
    await run(WEIGH, { from: 500, to: 600 });
    await expects(600, 700);
    expect(await mailsOf(order)).toEqual([]);
    await db('animals')
      .where({ id: animal.id })
      .update({ expectedHangingFromTenths: null, expectedHangingToTenths: null });
    await tellAnimalNews(db, { animalId: animal.id });
    const [mail] = await mailsOf(order);
    expect(mail && (await writeLetter(db, { ...mail, from: [5_200, 7_000] } as Mail))).toBeUndefined();
  });

  test('changes no flat price, and is no news once the animal is weighed', async () => {
    await claimOn([1, 2]);
    await expects(600, 700);
    expect((await letterOf(order))?.paragraphs[1]).toBe('The price of your share stays as it is: $900.00.');
    await run('mutation ($animalId: ID!) { moveAnimal(id: $animalId, stage: HARVESTED) { animal { id } } }');
    await db('animals').where({ id: animal.id }).update({ hangingTenths: 6_500 });
    expect(await letterOf(order)).toBeUndefined();
  });
});

describe('a deposit', () => {
  const later = (days: number) => new Date(Date.parse(`${day(days)}T18:00:00Z`));
  const remind = (days: number) => remindOfDeposits({ db, timeZone, now: later(days) });
  const lapse = (days: number) => returnLapsedClaims({ db, timeZone, now: later(days) });
  const templates = async () => (await mailsOf(order)).map(({ template }) => template);

  test('causes one letter with its amount for each due day', async () => {
    await claimOn([1, 2]);
    await claimOn([3, 4]);
    for (const _time of [1, 2]) await run(ASK, { dueOn: day(10) });
    const letter = await letterOf(order);
    expect(letter).toMatchObject({
      link: toPayment(order),
      subject: `Order #${order.id}: deposit of $200.00 due by ${longDay(day(10))}`,
    });
    await run(ASK, { dueOn: day(11) });
    const [first, second] = await mailsOf(order);
    expect(first && (await writeLetter(db, first))).toBeUndefined();
    expect(second && (await writeLetter(db, second))?.facts).toContainEqual(['Due by', longDay(day(11))]);
  });

  test('causes one reminder a day before it is due, unless it was received', async () => {
    expect(dayIn(timeZone, later(9))).toBe(daysAfter(day(10), -1));
    const paid = await newOrder();
    await claimOn([1, 2]);
    const received = await claimOn([3, 4], paid);
    await run(ASK, { dueOn: day(10) });
    await run(RECEIVED, idOf(received));
    await remind(8);
    expect(await templates()).toEqual(['depositAsked']);
    for (const days of [9, 9, 10]) await remind(days);
    expect(await templates()).toEqual(['depositAsked', 'depositReminder']);
    const [, reminder] = await mailsOf(order);
    const letter = reminder && (await writeLetter(db, reminder));
    expect(letter).toMatchObject({
      link: toPayment(order),
      subject: expect.stringContaining('reminder, deposit of $100.00'),
    });
    expect((await mailsOf(paid)).map(({ template }) => template)).toEqual(['depositAsked', 'orderPaymentRecorded']);
  });

  test('that is requested a day before it is due causes no reminder', async () => {
    await claimOn([1, 2]);
    await run(ASK, { dueOn: day(1) });
    await remind(0);
    expect(await templates()).toEqual(['depositAsked']);
  });

  test('that lapsed causes a letter to each family, and one for the animal to the ranch', async () => {
    const second = await newOrder();
    const claims = [await claimOn([1, 2]), await claimOn([3, 4], second)];
    await run(ASK, { dueOn: day(3) });
    for (const each of [order, second]) await make.move(each, 'CONTACTED');
    for (const _time of [1, 2]) await lapse(4);
    const [, lapsed] = await mailsOf(order);
    const letter = lapsed && (await writeLetter(db, lapsed));
    expect(letter).toMatchObject({
      link: linkTo(order),
      subject: expect.stringContaining("your deposit didn't arrive"),
    });
    expect(letter?.facts).toContainEqual(['Half', "You're next in line"]);
    expect(await templates()).toEqual(['depositAsked', 'shareBackInLine']);
    const { rows } = await db.raw(
      "select payload from graphile_worker._private_jobs where payload ->> 'template' = 'depositsLapsed' and payload ->> 'animalId' = ?",
      [String(animal.id)],
    );
    const mail = { template: 'depositsLapsed', animalId: animal.id, claimIds: claims.map(({ id }) => id) } as const;
    expect(rows).toEqual([{ payload: mail }]);
    const toRanch = await writeLetter(db, mail);
    expect(toRanch).toMatchObject({ to: { address: rancher.owner.email }, link: { path: '/rancher/herd' } });
    expect(toRanch?.facts).toEqual([
      [`Order #${order.id}`, 'Half, Ann Miller'],
      [`Order #${second.id}`, 'Half, Ann Miller'],
    ]);
    const recorded = await db('mails').where({ template: 'depositsLapsed', userId: rancher.owner.id });
    expect(recorded).toHaveLength(1);
  });
});

test('beef that is ready causes one letter to each family', async () => {
  await claimOn([1, 2]);
  await db('animals').where({ id: animal.id }).update({ stage: 'WEIGHED' });
  for (const _time of [1, 2]) await run(STAGE, { stage: 'READY' });
  const letter = await letterOf(order);
  expect(letter).toMatchObject({ link: linkTo(order), subject: `Order #${order.id}: your beef is ready` });
  expect(letter?.paragraphs[1]).toMatch(/^Your beef is ready\. Set a pickup day with the ranch\..+pick it up\.$/);
  await db('orders')
    .where({ id: order.id })
    .update({ handoverDay: day(2) });
  expect((await letterOf(order))?.paragraphs[1]).toBe(`Pickup on ${handoverDayText(day(2))}.`);
});

test('a family that has its beef is not told that it is ready', async () => {
  const fulfilled = await make.fulfilledOrder({ customerId: customer.id, rancherId: rancher.ranch.id });
  await claimOn([1, 2], fulfilled);
  expect(await writeLetter(db, { template: 'beefReady', orderId: fulfilled.id, animalId: animal.id })).toBeUndefined();
});

test('the confirmation says what comes next, and names the deposit', async () => {
  const confirmation = () => writeLetter(db, { template: 'orderConfirmation', orderId: order.id });
  expect((await confirmation())?.paragraphs[1]).toMatch(/^The ranch should call by .+\. You haven't been charged\.$/);
  const waiting = await make.claim(order, { quarters: 1 });
  expect((await confirmation())?.paragraphs[1]).toMatch(/^You're next in line\./);
  await db('claims').where({ id: waiting.id }).delete();
  await claimOn([1, 2]);
  await db('claims')
    .where({ orderId: order.id })
    .update({ depositDue: day(7) });
  const letter = await confirmation();
  expect(letter?.paragraphs[1]).toBe(`Pay the $100.00 deposit by ${longDay(day(7))}. You haven't been charged.`);
  expect(letter?.facts).toContainEqual(['Deposit', `$100.00, due by ${longDay(day(7))}`]);
});

test('a letter says how to pay the deposit if the ranch has said so', async () => {
  await db('ranchers').where({ id: rancher.ranch.id }).update({ paymentInstructions: 'Venmo @LoneOak' });
  await claimOn([1, 2]);
  await run(ASK, { dueOn: day(10) });
  const text = (await letterOf(order))?.paragraphs.join(' ');
  expect(text).toContain('How to pay: Venmo @LoneOak');
  expect(text).toContain(`Write HL-${order.id}-D on the payment`);
  expect(text).not.toContain('to ask how');
});

test('the letters about a new order list its animals and its places in line', async () => {
  await claimOn([1, 2]);
  await make.claim(order, { quarters: 1 });
  for (const template of ['newOrder', 'orderConfirmation'] as const) {
    const letter = await writeLetter(db, { template, orderId: order.id });
    expect(letter?.facts).toContainEqual([`Share of animal ${animal.tag}`, 'Half']);
    expect(letter?.facts).toContainEqual(['Harvest', longDay(day(60))]);
    expect(letter?.facts).toContainEqual(['Quarter', "You're next in line"]);
  }
});
