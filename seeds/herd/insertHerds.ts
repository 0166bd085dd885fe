import type { Knex } from 'knex';
import { hashOfLinkToken } from '../../graph/accounts/linkToken';
import { Animal } from '../../graph/animals/Animal';
import { Claim, LineOffer, termsOf } from '../../graph/claims/Claim';
import { toldOf } from '../../graph/claims/toldOf';
import { mustExist } from '../../graph/database/transaction';
import { Processor } from '../../graph/processors/Processor';
import { canBeWeighed } from '../../rules/herd/animalStage';
import { type ShareTold, termsOfList } from '../../rules/herd/lineTerms';
import { LIVE_PURCHASE_VERSION } from '../../rules/herd/livePurchase';
import { choosePlaces, PLACES, type Place, type Quarters } from '../../rules/herd/quarters';

import { daysAfter } from '../../rules/time/days';
import { at } from '../at';
import { daysBefore } from '../daysBefore';
import type { SeededOrder } from '../orders/insertOrders';
import { randomOf } from '../random';
import { dayOf } from './draftAnimal';
import { insertCutSheets } from './insertCutSheets';
import { type Herd, NO_YIELD, type ShareOrder } from './planHerds';

const HOUR = 3_600_000;

type Setting = { orders: SeededOrder[]; now: Date };

export async function insertHerds(trx: Knex, herds: Herd[], setting: Setting): Promise<void> {
  const processorDrafts = herds.flatMap(({ processors }) => processors);
  const processors = await Processor.query(trx).insert(processorDrafts);
  const stored = new Map(processorDrafts.map((draft, index) => [draft, at(processors, index)]));
  const planned = herds
    .flatMap(tagged)
    .map(({ processor, ...animal }) => ({ ...animal, processor: mustExist(stored.get(processor)) }));
  const rows = planned.map(({ draft, processor, tag }) => {
    return { ...draft, tag, processorId: processor.id };
  });
  const animals = await Animal.query(trx).insert(rows);
  const held = planned.flatMap((animal, index) => sharesOf(animal, at(animals, index), setting));
  const waiting = herds.flatMap(({ line }) => line.map((order) => waitingClaim(order, setting)));
  // Sorted by time, so that ids increase with time as on a real server, where ties in the line go by id.
  const drafts = [...held, ...waiting].sort((a, b) => a.claim.lineAt.localeCompare(b.claim.lineAt));
  const claims = await Claim.query(trx).insert(drafts.map(({ claim }) => claim));
  await trx('animalPlaces').insert(
    drafts.flatMap(({ claim: { animalId }, places }, index) =>
      places.map((place) => ({ animalId, place, claimId: at(claims, index).id })),
    ),
  );
  const waitingClaims = claims.filter(({ animalId }) => animalId === null);
  const open = planned.flatMap(({ processor }, index) => {
    const animal = at(animals, index);
    const taken = drafts.flatMap(({ claim, places }) => (claim.animalId === animal.id ? places : []));
    return animal.stage === 'OPEN' || animal.stage === 'HARVESTED' ? [{ animal, processor, taken }] : [];
  });
  await LineOffer.query(trx).insert(waitingClaims.flatMap((claim) => declinedBy(claim, open)));
  await trx.raw(EVENTS);
  await trx.raw(LIVE_PURCHASES);
  await insertDoors(trx);
  await insertCutSheets(trx, setting.now);
}

/** What follows the # in the demo's links, which everybody knows, as the demo's password. */
export const DEMO_LINKS = ['demo-plant-1', 'demo-plant-2'];

/** Gives two processors of the demo's ranch links that open without an account. */
async function insertDoors(trx: Knex): Promise<void> {
  const owner = trx('users').where({ email: 'rancher@herdline.test' }).select('id');
  const ranch = trx('ranchers').whereIn('userId', owner).select('id');
  const processors = await trx('processors').whereIn('rancherId', ranch).orderBy('id').limit(DEMO_LINKS.length);
  const doors = processors.map(({ id, rancherId }, index) => ({
    ...{ rancherId, processorId: id, tokenHash: hashOfLinkToken(at(DEMO_LINKS, index)) },
  }));
  const [first] = processors;
  if (!first) return;
  await trx('processorDoors').insert(doors);
  await trx.raw(ENTERED_WEIGHTS);
  await insertSlots(trx, first.id);
}

