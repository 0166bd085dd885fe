import { isDay } from '../../rules/time/days';
import { today } from '../animals/animalToMove';
import { type Context, ownRanch } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict, notFound } from '../errors';
import { Processor } from '../processors/Processor';
import type { MutationAwaitSlotArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';
import { requireApprovedRanch } from '../tokens/requireApprovedRanch';
import { freeSlots, lockDays, offerFreeSlots } from './slotDays';

/** Puts the viewer's ranch in line for a slot, or takes it out. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function awaitSlot(
  context: Context,
  { processorId, day, wait }: MutationAwaitSlotArgs,
): Promise<Processor> {
  if (!isDay(day) || day < today(context)) throw badInput({ day: 'Choose a coming day' });
  if (wait) await requireApprovedRanch(context, 'Slots');
  return transaction(context.db, async (trx) => {
    const own = { id: idNumber(processorId, 'processorId'), rancherId: ownRanch(context) };
    const processor = await Processor.query(trx).findOne(own);
    if (!processor?.plantId) throw notFound('Processor');
    const kill = { plantId: processor.plantId, day };
    if ((await lockDays(trx, [kill])).length === 0) throw badInput({ day: 'The plant takes no animals that day' });
    const row = { ...kill, processorId: processor.id };
    if (!wait) {
      await trx('slotWaits').where(row).delete();
      await offerFreeSlots(trx, kill);
    } else if ((await freeSlots(trx, kill, processor.id)) > 0) {
      throw conflict('A slot is free that day. Book it.');
    } else {
      await trx('slotWaits').insert(row).onConflict(['plantId', 'day', 'processorId']).ignore();
    }
    return processor;
  });
}
