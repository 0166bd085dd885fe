import type { Knex } from 'knex';
import { queueMail } from '../mail/queueMail';

/** A day of a plant. */
export type PlantDay = { plantId: number; day: string };

type LockedDay = PlantDay & { slots: number };

/** Locks days of plants, always in the same order, after ranches and animals. A day that wasn't published is left out. */
export async function lockDays(trx: Knex.Transaction, days: readonly PlantDay[]): Promise<LockedDay[]> {
  return trx('killDays')
    .whereIn(
      ['plantId', 'day'],
      days.map(({ plantId, day }) => [plantId, day]),
    )
    .orderBy(['plantId', 'day'])
    .forUpdate()
    .select('plantId', 'day', 'slots');
}

/** Tells programs of animals that got or lost their slots. */
export async function tellSlots(
  trx: Knex,
  type: 'SLOT_BOOKED' | 'SLOT_FREED',
  animalIds: readonly number[],
): Promise<void> {
  await trx.raw(
    'insert into events (type, rancher_id, animal_id, amount) select ?, rancher_id, id, 0 from animals where id = any(?) order by id',
    [type, [...animalIds]],
  );
}

/** SQL: how many slots of a day `k` are booked. */
export const BOOKED = '(select count(*)::integer from slot_bookings b where b.plant_id = k.plant_id and b.day = k.day)';

/** SQL: how many free slots of a day `k` are held for ranches that asked, except for the given processor. */
export const heldExceptFor = (processor: string) => `(
  select count(*)::integer from slot_waits h join processors hp on hp.id = h.processor_id and hp.plant_id = h.plant_id
  where h.plant_id = k.plant_id and h.day = k.day and h.offer_ends_at > now() and h.processor_id <> ${processor})`;

/** Returns how many slots of a locked day are free for a processor, or for nobody in particular. */
export async function freeSlots(trx: Knex, { plantId, day }: PlantDay, processorId = 0): Promise<number> {
  const { rows } = await trx.raw(
    `select k.slots - ${BOOKED} - ${heldExceptFor('?')} as free from kill_days k where k.plant_id = ? and k.day = ?`,
    [processorId, plantId, day],
  );
  return rows[0]?.free ?? 0;
}

/**
 * Offers the free slots of a locked day to ranches that asked for one, in the order of asking, for 12 hours each. Ends offers whose
 * time is over. A ranch that is suspended, or to which the plant doesn't publish anymore, loses its turn for now.
 */
export async function offerFreeSlots(trx: Knex, { plantId, day }: PlantDay): Promise<void> {
  await trx('slotWaits').where({ plantId, day }).where('offerEndsAt', '<=', trx.fn.now()).delete();
  const { rows } = await trx.raw(
    `update slot_waits set offer_ends_at = now() + interval '12 hours' where id in (
       select w.id from slot_waits w join processors p on p.id = w.processor_id and p.plant_id = w.plant_id
         join ranchers r on r.id = p.rancher_id and r.approval = 'APPROVED'
       where w.plant_id = ? and w.day = ? and w.offer_ends_at is null order by w.id limit ?)
     returning id`,
    [plantId, day, Math.max(0, await freeSlots(trx, { plantId, day }))],
  );
  for (const { id } of rows) await queueMail(trx, { template: 'slotOffered', waitId: id });
}