/** What follows the # in the own link of the demo's plant. */
const DEMO_PLANT_LINK = 'demo-slots';

/** Lets the first of them publish slots, which all of its coming animals have. */
async function insertSlots(trx: Knex, processorId: number): Promise<void> {
  const plant = { email: 'plant@herdline.test', tokenHash: hashOfLinkToken(DEMO_PLANT_LINK) };
  const [{ id }] = await trx('plants').insert(plant).returning('id');
  await trx('processors').where({ id: processorId }).update({ plantId: id });
  const coming = trx('animals')
    .where({ processorId })
    .whereIn('stage', ['PLANNED', 'OPEN'])
    .whereNotNull('harvestDate');
  const animals: { id: number; harvestDate: string }[] = await coming.orderBy('id').select('id', 'harvestDate');
  const days = new Set(animals.flatMap(({ harvestDate: day }) => [day, daysAfter(day, 7)]));
  await trx('killDays').insert([...days].sort().map((day) => ({ plantId: id, day, slots: animals.length })));
  await trx('slotBookings').insert(
    animals.map((animal) => ({ animalId: animal.id, plantId: id, day: animal.harvestDate })),
  );
}

/** A processor has weighed the animal that was harvested last, and the ranch hasn't recorded it. */
const ENTERED_WEIGHTS = `
  insert into weight_proposals (door_id, animal_id, hanging_tenths, packaged, proposed_at)
  select d.id, a.id, (a.expected_hanging_from_tenths + a.expected_hanging_to_tenths) / 2, '[]', a.harvest_date + time '16:30'
  from processor_doors d join animals a on a.processor_id = d.processor_id and a.stage = 'HARVESTED'
  where a.expected_hanging_from_tenths is not null and not exists (select from weighings where animal_id = a.id)
  order by a.harvest_date desc, a.id limit 1`;

/** The animals of a herd in order of their harvest, with increasing ear tags. */
function tagged({ ranch, animals }: Herd) {
  const random = randomOf(`tags of ${ranch.ranchName}`);
  let tag = random.whole(11, 420);
  const byHarvest = animals.toSorted((a, b) => (a.plan.harvestIn ?? 999) - (b.plan.harvestIn ?? 999));
  return byHarvest.map((animal) => {
    tag += random.whole(1, 4);
    return { ...animal, tag: String(tag) };
  });
}

type Draft = ReturnType<typeof claimOf>;
type Tagged = Omit<ReturnType<typeof tagged>[number], 'processor'> & { processor: Processor };

/** Families' shares, then the ranch's: what is left of a weighed animal, or of a harvested custom-exempt one. */
function sharesOf({ plan, processor, orders }: Tagged, animal: Animal, setting: Setting): Draft[] {
  const taken: Place[] = [];
  const hold = (quarters: Quarters, order?: ShareOrder): Draft[] => {
    const places = choosePlaces(taken, quarters);
    if (!places) return [];
    taken.push(...places);
    const told = order ? toldOf(animal, { ranch: NO_YIELD, processor }, quarters) : null;
    return [claimOf({ quarters, order, animal, places, told }, setting)];
  };
  const shares = [
    ...orders.flatMap((order) => hold(order.share.quarters, order)),
    ...(plan.kept ? hold(plan.kept) : []),
  ];
  const isUnweighed = plan.stage === 'HARVESTED' && processor.inspection !== 'CUSTOM_EXEMPT';
  if (isUnweighed || !canBeWeighed(plan.stage)) return shares;
  while (taken.length < PLACES.length) shares.push(...hold(choosePlaces(taken, 2) ? 2 : 1));
  return shares;
}

const NO_TERMS = { pricing: null, price: null, pricePerPound: null, deposit: null };

function waitingClaim(order: ShareOrder, setting: Setting): Draft {
  const { quarters, price } = order.share;
  const told = termsOfList({ type: 'QUARTER_COW', price, basis: null, pricePerPound: null }, 0);
  return claimOf({ quarters, order, animal: null, places: [], told }, setting);
}

type OpenAnimal = { animal: Animal; processor: Processor; taken: Place[] };

