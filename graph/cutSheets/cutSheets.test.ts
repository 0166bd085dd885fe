import { beforeEach, describe, expect, test } from 'vitest';
import type { CutLine } from '../../rules/herd/cutLines';
import { CUT_QUESTION_ORDER } from '../../rules/herd/cutQuestions';
import { type CutSheet, STANDARD_CUT_SHEET } from '../../rules/herd/cutSheet';

import { longDay } from '../../rules/time/days';
import { daysFromToday } from '../animals/testing/days';
import { codeOf, fieldsOf, refusalOf, testConfig, testGraph } from '../testing/graph';
import { decideOverdueSheets } from './dueDay';
import { sheetInput } from './testing/sheets';

const { db, as, make } = await testGraph();
const day = (days: number) => daysFromToday(testConfig, days);

const LINES = 'lines { question label choice choiceLabel } notes';
const SHEET = `sides state due open ${LINES} decidedAt reason claims { id } holders quartersLeft over30Months quarters
  proposals { id claim { id } mine byRanch ${LINES} proposedAt } standard { question choice }`;
const READ = `query ($id: ID!) { order(id: $id) { claims { id cutSheet { ${SHEET} } } } }`;
const OF_ANIMAL = `query ($id: ID!) { animal(id: $id) { cutSheets { ${SHEET} } } }`;
const PROPOSE = `mutation ($claimId: ID!, $sheet: CutSheetInput!) {
  proposeCutSheet(claimId: $claimId, sheet: $sheet) { claim { id cutSheet { ${SHEET} } } }
}`;
const ACCEPT = `mutation ($claimId: ID!, $proposalId: ID!) {
  acceptCutSheet(claimId: $claimId, proposalId: $proposalId) { claim { id cutSheet { ${SHEET} } } }
}`;
const CHANGE = `mutation ($animalId: ID!, $sides: [Int!]!, $sheet: CutSheetInput!, $reason: String!) {
  changeCutSheet(animalId: $animalId, sides: $sides, sheet: $sheet, reason: $reason) { animal { cutSheets { ${SHEET} } } }
}`;

type Person = { id: number } | null;
type Animal = Awaited<ReturnType<typeof make.animal>>;
type Order = Awaited<ReturnType<typeof make.order>>;
type Claim = Awaited<ReturnType<typeof make.claim>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let ann: Awaited<ReturnType<typeof make.customer>>;
let bob: Awaited<ReturnType<typeof make.customer>>;
let animal: Animal;

beforeEach(async () => {
  rancher = await make.rancher();
  [ann, bob] = [await make.customer(), await make.customer()];
  const { id: processorId } = await make.processor(rancher.ranch.id);
  animal = await make.animal(rancher.ranch.id, { harvestDate: day(30), bornOn: day(-400), processorId });
});

const newOrder = (person: { id: number }): Promise<Order> =>
  make.order({ customerId: person.id, rancherId: rancher.ranch.id });
async function claimOn(places: number[], person: { id: number } = ann, on = animal): Promise<Claim> {
  return make.claim(await newOrder(person), { animal: on, places, quarters: places.length as 1 | 2 | 4 });
}
/** Keeps quarters for the ranch. */
async function kept(places: number[]): Promise<Claim> {
  const ids = { orderId: null, orderItemId: null };
  return make.claim(await newOrder(ann), { animal, places, quarters: places.length as 1 | 2, ...ids });
}

const propose = (claim: Claim, change: Partial<CutSheet> = {}, person: Person = ann) =>
  as(person).run(PROPOSE, { claimId: String(claim.id), sheet: sheetInput(change) });
const accept = (claim: Claim, proposalId: unknown, person: Person = ann) =>
  as(person).run(ACCEPT, { claimId: String(claim.id), proposalId: String(proposalId) });
const change = (given: object = {}, person: Person = rancher) =>
  as(person).run(CHANGE, {
    animalId: String(animal.id),
    sides: [1],
    sheet: sheetInput(),
    reason: 'No patties.',
    ...given,
  });

