import type { Knex } from 'knex';
import { herdCalendar } from '../../rules/herd/herdCalendar';
import { type AnimalRow, planOf } from '../animals/Animal';
import { prepared } from '../database/reading/prepared';
import { familyOrderPath } from '../orders/familyOrderPath';
import type { CalendarEntry } from './icsOf';

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
    entriesOf(animal, {
      ...{ id: `animal-${animal.id}`, changedAt: animal.updatedAt, path: '/rancher/herd' },
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

type FamilyAnimal = AnimalRow & { orderId: number; claimId: number; changedAt: string; ranchName: string };

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
  return animals.flatMap((animal) =>
    entriesOf(animal, {
      ...{ id: `share-${animal.claimId}`, changedAt: animal.changedAt, path: familyOrderPath(animal.orderId) },
      summaries: {
        cutSheets: `Cut sheet due: ${animal.ranchName}`,
        harvest: `Harvest of your animal: ${animal.ranchName}`,
        ready: `Your beef is ready: ${animal.ranchName}`,
      },
      description: `Order #${animal.orderId}, animal ${animal.tag}`,
    }),
  );
}

type Texts = Pick<CalendarEntry, 'id' | 'changedAt' | 'path' | 'description' | 'isCanceled'> & {
  summaries: Record<'cutSheets' | 'harvest' | 'ready', string>;
};

function entriesOf(animal: AnimalRow, { id, summaries, ...shared }: Texts): CalendarEntry[] {
  const days = herdCalendar(planOf(animal));
  if (!days) return [];
  const { cutSheetsDue, harvest, readyFrom, readyTo } = days;
  return [
    { ...shared, id: `${id}-cut-sheets`, summary: summaries.cutSheets, first: cutSheetsDue, last: cutSheetsDue },
    { ...shared, id: `${id}-harvest`, summary: summaries.harvest, first: harvest, last: harvest },
    { ...shared, id: `${id}-ready`, summary: summaries.ready, first: readyFrom, last: readyTo },
  ];
}
