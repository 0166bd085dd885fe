import { beforeEach, describe, expect, test } from 'vitest';
import { STANDARD_CUT_SHEET } from '../../rules/herd/cutSheet';

import { longDay } from '../../rules/time/days';
import { daysFromToday } from '../animals/testing/days';
import { writeLetter } from '../letters/writeLetter';
import type { Mail } from '../mail/queueMail';
import { someoneWaits, testConfig, testGraph } from '../testing/graph';
import { decideOverdueSheets, remindOfCutSheets } from './dueDay';
import { sheetInput } from './testing/sheets';

const { db, as, make } = await testGraph();
const { timeZone } = testConfig;
const day = (days: number) => daysFromToday(testConfig, days);
const later = (days: number) => new Date(Date.parse(`${day(days)}T18:00:00Z`));
const remind = (days: number) => remindOfCutSheets({ db, timeZone, now: later(days) });
const passDueDay = (days = 11) => decideOverdueSheets({ db, timeZone, now: later(days) });

const PROPOSE = `mutation ($claimId: ID!, $sheet: CutSheetInput!) {
  proposeCutSheet(claimId: $claimId, sheet: $sheet) { claim { id } }
}`;
const ACCEPT = `mutation ($claimId: ID!, $proposalId: ID!) {
  acceptCutSheet(claimId: $claimId, proposalId: $proposalId) { claim { id } }
}`;
const CHANGE = `mutation ($animalId: ID!, $sheet: CutSheetInput!) {
  changeCutSheet(animalId: $animalId, sides: [1], sheet: $sheet, reason: "No patties here.") { animal { id } }
}`;

type Share = Awaited<ReturnType<typeof shareOf>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let animal: Awaited<ReturnType<typeof make.animal>>;

/** Creates an animal whose cut sheets are due in 10 days. */
beforeEach(async () => {
  rancher = await make.rancher();
  const { id: processorId } = await make.processor(rancher.ranch.id);
  animal = await make.animal(rancher.ranch.id, { processorId, harvestDate: day(20), ownCutSheetsDue: day(10) });
});

/** Creates a family with a share on places of the animal. */
async function shareOf(places: number[], given: object = {}) {
  const customer = await make.customer();
  const order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
  const claim = await make.claim(order, { animal, places, quarters: places.length as 1 | 2, ...given });
  return { customer, order, claim, claimId: String(claim.id) };
}
const propose = ({ customer, claimId }: Share, change = {}) =>
  as(customer).run(PROPOSE, { claimId, sheet: sheetInput(change) });
async function accept({ customer, claimId }: Share, { claim }: Share) {
  const { id } = await db('cutSheetProposals').where({ claimId: claim.id }).first();
  return as(customer).run(ACCEPT, { claimId, proposalId: String(id) });
}
const change = () => as(rancher).run(CHANGE, { animalId: String(animal.id), sheet: sheetInput({ chuck: 'GROUND' }) });
const due = (days: number) =>
  db('animals')
    .where({ id: animal.id })
    .update({ ownCutSheetsDue: day(days) });
const decided = (side: number) =>
  db('cutSheets')
    .where({ animalId: animal.id, sides: [side] })
    .first();

async function mailsOf({ order }: Share): Promise<Mail[]> {
  const { rows } = await db.raw(
    "select payload from graphile_worker._private_jobs where payload ->> 'orderId' = ? order by id",
    [String(order.id)],
  );
  return rows.map(({ payload }: { payload: Mail }) => payload);
}
const templatesOf = async (share: Share) => (await mailsOf(share)).map(({ template }) => template);
/** Returns the last letter to a family, as it would be sent now. */
async function lastLetter(share: Share) {
  const mail = (await mailsOf(share)).at(-1);
  return mail && writeLetter(db, mail);
}

