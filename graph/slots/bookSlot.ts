import type { Knex } from 'knex';
import { longDay } from '../../rules/time/days';
import type { AnimalRow } from '../animals/Animal';
import { conflict, forbidden } from '../errors';
import { Processor } from '../processors/Processor';
import type { Rancher } from '../ranches/Rancher';
import { freeSlots, lockDays, offerFreeSlots, type PlantDay, tellSlots } from './slotDays';

type Booking = {
  animal: Pick<AnimalRow, 'id' | 'processorId' | 'harvestDate'>;
  ranch: Pick<Rancher, 'approval'>;
  /** Whether it should have a slot. If left out, an animal that has one keeps one at the same plant. */
  slot?: boolean | null | undefined;
};

/**
 * Gives an animal, as it is after a change, the slot of its day, moves its slot there, or frees it. The caller has locked the ranch
 * and the animal. Errors: FORBIDDEN, CONFLICT without a free slot.
 */
export async function bookSlot(trx: Knex.Transaction, { animal, ranch, slot }: Booking): Promise<void> {
  const booked: PlantDay | undefined = await trx('slotBookings').where({ animalId: animal.id }).first('plantId', 'day');
  if (!booked && !slot) return;
  const processor = animal.processorId ? await Processor.query(trx).findById(animal.processorId) : undefined;
  const { plantId = null } = processor ?? {};
  const keeps = slot ?? (booked?.plantId === plantId && animal.harvestDate !== null);
  if (!keeps) return freeSlotOf(trx, animal.id);
  if (!processor || plantId === null || animal.harvestDate === null)
    throw conflict('The plant of this animal publishes no slots.');
  const to = { plantId, day: animal.harvestDate };
  if (booked?.plantId === plantId && booked.day === to.day) return;
  if (!booked && ranch.approval !== 'APPROVED')
    throw forbidden("Slots are for approved ranches, and yours isn't approved right now");
  await lockDays(trx, [to, ...(booked ? [booked] : [])]);
  await take(trx, { animalId: animal.id, processor, to, booked });
  if (booked) await offerFreeSlots(trx, booked);
}

type Taking = { animalId: number; processor: Processor; to: PlantDay; booked: PlantDay | undefined };

async function take(trx: Knex.Transaction, { animalId, processor, to, booked }: Taking): Promise<void> {
  if ((await freeSlots(trx, to, processor.id)) < 1)
    throw conflict(
      `${processor.name} has no free slot on ${longDay(to.day)}. Choose another day, or save the date without a slot.`,
    );
  await trx('slotBookings')
    .insert({ animalId, ...to })
    .onConflict('animalId')
    .merge({ ...to, reminders: 0 });
  if (booked) await tellSlots(trx, 'SLOT_FREED', [animalId]);
  await tellSlots(trx, 'SLOT_BOOKED', [animalId]);
  await trx('slotWaits')
    .where({ ...to, processorId: processor.id })
    .delete();
}

/** Frees the slot of an animal, if it has one, for the next ranch that asked. */
export async function freeSlotOf(trx: Knex.Transaction, animalId: number): Promise<void> {
  const [booked]: PlantDay[] = await trx('slotBookings').where({ animalId }).select('plantId', 'day');
  if (!booked) return;
  await lockDays(trx, [booked]);
  await trx('slotBookings').where({ animalId }).delete();
  await tellSlots(trx, 'SLOT_FREED', [animalId]);
  await offerFreeSlots(trx, booked);
}