const sheetsNow = async () => (await as(rancher).run(OF_ANIMAL, { id: String(animal.id) })).data.animal.cutSheets;
/** Reads the sheet of a share as `person`. */
async function sheetOf({ orderId, id }: Claim, person: Person = ann) {
  const { data } = await as(person).run(READ, { id: String(orderId) });
  return data.order.claims.find((claim: { id: string }) => claim.id === String(id)).cutSheet;
}
const choiceOf = ({ lines }: { lines: CutLine[] }, question: string) =>
  lines.find((line) => line.question === question)?.choice;
const proposalOf = async (claim: Claim): Promise<number> =>
  (await db('cutSheetProposals').where({ claimId: claim.id }).first())?.id;
const agreedEvents = () => db('events').where({ animalId: animal.id, type: 'CUT_SHEET_AGREED' });
const due = (days: number) =>
  db('animals')
    .where({ id: animal.id })
    .update({ ownCutSheetsDue: day(days) });

describe('a sheet', () => {
  test('is missing at first, and says what it has to fit', async () => {
    const claim = await claimOn([1]);
    expect(await sheetOf(claim)).toMatchObject({
      ...{ sides: [1], state: 'MISSING', due: day(23), open: true, lines: [], notes: null, decidedAt: null },
      ...{ reason: null, claims: [{ id: String(claim.id) }], holders: 1, quartersLeft: 1, proposals: [] },
      ...{ over30Months: false, quarters: 1 },
    });
    expect((await sheetsNow()).map(({ sides }: { sides: number[] }) => sides)).toEqual([[1], [2]]);
    await db('animals')
      .where({ id: animal.id })
      .update({ bornOn: day(-3_000), harvestDate: null });
    expect(await sheetOf(claim)).toMatchObject({ due: null, open: true, over30Months: false });
  });

  test('of a half or a whole animal is decided by the family alone', async () => {
    const half = await claimOn([3, 4]);
    const { data } = await propose(half, { chuck: 'GROUND', notes: 'Label it Miller.' });
    const { cutSheet } = data.proposeCutSheet.claim;
    expect(cutSheet).toMatchObject({
      sides: [2],
      state: 'AGREED',
      notes: 'Label it Miller.',
      quarters: 2,
      proposals: [],
    });
    expect(cutSheet.lines[0]).toEqual({
      question: 'CHUCK',
      label: 'Chuck',
      choice: 'GROUND',
      choiceLabel: 'All ground',
    });
    expect(cutSheet.lines).toHaveLength(CUT_QUESTION_ORDER.length);
    await propose(half, { chuck: 'ROASTS' });
    expect(choiceOf(await sheetOf(half), 'CHUCK')).toBe('ROASTS');

    animal = await make.animal(rancher.ranch.id, { harvestDate: day(30) });
    const whole = await claimOn([1, 2, 3, 4]);
    await propose(whole);
    expect(await sheetsNow()).toMatchObject([{ sides: [1, 2], state: 'AGREED', quarters: 4 }]);
    expect(await agreedEvents()).toHaveLength(1);
  });

  test('of a side is decided by the family that has both of its quarters', async () => {
    const [one, two] = [await claimOn([1]), await claimOn([2])];
    await propose(one, { brisket: 'WHOLE' });
    expect(await sheetOf(two)).toMatchObject({ state: 'AGREED', holders: 1, quarters: 2 });
  });

  test('stays a proposal while another family may join', async () => {
    const claim = await claimOn([1]);
    expect((await propose(claim)).data.proposeCutSheet.claim.cutSheet).toMatchObject({
      state: 'PROPOSED',
      quartersLeft: 1,
    });
  });
});

