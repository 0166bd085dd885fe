import { killDaysInput } from '../../rules/herd/slotForms';
import { longDay } from '../../rules/time/days';
import { today } from '../animals/animalToMove';
import type { Context } from '../context';
import type { RowId } from '../database/reading/rowId';
import { transaction } from '../database/transaction';
import { badInput } from '../errors';
import type { MutationSetKillDaysArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { openPlantId } from './plants';
import { freeSlots, lockDays, offerFreeSlots } from './slotDays';

/** Says how many animals the plant takes on some days. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function setKillDays(context: Context, given: MutationSetKillDaysArgs): Promise<RowId> {
  const plantId = await openPlantId(context);
  const { days, slots } = await validate(killDaysInput(today(context)), given);
  await transaction(context.db, async (trx) => {
    const rows = [...new Set(days)].sort().map((day) => ({ plantId, day, slots: 0 }));
    await trx('killDays').insert(rows).onConflict(['plantId', 'day']).ignore();
    for (const { day, slots: before } of await lockDays(trx, rows)) {
      const taken = before - (await freeSlots(trx, { plantId, day }));
      if (slots < taken)
        throw badInput({
          slots: `${taken} of the slots of ${longDay(day)} are booked or offered. To take fewer animals, close the day.`,
        });
      await trx('killDays').where({ plantId, day }).update({ slots });
      await offerFreeSlots(trx, { plantId, day });
    }
  });
  return { id: plantId };
}