describe('families are reminded', () => {
  test('7 and 2 days before the due day, each once, and never later', async () => {
    const share = await shareOf([1, 2]);
    await remind(2);
    expect(await templatesOf(share)).toEqual([]);
    for (const days of [3, 3, 4, 7]) await remind(days);
    expect(await templatesOf(share)).toEqual(['cutSheetDue']);
    for (const days of [8, 8, 9, 10]) await remind(days);
    expect(await templatesOf(share)).toEqual(['cutSheetDue', 'cutSheetDue']);
    expect(await lastLetter(share)).toMatchObject({
      to: { address: share.customer.email },
      subject: `Order #${share.order.id}: choose your cuts by ${longDay(day(10))}`,
      paragraphs: [`Choose your cuts by ${longDay(day(10))}.`, expect.stringContaining("Lone Oak Ranch's standard")],
      link: { path: `/customer-orders?cutSheet=${share.claimId}` },
    });
    expect((await lastLetter(share))?.calendar).toContainEqual(
      expect.objectContaining({ summary: 'Cut sheet due: Lone Oak Ranch', first: day(10) }),
    );
    await due(12);
    expect(await lastLetter(share)).toBeUndefined();
    await remind(10);
    expect(await templatesOf(share)).toHaveLength(3);
  });

  test('only while nothing is agreed', async () => {
    const [ann, bob, half] = [await shareOf([1]), await shareOf([2]), await shareOf([3, 4])];
    await propose(half);
    await propose(ann);
    await remind(5);
    expect(await templatesOf(half)).toEqual([]);
    expect((await lastLetter(ann))?.paragraphs[0]).toMatch(/The other household on your side hasn't answered/);
    expect((await lastLetter(bob))?.paragraphs[0]).toMatch(/The other household on your side has proposed/);
    await propose(bob, { heart: 'KEEP' });
    expect(
      (await writeLetter(db, { template: 'cutSheetDue', orderId: bob.order.id, animalId: animal.id, dueOn: day(10) }))
        ?.paragraphs[0],
    ).toMatch(/Both of you/);
    await accept(bob, ann);
    await remind(8);
    expect((await templatesOf(ann)).filter((template) => template === 'cutSheetDue')).toHaveLength(1);
    expect(
      await writeLetter(db, { template: 'cutSheetDue', orderId: ann.order.id, animalId: animal.id, dueOn: day(10) }),
    ).toBeUndefined();
  });
});

describe('a sheet that is not agreed by the due day', () => {
  test("becomes the ranch's standard sheet, fitted to the side, which causes one letter", async () => {
    const wanted = { ...STANDARD_CUT_SHEET, brisket: 'WHOLE', chuck: 'GROUND' } as const;
    await db('processors').where({ id: animal.processorId }).update({ standardCutSheet: wanted });
    const [ann, bob] = [await shareOf([1]), await shareOf([2])];
    await propose(ann);
    await passDueDay(10);
    expect(await decided(1)).toBeUndefined();
    for (const days of [11, 12]) await passDueDay(days);
    expect(await decided(1)).toMatchObject({ state: 'STANDARD', sheet: { ...wanted, brisket: 'HALVES' } });
    expect(await decided(2)).toBeUndefined();
    for (const share of [ann, bob]) {
      expect((await templatesOf(share)).filter((template) => template === 'standardCutSheetUsed')).toHaveLength(1);
    }
    const letter = await lastLetter(ann);
    expect(letter).toMatchObject({
      subject: `Order #${ann.order.id}: the ranch's standard cut sheet is used`,
      link: { path: `/customer-orders?cutSheet=${ann.claimId}` },
    });
    expect(letter?.paragraphs[1]).toContain('Chuck: All ground · ');
  });

  test('becomes the proposal of a family that is alone on its side, and an agreed sheet stays', async () => {
    const [half, quarter] = [await shareOf([1, 2]), await shareOf([3])];
    await propose(half, { liver: 'KEEP' });
    await propose(quarter, { tongue: 'KEEP' });
    await passDueDay();
    expect(await decided(1)).toMatchObject({ state: 'AGREED', sheet: { liver: 'KEEP' } });
    expect(await decided(2)).toMatchObject({ state: 'AGREED', sheet: { tongue: 'KEEP' } });
    expect([await templatesOf(half), await templatesOf(quarter)]).toEqual([[], ['cutSheetAgreed']]);
    expect((await lastLetter(quarter))?.paragraphs[0]).toMatch(/is cut the way you chose/);
  });

  test('can still be agreed at that moment', async () => {
    const [ann, bob] = [await shareOf([1]), await shareOf([2])];
    await propose(ann, { oxtail: 'KEEP' });
    const [{ errors }] = await Promise.all([accept(bob, ann), passDueDay()]);
    expect(errors).toBeUndefined();
    expect(await decided(1)).toMatchObject({ state: 'AGREED', sheet: { oxtail: 'KEEP' } });
  });

  test('is not decided if the animal is weighed at that moment', async () => {
    await shareOf([1, 2]);
    const trx = await db.transaction();
    await trx('ranchers').where({ id: rancher.ranch.id }).forUpdate();
    const deciding = passDueDay();
    await someoneWaits(db);
    await trx('animals').where({ id: animal.id }).update({ stage: 'WEIGHED' });
    await trx.commit();
    await deciding;
    expect(await decided(1)).toBeUndefined();
  });
  test('is also decided for a share that came after the due day, and for a harvested animal', async () => {
    await passDueDay();
    const late = await shareOf([3, 4]);
    await db('animals').where({ id: animal.id }).update({ stage: 'HARVESTED' });
    await passDueDay();
    expect(await decided(2)).toMatchObject({ state: 'STANDARD' });
    expect(await templatesOf(late)).toEqual(['standardCutSheetUsed']);
  });
});

describe('families get a letter', () => {
  test('when both agree, but not about a sheet that has been replaced', async () => {
    const [ann, bob] = [await shareOf([1]), await shareOf([2])];
    await propose(ann, { notes: 'Label it Miller.' });
    for (const steaksPerPack of ['ONE', 'THREE']) await propose(ann, { steaksPerPack });
    expect(await templatesOf(bob)).toEqual(['cutSheetProposed']);
    expect(await lastLetter(bob)).toMatchObject({
      paragraphs: [
        expect.stringMatching(/^Answer the cuts that the other family proposed by \w+ \d+, \d+\.$/),
        expect.anything(),
      ],
      link: { path: `/customer-orders?cutSheet=${bob.claimId}` },
    });
    await accept(bob, ann);
    expect(
      await writeLetter(db, { template: 'cutSheetProposed', orderId: bob.order.id, animalId: animal.id }),
    ).toBeUndefined();
    for (const share of [ann, bob]) {
      expect((await templatesOf(share)).filter((template) => template === 'cutSheetAgreed')).toHaveLength(1);
      expect((await lastLetter(share))?.paragraphs[1]).toContain(' · Steaks in a pack: Three');
    }
    const [agreedMail] = (await mailsOf(bob)).filter(({ template }) => template === 'cutSheetAgreed');
    await propose(bob, { steaksPerPack: 'FOUR' });
    await accept(ann, bob);
    expect(agreedMail && (await writeLetter(db, agreedMail))).toBeUndefined();
  });

  test('but not if they decide alone', async () => {
    const half = await shareOf([1, 2]);
    await propose(half);
    expect(await mailsOf(half)).toEqual([]);
  });

  test('that says why the ranch changed their sheet', async () => {
    const half = await shareOf([1, 2]);
    await due(-1);
    await change();
    const letter = await lastLetter(half);
    expect(letter?.paragraphs[0]).toBe('Lone Oak Ranch changed how your side is cut: No patties here.');
    expect(letter?.paragraphs[1]).toContain('Chuck: All ground · ');
  });
});
