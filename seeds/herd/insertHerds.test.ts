import { expect, test } from 'vitest';
import { hashOfLinkToken } from '../../graph/accounts/linkToken';
import { toldOf } from '../../graph/claims/toldOf';
import { serveLine } from '../../graph/reserving/serveLine';
import { animalInput } from '../../rules/herd/animalForm';
import { cutSheetForm } from '../../rules/herd/cutSheet';
import { processorInput } from '../../rules/herd/processorForm';
import { QUARTERS_OF, type ShareItemType } from '../../rules/herd/quarters';
import { COW_SHARES } from '../../rules/products/cowShares';
import { DEFAULT_TIME_ZONE } from '../../rules/time/timeZone';
import { demoDatabase, DEMO_NOW as now } from '../testing/demoDatabase';
import { DEMO_LINKS } from './insertHerds';

const { db, select, expectNone, first } = await demoDatabase('herds');
const TODAY = `date '2026-11-21'`;

const STAGES = ['CLOSED', 'HARVESTED', 'OPEN', 'PLANNED', 'READY', 'WEIGHED', 'WITHDRAWN'];

test('at least 24 ranches have animals in every stage, shares, a line and quarters of their own', async () => {
  const herds = await select(`
    select r.approval, array_agg(distinct a.stage order by a.stage) as stages,
      (select count(*) from claims c where c.rancher_id = r.id and c.order_id is not null and c.animal_id is not null) as held,
      (select count(*) from claims c where c.rancher_id = r.id and c.animal_id is null) as waiting,
      (select count(*) from claims c where c.rancher_id = r.id and c.order_id is null) as kept
    from ranchers r join animals a on a.rancher_id = r.id group by r.id`);
  expect(herds.length).toBeGreaterThanOrEqual(24);
  for (const herd of herds) {
    expect(herd).toMatchObject({ approval: 'APPROVED', stages: STAGES });
    expect(herd.held).toBeGreaterThan(0);
    expect(herd.kept).toBeGreaterThan(0);
  }
  expect(herds.filter(({ waiting }) => waiting > 0).length).toBeGreaterThanOrEqual(20);
});

test('two plants of the demo ranch have links, behind which animals are due', async () => {
  const doors = await select(`select d.token_hash, r.ranch_name, (select count(*)::integer from animals a
      where a.processor_id = d.processor_id and a.stage in ('OPEN', 'HARVESTED', 'WEIGHED', 'READY')) as due
    from processor_doors d join ranchers r on r.id = d.rancher_id order by d.id`);
  expect(doors.map(({ token_hash: hash }) => hash)).toEqual(DEMO_LINKS.map(hashOfLinkToken));
  for (const { ranch_name: ranchName, due } of doors) {
    expect(ranchName).toBe('Pedernales Bend Ranch');
    expect(due).toBeGreaterThan(0);
  }
});

test('nobody in line could take the free places, so that visitors can', async () => {
  const ranches = await select('select distinct rancher_id as id from claims where animal_id is null');
  const trx = await db.transaction();
  const line = { timeZone: DEFAULT_TIME_ZONE, placesOpened: false };
  for (const { id } of ranches) await serveLine(trx, { ...line, rancherId: id });
  const { rows } = await trx.raw('select id from line_offers where answer is null');
  await trx.rollback();
  expect(rows).toEqual([]);
});

test('families hold shares of animals in every stage that allows it', async () => {
  const stages = await select(`
    select a.stage, count(*) > 10 as many from claims c join animals a on a.id = c.animal_id
    where c.order_id is not null group by a.stage order by a.stage`);
  const held = STAGES.filter((stage) => stage !== 'PLANNED' && stage !== 'WITHDRAWN');
  expect(stages).toEqual(held.map((stage) => ({ stage, many: true })));
});

test('deposits were requested and received', async () => {
  const { asked, received } = await first(`
    select count(*) filter (where deposit_received_at is null) as asked, count(deposit_received_at) as received
    from claims where deposit_due is not null`);
  expect(asked).toBeGreaterThan(8);
  expect(received).toBeGreaterThan(30);
  await expectNone(`
    select c.id from claims c join animals a on a.id = c.animal_id
    where (c.deposit_due is not null and (c.deposit = 0 or c.deposit_due > a.harvest_date))
      or (c.deposit_received_at is null and c.deposit_due < ${TODAY})
      or c.deposit_received_at not between c.ordered_at and '${now.toISOString()}'`);
});