describe('two families who share a side', () => {
  let [one, two]: Claim[] = [];
  beforeEach(async () => {
    [one, two] = [await claimOn([1], ann), await claimOn([2], bob)];
  });
  const both = () => [one as Claim, two as Claim] as const;

  test('agree when one accepts the proposal of the other, and can change the sheet the same way', async () => {
    const [anns, bobs] = both();
    await propose(anns, { steaksPerPack: 'FOUR' });
    const proposed = await sheetOf(bobs, bob);
    expect(proposed).toMatchObject({ state: 'PROPOSED', holders: 2, claims: [{ id: String(bobs.id) }] });
    expect(proposed.proposals).toMatchObject([{ claim: null, mine: false, byRanch: false }]);
    expect((await sheetOf(anns)).proposals).toMatchObject([{ claim: { id: String(anns.id) }, mine: true }]);
    const { data } = await accept(bobs, proposed.proposals[0].id, bob);
    expect(data.acceptCutSheet.claim.cutSheet).toMatchObject({ state: 'AGREED', proposals: [] });

    await propose(bobs, { steaksPerPack: 'ONE' }, bob);
    expect(await sheetOf(anns)).toMatchObject({ state: 'AGREED', proposals: [{ mine: false }] });
    expect(choiceOf(await sheetOf(anns), 'STEAKS_PER_PACK')).toBe('FOUR');
    await accept(anns, await proposalOf(bobs));
    expect(choiceOf(await sheetOf(anns), 'STEAKS_PER_PACK')).toBe('ONE');
    expect(await agreedEvents()).toHaveLength(2);
  });

  test('change nothing by accepting twice', async () => {
    const [anns, bobs] = both();
    await propose(anns);
    const id = await proposalOf(anns);
    await accept(bobs, id, bob);
    expect((await accept(bobs, id, bob)).data.acceptCutSheet.claim.cutSheet.state).toBe('AGREED');
    expect(await agreedEvents()).toHaveLength(1);
  });

  test('cannot accept a proposal that was replaced', async () => {
    const [anns, bobs] = both();
    await propose(anns);
    const id = await proposalOf(anns);
    await propose(anns, { liver: 'KEEP' });
    expect((await accept(bobs, id, bob)).errors?.[0]).toMatchObject({
      message: 'This proposal has since been replaced. Look at the new one first.',
      extensions: { code: 'CONFLICT' },
    });
    expect((await sheetOf(anns)).state).toBe('PROPOSED');
  });

  test('also agree by proposing the same', async () => {
    const [anns, bobs] = both();
    await propose(anns, { tongue: 'KEEP' });
    await propose(bobs, { tongue: 'KEEP' }, bob);
    expect(await sheetOf(anns)).toMatchObject({ state: 'AGREED', proposals: [] });
  });

  test('cannot accept their own proposal', async () => {
    const [anns] = both();
    await propose(anns);
    expect((await accept(anns, await proposalOf(anns))).errors?.[0]?.message).toMatch(/^This is your own proposal/);
  });

  test('accept different sheets at the same moment: one succeeds, the other is refused', async () => {
    const [anns, bobs] = both();
    for (let round = 0; round < 5; round++) {
      await propose(anns, { heart: 'KEEP', notes: `${round}` });
      await propose(bobs, { heart: 'SKIP', notes: `${round}` }, bob);
      const ids = [await proposalOf(anns), await proposalOf(bobs)];
      const answers = await Promise.all([accept(anns, ids[1]), accept(bobs, ids[0], bob)]);
      const refused = answers.flatMap(({ errors }) => errors?.[0] ?? []);
      expect(refused).toMatchObject([
        { extensions: { code: 'CONFLICT' }, message: expect.stringMatching(/^This proposal is gone/) },
      ]);
      const winner = answers.findIndex(({ errors }) => !errors);
      expect(choiceOf(await sheetOf(anns), 'HEART')).toBe(winner === 0 ? 'SKIP' : 'KEEP');
      expect(await agreedEvents()).toHaveLength(round + 1);
    }
  });

  test('can include the ranch, for quarters that it keeps', async () => {
    const house = await kept([3]);
    const family = await claimOn([4], bob);
    await propose(house, {}, rancher);
    const { proposals } = await sheetOf(family, bob);
    expect(proposals).toMatchObject([{ byRanch: true, mine: false }]);
    await accept(family, proposals[0].id, bob);
    await propose(family, { liver: 'KEEP' }, bob);
    await accept(house, await proposalOf(family), rancher);
    expect((await sheetsNow())[1]).toMatchObject({ state: 'AGREED', holders: 2 });
  });
});

