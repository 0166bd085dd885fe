import type { Knex } from 'knex';
import { DEFAULT_CUTTING_DAYS, DEFAULT_HANG_DAYS, type HarvestPlan, herdCalendar } from '../../rules/herd/herdCalendar';
import { pathTo, site } from '../../rules/site';
import { type AnimalRow, planOf } from '../animals/Animal';
import { prepared } from '../database/reading/prepared';
import type { CalendarEntry } from '../documents/icsOf';

/** Harvests that are more than a year ago are left out of the calendar. */
const IS_RECENT = 'animals.harvest_date > current_date - 366';

type RanchAnimal = AnimalRow & { processorName: string | null };

/** The days of all animals of a ranch that have a harvest date. Those of withdrawn animals are canceled. */
export async function ranchEntries(db: Knex, userId: number): Promise<CalendarEntry[]> {
  const sql = `
    select animals.*, processors.name as processor_name
    from ranch_people p join animals on animals.rancher_id = p.rancher_id left join processors on processors.id = processor_id
    where p.user_id = ? and ${IS_RECENT} order by harvest_order, animals.id`;
  const animals = await prepared<RanchAnimal>(db, { sql, bindings: [userId] });
  return animals.flatMap((animal) =>
    entriesOf(planOf(animal), {
      ...{ id: `animal-${animal.id}`, changedAt: animal.updatedAt, path: site.rancherHerd.path },
      isCanceled: animal.stage === 'WITHDRAWN',
      summaries: {
        cutSheets: `Cut sheets due: animal ${animal.tag}`,
        harvest: `Harvest: animal ${animal.tag}`,
        ready: `Beef ready: animal ${animal.tag}`,
      },
      description: `${animal.taken.length} of 4 quarters reserved${animal.processorName ? `. Processor: ${animal.processorName}` : ''}`,
    }),
  );
}

type FamilyShare = { orderId: number; claimId: number; changedAt: string; ranchName: string };
type FamilyAnimal = AnimalRow & FamilyShare;

/** Selects all entries of a family, or those for a letter about an order. */
type Family = { customerId: number } | { orderId: number; animalId?: number };

/** The days of the animals that a family has shares of. Several shares of one order on an animal are one entry. */
export async function familyEntries(db: Knex, of: Family): Promise<CalendarEntry[]> {
  const [where, bindings] =
    'customerId' in of
      ? ['order_id in (select id from orders where customer_id = ?)', [of.customerId]]
      : ['order_id = ? and animal_id = coalesce(?, animal_id)', [of.orderId, of.animalId ?? null]];
  const sql = `
    select animals.*, share.order_id, share.claim_id, ranch_name, greatest(animals.updated_at, share.placed_at) as changed_at
    from (select order_id, animal_id, min(id) as claim_id, max(placed_at) as placed_at from claims
          where animal_id is not null and ${where} group by order_id, animal_id) share
    join animals on animals.id = share.animal_id join ranchers on ranchers.id = animals.rancher_id
    where ${IS_RECENT} order by harvest_order, share.claim_id`;
  const animals = await prepared<FamilyAnimal>(db, { sql, bindings });
  return animals.flatMap((animal) => entriesOf(planOf(animal), shareTexts(animal, animal)));
}

/** The days of a family's shares that have left their animal, such as those of canceled orders. All are canceled. */
export async function leftEntries(db: Knex, customerId: number): Promise<CalendarEntry[]> {
  const sql = `
    select order_id, claims.id as claim_id, ranch_name, placed_at as changed_at, left_harvest
    from claims join ranchers on ranchers.id = claims.rancher_id
    where animal_id is null and left_harvest > current_date - 366
      and order_id in (select id from orders where customer_id = ?) order by claims.id`;
  const shares = await prepared<FamilyShare & { leftHarvest: string }>(db, { sql, bindings: [customerId] });
  const days = { hangDays: DEFAULT_HANG_DAYS, cuttingDays: DEFAULT_CUTTING_DAYS, cutSheetsDue: null };
  return shares.flatMap((share) =>
    entriesOf({ ...days, harvestDate: share.leftHarvest }, { ...shareTexts(share), isCanceled: true }),
  );
}

const shareTexts = (
  { claimId, changedAt, orderId, ranchName }: FamilyShare,
  animal?: Pick<AnimalRow, 'tag'>,
): Texts => ({
  ...{ id: `share-${claimId}`, changedAt, path: pathTo('customerOrders', { order: orderId }) },
  summaries: {
    cutSheets: `Cut sheet due: ${ranchName}`,
    harvest: `Harvest of your animal: ${ranchName}`,
    ready: `Beef ready: ${ranchName}`,
  },
  description: `Order #${orderId}${animal ? `, animal ${animal.tag}` : ''}`,
});

type Texts = Pick<CalendarEntry, 'id' | 'changedAt' | 'path' | 'description' | 'isCanceled'> & {
  summaries: Record<'cutSheets' | 'harvest' | 'ready', string>;
};

function entriesOf(plan: HarvestPlan, { id, summaries, ...shared }: Texts): CalendarEntry[] {
  const days = herdCalendar(plan);
  if (!days) return [];
  const { cutSheetsDue, harvest, readyFrom, readyTo } = days;
  return [
    { ...shared, id: `${id}-cut-sheets`, summary: summaries.cutSheets, first: cutSheetsDue, last: cutSheetsDue },
    { ...shared, id: `${id}-harvest`, summary: summaries.harvest, first: harvest, last: harvest },
    { ...shared, id: `${id}-ready`, summary: summaries.ready, first: readyFrom, last: readyTo },
  ];
}