test('the demo rancher has all kinds of processors, a full board and a waiting line', async () => {
  const ofDemoRanch = `rancher_id = (select r.id from ranchers r join users u on u.id = r.user_id
    where u.email = 'rancher@herdline.test')`;
  const inspections = await select(`select inspection from processors where ${ofDemoRanch} order by inspection`);
  expect(inspections.map(({ inspection }) => inspection)).toEqual(['CUSTOM_EXEMPT', 'STATE', 'USDA']);
  const { open, full, months } = await first(`
    select count(*) as open, count(*) filter (where quarters_left = 0) as full,
      count(distinct to_char(harvest_date, 'YYYY-MM')) as months
    from animals where ${ofDemoRanch} and stage = 'OPEN'`);
  expect(open).toBeGreaterThanOrEqual(6);
  expect(full).toBeGreaterThanOrEqual(2);
  expect(months).toBeGreaterThanOrEqual(3);
  const line = await select(
    `select quarters from claims where ${ofDemoRanch} and animal_id is null order by line_at, id`,
  );
  expect(line.map(({ quarters }) => quarters)).toEqual([2, 2, 1, 4]);
});

test('the demo customer holds shares and waits for another', async () => {
  const claims = await select(`
    select c.animal_id is null as waits, c.deposit_due is not null as asked from claims c
    join orders o on o.id = c.order_id join users u on u.id = o.customer_id
    where u.email = 'customer@herdline.test' order by c.ordered_at`);
  expect(claims).toEqual([
    { waits: false, asked: true },
    { waits: false, asked: true },
    { waits: true, asked: false },
  ]);
});

test('cut sheets are in every state, and none was decided before its shares were ordered', async () => {
  const states = await select(`select state, count(*) > 5 as many from cut_sheets group by state order by state`);
  expect(states).toEqual(['AGREED', 'CHANGED', 'STANDARD'].map((state) => ({ state, many: true })));
  const { proposed } = await first(`select count(*) as proposed from cut_sheet_proposals p
    where not exists (select from cut_sheets d where d.animal_id = p.animal_id and d.sides = p.sides)`);
  expect(proposed).toBeGreaterThan(10);
  await expectNone(`
    select d.id from cut_sheets d join claims c on c.id = any(d.claim_ids)
    where (d.state = 'AGREED' and d.decided_at < c.ordered_at) or d.decided_at > '${now.toISOString()}'`);
  await expectNone(`
    select a.id from animals a join animal_places p on p.animal_id = a.id where a.stage in ('HARVESTED', 'WEIGHED', 'READY')
      and not exists (select from cut_sheets d where d.animal_id = a.id and (p.place + 1) / 2 = any(d.sides))`);
  for (const { sheet } of await db('cut_sheets')) await cutSheetForm.validate(sheet, { strict: true });
});

test('processors and animals pass the validation of their forms', async () => {
  const processors = await db('processors');
  for (const processor of processors) await processorInput.validate(processor, { strict: true });
  const animals = await db('animals').where('stage', 'OPEN');
  for (const { ownCutSheetsDue, processorId, ...animal } of animals) {
    const given = { ...animal, cutSheetsDue: ownCutSheetsDue, processorId: String(processorId) };
    await animalInput({ today: '2026-11-21' }).validate(given);
  }
});

test('a processor is in the state of its ranch, and no state-inspected ranch has a USDA processor', async () => {
  await expectNone(`
    select p.id from processors p join ranchers r on r.id = p.rancher_id
    left join zip_codes z on z.zip_code = p.zip_code and z.city = p.city
    where p.state <> r.state or z.zip_code is null`);
  await expectNone(`
    select r.id from ranchers r join processors p on p.rancher_id = r.id
    where r.processing_facility like '%state inspected' group by r.id having bool_or(p.inspection = 'USDA')`);
});

test('animals and shares have the terms of their ranch', async () => {
  await expectNone(`
    select a.id from animals a join ranchers r on r.id = a.rancher_id
    where a.pricing <> r.pricing_model or a.deposit_per_quarter <> r.deposit_amount
      or (a.pricing = 'FLAT' and a.price * 2 <> r.half_cow_price)`);
  await expectNone(`
    select c.id from claims c join animals a on a.id = c.animal_id
    where (c.pricing, c.price, c.price_per_pound, c.deposit) is distinct from
      (a.pricing, a.price * c.quarters, a.price_per_pound, a.deposit_per_quarter * c.quarters)`);
});

const PROCESSED = 'from animals a join processors p on p.id = a.processor_id join ranchers r on r.id = a.rancher_id';

test('an animal’s price by weight is a usual one, and higher where it includes the processor', async () => {
  await expectNone(`
    select a.id ${PROCESSED} where a.pricing = 'HANGING' and a.price_per_pound not between
      case p.payer when 'INCLUDED' then 560 else 375 end and case p.payer when 'INCLUDED' then 650 else 550 end`);
  await expectNone(`select a.id ${PROCESSED} where a.pricing = 'FLAT' and p.payer <> 'RANCH'`);
  await expectNone(`
    select id from animals where expected_hanging_from_tenths < 5400 or expected_hanging_to_tenths > 7000`);
});