describe('a sheet is dropped', () => {
  const RETURN = 'mutation ($id: ID!) { returnClaimToLine(claimId: $id) { claim { cutSheet { state } } } }';
  const PLACE = `mutation ($id: ID!, $animalId: ID!, $side: Int) {
    placeClaim(claimId: $id, animalId: $animalId, side: $side) { claim { cutSheet { sides state } } }
  }`;
  const WITHDRAW = 'mutation ($id: ID!) { moveAnimal(id: $id, stage: WITHDRAWN) { animal { id } } }';
  const CANCEL = 'mutation ($id: ID!) { cancelOrder(orderId: $id) { id } }';
  const place = (claim: Claim, on: Animal, side?: number) =>
    as(rancher).run(PLACE, { id: String(claim.id), animalId: String(on.id), side });

  async function agreed() {
    const [anns, bobs] = [await claimOn([1], ann), await claimOn([2], bob)];
    await propose(anns, { liver: 'KEEP' });
    await accept(bobs, await proposalOf(anns), bob);
    return [anns, bobs] as const;
  }

  test('when a share goes back in line, and the other family keeps its proposal', async () => {
    const [anns, bobs] = await agreed();
    const { data } = await as(rancher).run(RETURN, { id: String(anns.id) });
    expect(data.returnClaimToLine.claim.cutSheet).toBeNull();
    expect(await sheetOf(bobs, bob)).toMatchObject({ state: 'PROPOSED', proposals: [{ mine: true }] });
    expect(choiceOf((await sheetOf(bobs, bob)).proposals[0], 'LIVER')).toBe('KEEP');
    const next = await claimOn([1], ann);
    await accept(next, await proposalOf(bobs));
    expect((await sheetOf(next)).state).toBe('AGREED');
  });

  test('when a share moves to the other side or another animal', async () => {
    const [anns] = await agreed();
    expect((await place(anns, animal, 2)).data.placeClaim.claim.cutSheet).toEqual({ sides: [2], state: 'MISSING' });
    expect((await sheetsNow())[0]).toMatchObject({ state: 'PROPOSED' });
    await propose(anns);
    const other = await make.animal(rancher.ranch.id, { harvestDate: day(40) });
    expect((await place(anns, other)).data.placeClaim.claim.cutSheet).toEqual({ sides: [1], state: 'MISSING' });
    expect((await sheetsNow())[1]).toMatchObject({ state: 'MISSING', proposals: [] });
  });

  test('but not when a share is placed where it already is', async () => {
    const [anns] = await agreed();
    expect((await place(anns, animal, 1)).data.placeClaim.claim.cutSheet.state).toBe('AGREED');
  });

  test('when the order of a whole animal is canceled', async () => {
    const whole = await claimOn([1, 2, 3, 4]);
    await propose(whole);
    const { errors } = await as(ann).run(CANCEL, { id: String(whole.orderId) });
    expect(errors).toBeUndefined();
    expect(await sheetsNow()).toMatchObject([{ state: 'MISSING' }, { state: 'MISSING' }]);
    expect(await db('cutSheetProposals').where({ animalId: animal.id })).toEqual([]);
  });

  test('when the animal is withdrawn', async () => {
    await agreed();
    await as(rancher).run(WITHDRAW, { id: String(animal.id) });
    for (const table of ['cutSheets', 'cutSheetProposals']) {
      expect(await db(table).where({ animalId: animal.id })).toEqual([]);
    }
  });
});