/** The animals with room that a family in line has declined, since it would have them otherwise. It waits for a later one. */
function declinedBy({ id, rancherId, quarters, orderedAt }: Claim, open: OpenAnimal[]) {
  const fits = open.filter(({ animal, taken }) => animal.rancherId === rancherId && choosePlaces(taken, quarters));
  return fits.map(({ animal, processor, taken }, index) => {
    const known = Math.max(Date.parse(orderedAt), Date.parse(animal.createdAt));
    const after = (hours: number) => new Date(known + (10 * index + hours) * HOUR).toISOString();
    return {
      ...{ claimId: id, animalId: animal.id, placed: false, places: choosePlaces(taken, quarters) ?? [] },
      ...{ terms: toldOf(animal, { ranch: NO_YIELD, processor }, quarters), answer: 'DECLINED' as const },
      ...{ offeredAt: after(1), answeredAt: after(7), expiresAt: after(49) },
    };
  });
}

type Share = {
  quarters: Quarters;
  order?: ShareOrder;
  animal: Animal | null;
  places: Place[];
  told: ShareTold | null;
};

function claimOf({ quarters, order, animal, places, told }: Share, { orders, now }: Setting) {
  const sent = order && mustExist(orders.find(({ plan }) => plan === order));
  const orderedAt = sent?.createdAt ?? mustExist(animal).createdAt;
  const claim = {
    rancherId: sent?.rancherId ?? mustExist(animal).rancherId,
    orderId: sent?.id ?? null,
    orderItemId: sent?.itemId ?? null,
    quarters,
    animalId: animal?.id ?? null,
    told,
    orderedAt,
    lineAt: orderedAt,
    ...(animal ? termsOf(animal, quarters) : NO_TERMS),
    ...(order && animal && depositOf(order, animal, now)),
  };
  return { claim, places };
}

/** Received deposits were due ten days after the order. Requested ones are due in six days, or by the harvest if it's earlier. */
function depositOf({ deposit, daysAgo }: ShareOrder, { depositPerQuarter, harvestDate }: Animal, now: Date) {
  if (!deposit || depositPerQuarter === 0) return {};
  if (deposit === 'RECEIVED') {
    const [asked, received] = [daysBefore(now, daysAgo - 10), daysBefore(now, daysAgo - 6.3)];
    return { depositDue: dayOf(asked), depositReceivedAt: received.toISOString() };
  }
  const due = daysAfter(dayOf(now), 6);
  return { depositDue: harvestDate && harvestDate < due ? harvestDate : due };
}

/** Corrects the times that triggers set for claims, and adds the events of animals, which triggers add only for changes. */
const EVENTS = `
  update claims set placed_at = ordered_at;
  update events set created_at = claims.ordered_at from claims where claims.id = events.claim_id;
  insert into events (type, rancher_id, animal_id, amount, created_at)
  select told.type, rancher_id, id, 0, created_at + told.later
  from animals join (values ('ANIMAL_OPENED', interval '20 minutes'), ('ANIMAL_WITHDRAWN', interval '83 days'))
    as told (type, later) on (told.type = 'ANIMAL_OPENED' and stage <> 'PLANNED') or (told.type = 'ANIMAL_WITHDRAWN' and stage = 'WITHDRAWN')
  order by created_at + told.later, id;
  update animals set opened_at = created_at + interval '20 minutes',
    filled_at = case when filled_at is not null
      then (select greatest(max(ordered_at), animals.created_at + interval '20 minutes') from claims where animal_id = animals.id) end
  where opened_at is not null`;

/** Families confirmed the live purchase if they paid the deposit or their animal was harvested. */
const LIVE_PURCHASES = `
  insert into live_purchases (claim_id, animal_id, version, ranch_chooses, confirmed_at)
  select c.id, a.id, '${LIVE_PURCHASE_VERSION}', c.id % 3 = 0, least(c.ordered_at + interval '29 hours', a.harvest_date - 1)
  from claims c join animals a on a.id = c.animal_id
  where a.inspection = 'CUSTOM_EXEMPT' and c.order_id is not null and (a.stage <> 'OPEN' or c.deposit_received_at is not null)
  order by c.id;
  update claims set live_purchase_id = live_purchases.id from live_purchases where live_purchases.claim_id = claims.id;
  update claims set live_purchase_asked_at = ordered_at from animals a
  where a.id = claims.animal_id and a.inspection = 'CUSTOM_EXEMPT' and order_id is not null;
  update events set created_at = live_purchases.confirmed_at from live_purchases
  where events.type = 'LIVE_PURCHASE_CONFIRMED' and live_purchases.claim_id = events.claim_id;`;