test('each share of an open animal costs what such shares usually cost', async () => {
  const animals = await db('animals')
    .join('processors', 'processors.id', 'animals.processorId')
    .join('ranchers', 'ranchers.id', 'animals.rancherId')
    .where({ stage: 'OPEN' })
    .select('animals.*', 'killFee', 'cutAndWrapPerPound', 'payer', 'yieldFrom', 'yieldTo', 'yieldAnimals');
  expect(animals.length).toBeGreaterThan(60);
  for (const animal of animals) {
    for (const { itemType, suggestedPrice } of COW_SHARES) {
      const { from, to } = toldOf(animal, { ranch: animal, processor: animal }, QUARTERS_OF[itemType as ShareItemType]);
      expect([animal.tag, itemType, from >= suggestedPrice.from, to <= suggestedPrice.to]).toEqual([
        animal.tag,
        itemType,
        true,
        true,
      ]);
    }
  }
});

test('the days of animals fit their stages', async () => {
  await expectNone(`
    select id from animals where not case
      when stage in ('HARVESTED', 'WEIGHED') then harvest_date < ${TODAY}
      when stage in ('READY', 'CLOSED') then harvest_date + hang_days + cutting_days <= ${TODAY}
      when stage = 'PLANNED' then harvest_date > ${TODAY} or harvest_words is not null
      else harvest_date > ${TODAY} end
      or extract(isodow from harvest_date) > 5
      or own_cut_sheets_due <= ${TODAY} or born_on >= harvest_date - 400`);
});

test('a share has as many places as quarters, and a half is on one side', async () => {
  await expectNone(`
    select c.id from claims c left join animal_places p on p.claim_id = c.id
    group by c.id having count(p.place) <> case when c.animal_id is null then 0 else c.quarters end
      or (c.quarters = 2 and count(distinct (p.place + 1) / 2) > 1)`);
});

test('a share matches its order, which came after its animal was added', async () => {
  await expectNone(`
    select c.id from claims c join orders o on o.id = c.order_id join order_items i on i.id = c.order_item_id
    left join animals a on a.id = c.animal_id
    where i.order_id <> o.id or o.rancher_id <> c.rancher_id or c.ordered_at <> o.created_at
      or c.quarters <> case i.type when 'QUARTER_COW' then 1 when 'HALF_COW' then 2 when 'WHOLE_COW' then 4 end
      or a.rancher_id <> c.rancher_id or a.created_at > c.ordered_at
      or (o.status = 'FULFILLED') is distinct from coalesce(a.stage = 'CLOSED', false) or o.status = 'CANCELED'`);
});

test('every share is legal', async () => {
  await expectNone(`
    select c.id from claims c join animals a on a.id = c.animal_id join processors p on p.id = a.processor_id
    join orders o on o.id = c.order_id join users u on u.id = o.customer_id join ranchers r on r.id = c.rancher_id
    where (p.inspection = 'CUSTOM_EXEMPT' and o.shipping_method = 'SHIPPING')
      or (p.inspection = 'STATE'
        and p.state <> case o.shipping_method when 'LOCAL_PICKUP' then r.state else u.state end)`);
  await expectNone(`
    select a.id from animals a join processors p on p.id = a.processor_id
    where p.inspection = 'CUSTOM_EXEMPT' and a.stage in ('HARVESTED', 'WEIGHED', 'READY', 'CLOSED') and a.quarters_left > 0`);
  const { harvested } = await first(`
    select count(*) as harvested from animals a join processors p on p.id = a.processor_id
    where p.inspection = 'CUSTOM_EXEMPT' and a.stage = 'HARVESTED'`);
  expect(harvested).toBeGreaterThan(5);
});

test('the events of animals and shares have the right times', async () => {
  await expectNone(`
    select c.id from claims c where not exists (
      select from events e where e.claim_id = c.id and e.type = 'CLAIM_MADE' and e.created_at = c.ordered_at)`);
  await expectNone(`
    select a.id from animals a where (a.stage <> 'PLANNED') is distinct from exists (
      select from events e where e.animal_id = a.id and e.type = 'ANIMAL_OPENED' and e.position is not null)`);
  await expectNone(`
    select e.id from events e where e.animal_id is not null and e.created_at > '${now.toISOString()}'`);
  await expectNone(`
    select a.id from animals a where (a.opened_at is null) <> (a.stage in ('PLANNED', 'WITHDRAWN'))
      or (a.filled_at is null) <> (a.opened_at is null or a.quarters_left > 0)
      or a.opened_at > '${now.toISOString()}' or a.filled_at not between a.opened_at and '${now.toISOString()}'`);
});