describe('refusals at the field', () => {
  test('by question, for choices that are missing, sent twice or unknown', async () => {
    const claim = await claimOn([1, 2]);
    const { choices } = sheetInput();
    const send = (given: object[]) => as(ann).run(PROPOSE, { claimId: String(claim.id), sheet: { choices: given } });
    expect(fieldsOf(await send(choices.slice(1)))).toEqual({ chuck: 'Please choose one' });
    const twice = [...choices, { question: 'SHORT_LOIN', choice: 'T_BONES' }];
    expect(fieldsOf(await send(twice))).toEqual({ shortLoin: expect.any(String) });
    const unknown = [...choices.slice(1), { question: 'CHUCK', choice: 'SLICED' }];
    expect(fieldsOf(await send(unknown))).toEqual({ chuck: 'Please choose one' });
    const long = await propose(claim, { notes: 'x'.repeat(501) });
    expect(long.errors?.[0]?.extensions.fields).toEqual({ notes: 'At most 500 characters (this has 501)' });
  });

  test('by question, for cuts that this animal or this share cannot have', async () => {
    const quarter = await claimOn([1]);
    expect(fieldsOf(await propose(quarter, { brisket: 'WHOLE' }))).toEqual({
      brisket: expect.stringContaining('two families share this side'),
    });
    const half = await claimOn([3, 4]);
    await db('animals')
      .where({ id: animal.id })
      .update({ bornOn: day(-1_000) });
    expect(refusalOf(await propose(half, { shortLoin: 'T_BONES' }))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { shortLoin: expect.stringContaining('over 30 months') },
    });
  });

  test('for a share in line, after the due day and after the harvest', async () => {
    const waiting = await make.claim(await newOrder(ann));
    expect((await propose(waiting)).errors?.[0]?.message).toMatch(/^This share is in line/);
    const claim = await claimOn([1, 2]);
    await due(0);
    expect((await propose(claim)).errors).toBeUndefined();
    await due(-1);
    for (const answer of [await propose(claim), await accept(claim, 1)]) {
      expect(answer.errors?.[0]).toMatchObject({
        message: `Cut sheets were due on ${longDay(day(-1))}. If something has to change, ask the ranch.`,
        extensions: { code: 'CONFLICT' },
      });
    }
    expect(await sheetOf(claim)).toMatchObject({ open: false, state: 'AGREED' });
    await due(5);
    await db('animals').where({ id: animal.id }).update({ stage: 'HARVESTED' });
    expect((await propose(claim)).errors?.[0]?.message).toBe('This animal is Harvested, so its cuts are set.');
  });

  test('for everyone but the household', async () => {
    const claim = await claimOn([1, 2]);
    const house = await kept([3, 4]);
    await propose(claim);
    const id = await proposalOf(claim);
    const other = await make.rancher();
    for (const [of, person, code] of [
      [claim, bob, 'NOT_FOUND'],
      [claim, rancher, 'NOT_FOUND'],
      [house, ann, 'NOT_FOUND'],
      [house, other, 'NOT_FOUND'],
    ] as const) {
      expect([await propose(of, {}, person), await accept(of, id, person)].map(codeOf)).toEqual([code, code]);
    }
  });
});

describe('the ranch', () => {
  test('changes a sheet after the due day, with a reason', async () => {
    const claim = await claimOn([1, 2]);
    await propose(claim);
    expect((await change()).errors?.[0]).toMatchObject({
      message: `Families can still choose their cuts through ${longDay(day(23))}. After that day, you can change them.`,
      extensions: { code: 'CONFLICT' },
    });
    await due(-1);
    expect(
      (await change({ sheet: sheetInput({ chuck: 'GROUND' }), reason: 'No\0 patties.' })).data.changeCutSheet.animal
        .cutSheets[0],
    ).toMatchObject({
      state: 'CHANGED',
      reason: 'No patties.',
    });
    expect(choiceOf(await sheetOf(claim), 'CHUCK')).toBe('GROUND');
  });

  test.each([
    [{ reason: ' ' }, { reason: 'Tell the families why you change it' }],
    [{ reason: 'x'.repeat(501) }, { reason: 'At most 500 characters (this has 501)' }],
    [{ sides: [1, 2] }, { sides: 'Each side has its own sheet. Choose side 1 or 2' }],
    [{ sides: [] }, { sides: 'Each side has its own sheet. Choose side 1 or 2' }],
    [{ sheet: sheetInput({ brisket: 'WHOLE' }) }, { brisket: expect.any(String) }],
  ])('is refused a change with %j', async (given, fields) => {
    await claimOn([1]);
    await due(-1);
    expect(refusalOf(await change(given))).toEqual({ code: 'BAD_USER_INPUT', fields });
  });

  test('can change sheets until the beef is packed, and so can admins, which is logged', async () => {
    await claimOn([1, 2]);
    await due(-1);
    const admin = await make.admin();
    for (const stage of ['HARVESTED', 'WEIGHED']) {
      await db('animals').where({ id: animal.id }).update({ stage });
      expect((await change({}, admin)).errors).toBeUndefined();
    }
    expect(await db('auditEntries').where({ actorId: admin.id })).toMatchObject([
      { action: 'HERD_EDITED', changes: [{ field: `cut sheet of ${animal.tag}`, after: 'No patties.' }] },
      {},
    ]);
    await db('animals').where({ id: animal.id }).update({ stage: 'READY' });
    expect((await change()).errors?.[0]?.message).toBe("This animal is Ready, so its cuts can't change.");
  });
});

describe('new dates of an animal', () => {
  const MOVE =
    'mutation ($id: ID!, $day: String!) { moveHarvest(id: $id, harvestDate: $day) { animal { cutSheetsDue } } }';
  const move = (days: number) => as(rancher).run(MOVE, { id: String(animal.id), day: day(days) });
  const EDIT =
    'mutation ($id: ID!, $bornOn: String!) { updateAnimal(id: $id, input: { bornOn: $bornOn }) { animal { id } } }';
  const setBorn = (days: number) => as(rancher).run(EDIT, { id: String(animal.id), bornOn: day(days) });

  test('keep agreed sheets, and reopen sheets that were decided without the families', async () => {
    const [half, quarter] = [await claimOn([1, 2]), await claimOn([3], bob)];
    await propose(half);
    await propose(quarter, {}, bob);
    await db('cutSheets').insert({
      ...{ animalId: animal.id, sides: [2], state: 'STANDARD' },
      ...{ sheet: STANDARD_CUT_SHEET, claimIds: [quarter.id] },
    });
    await due(-1);
    expect((await sheetOf(quarter, bob)).state).toBe('STANDARD');
    await move(60);
    expect(await sheetsNow()).toMatchObject([
      { state: 'AGREED', open: true, due: day(29) },
      { state: 'PROPOSED', open: true },
    ]);
  });

  test('reopen a sheet with cuts that the older animal cannot have', async () => {
    const half = await claimOn([1, 2]);
    await db('animals')
      .where({ id: animal.id })
      .update({ bornOn: day(-850) });
    await propose(half, { shortLoin: 'T_BONES' });
    await move(120);
    expect(await sheetOf(half)).toMatchObject({ state: 'PROPOSED', over30Months: true });
  });

  test('do not change the sheets of packed beef', async () => {
    const half = await claimOn([1, 2]);
    await propose(half, { shortLoin: 'T_BONES' });
    await db('animals').where({ id: animal.id }).update({ stage: 'READY' });
    expect((await setBorn(-2_000)).errors).toBeUndefined();
    expect(await sheetOf(half)).toMatchObject({ state: 'AGREED', over30Months: true });
  });

  test('replace cuts that the older animal cannot have after the due day', async () => {
    const half = await claimOn([1, 2]);
    await propose(half, { shortLoin: 'T_BONES', rib: 'BONELESS_ROAST' });
    await due(-1);
    expect((await setBorn(-2_000)).errors).toBeUndefined();
    const sheet = await sheetOf(half);
    expect(sheet).toMatchObject({ state: 'CHANGED', reason: expect.stringContaining('over 30 months') });
    expect([choiceOf(sheet, 'SHORT_LOIN'), choiceOf(sheet, 'RIB')]).toEqual([
      'STRIPS_AND_TENDERLOIN',
      'BONELESS_ROAST',
    ]);
  });
});

describe('the standard sheet of a processor', () => {
  const CREATE = `mutation ($input: ProcessorInput!) { createProcessor(input: $input) { processor { id ${STANDARD()} } } }`;
  const UPDATE = `mutation ($id: ID!, $input: ProcessorChanges!) { updateProcessor(id: $id, input: $input) { processor { ${STANDARD()} } } }`;
  function STANDARD() {
    return 'standardCutSheet { question choice } standardCutSheetNotes';
  }
  const hillCountry = {
    ...{ name: 'Hill Country Meats', city: 'Austin', state: 'Texas', zipCode: '78701' },
    ...{ inspection: 'USDA', payer: 'RANCH' },
  };

  test('is the default until the ranch sets another one, and is fitted to the side', async () => {
    const { data } = await as(rancher).run(CREATE, { input: hillCountry });
    const { id, standardCutSheet } = data.createProcessor.processor;
    expect(standardCutSheet).toEqual(sheetInput().choices);
    const wanted = sheetInput({ brisket: 'WHOLE', chuck: 'GROUND', notes: 'Paper wrap.' });
    const changed = await as(rancher).run(UPDATE, { id, input: { standardCutSheet: wanted } });
    expect(changed.data.updateProcessor.processor).toEqual({
      standardCutSheet: wanted.choices,
      standardCutSheetNotes: 'Paper wrap.',
    });
    await as(rancher).run(UPDATE, { id, input: { name: 'Hill Meats' } });
    await db('animals').where({ id: animal.id }).update({ processorId: id });
    const { standard } = await sheetOf(await claimOn([1]));
    expect(standard).toEqual(sheetInput({ chuck: 'GROUND' }).choices);
    const cleared = await as(rancher).run(UPDATE, { id, input: { standardCutSheet: null } });
    expect(cleared.data.updateProcessor.processor).toMatchObject({ standardCutSheet: sheetInput().choices });
  });

  test('is refused by question if it contradicts itself or is incomplete', async () => {
    const contradictory = sheetInput({ stewMeat: 'KEEP', chuck: 'GROUND', round: 'GROUND' });
    for (const [standardCutSheet, question] of [
      [contradictory, 'stewMeat'],
      [{ choices: sheetInput().choices.slice(0, -1) }, 'steaksPerPack'],
    ] as const) {
      const { errors } = await as(rancher).run(CREATE, { input: { ...hillCountry, standardCutSheet } });
      expect(errors?.[0]?.extensions.fields).toEqual({ [`standardCutSheet.${question}`]: expect.any(String) });
    }
  });
});

describe('organs that an animal has once', () => {
  const TAKEN = 'query ($id: ID!) { animal(id: $id) { cutSheets { sides taken } } }';

  test('go to the side that agrees first, and the other side reads so', async () => {
    const [one, two] = [await claimOn([1, 2]), await claimOn([3, 4], bob)];
    const sent = await Promise.all([
      propose(one, { heart: 'KEEP' }),
      propose(two, { heart: 'KEEP', tongue: 'KEEP' }, bob),
    ]);
    const refused = sent.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.errors?.[0]?.extensions.fields).toEqual({ heart: expect.stringMatching(/only one/) });
    const { data } = await as(rancher).run(TAKEN, { id: String(animal.id) });
    expect(data.animal.cutSheets.flatMap(({ taken }: { taken: string[] }) => taken)).toContain('HEART');
  });

  test('go to one side, too, if both sides get the standard sheet with them', async () => {
    const standardCutSheet = { ...STANDARD_CUT_SHEET, heart: 'KEEP' };
    await db('processors').where({ id: animal.processorId }).update({ standardCutSheet });
    await Promise.all([claimOn([1, 2]), claimOn([3, 4], bob)]);
    await due(-1);
    await decideOverdueSheets({ db, timeZone: testConfig.timeZone });
    const sheets = await sheetsNow();
    expect(sheets.map((sheet: { lines: CutLine[] }) => choiceOf(sheet, 'HEART'))).toEqual(['KEEP', 'SKIP']);
  });
});

test('a sheet from before some questions were asked reads as on the standard sheet, and stays valid', async () => {
  const claim = await claimOn([1, 2]);
  const { tenderloin, sirloinTip, rump, patties, pattyPounds, leanness, dogBones, suet, ...before } =
    STANDARD_CUT_SHEET;
  await propose(claim, { chuck: 'HALF_ROASTS', round: 'ROASTS_AND_GROUND' });
  await db('cutSheets')
    .where({ animalId: animal.id })
    .update({ sheet: { ...before, round: 'JERKY' } });
  const sheet = await sheetOf(claim);
  expect([choiceOf(sheet, 'ROUND'), choiceOf(sheet, 'PATTIES'), choiceOf(sheet, 'RUMP')]).toEqual([
    'JERKY',
    patties,
    rump,
  ]);
  expect([sheet.state, tenderloin, sirloinTip, pattyPounds, leanness, dogBones, suet]).toContain('AGREED');
});
