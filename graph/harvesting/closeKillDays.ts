import type { Knex } from 'knex';
import { closedDaysForm } from '../../rules/herd/slotForms';
import { longDay } from '../../rules/time/days';
import { Animal } from '../animals/Animal';
import { today } from '../animals/animalToMove';
import { Claim } from '../claims/Claim';
import type { Context } from '../context';
import { refitCutSheets } from '../cutSheets/refitCutSheets';
import type { RowId } from '../database/reading/rowId';
import { transaction } from '../database/transaction';
import { queueMail } from '../mail/queueMail';
import { lockRancher } from '../ranches/lockRancher';
import { endOffersOf } from '../reserving/endOffers';
import { serveLine } from '../reserving/serveLine';
import type { MutationCloseKillDaysArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { openPlantId } from '../slots/plants';
import { tellSlots } from '../slots/slotDays';

type RanchOfBooking = { rancherId: number };
type Closing = { plantId: number; from: string; to: string };

/** Closes the plant for some days. All animals with slots in between lose them. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function closeKillDays(
  context: Context,
  given: MutationCloseKillDaysArgs,
): Promise<{ plant: RowId; animals: number }> {
  const plantId = await openPlantId(context);
  const closing = { plantId, ...(await validate(closedDaysForm(today(context)), given)) };
  // Without slots, nobody can book these days anymore. The animals follow under the locks of their ranches, which come first.
  await context.db('killDays').where({ plantId }).whereBetween('day', [closing.from, closing.to]).update({ slots: 0 });
  const animals = await transaction(context.db, async (trx) => {
    const ranches: RanchOfBooking[] = await booked(trx, closing).distinct('rancherId').orderBy('rancherId');
    for (const { rancherId } of ranches) await lockRancher(trx, rancherId);
    let count = 0;
    for (const { rancherId } of ranches) count += await unbookRanch(trx, context, { ...closing, rancherId });
    return count;
  });
  return { plant: { id: plantId }, animals };
}

/** The animals with slots on these days that aren't harvested yet. */
const booked = (trx: Knex.Transaction, { plantId, from, to }: Closing) =>
  trx('animals')
    .join('slotBookings as b', 'b.animalId', 'animals.id')
    .where({ 'b.plantId': plantId })
    .whereBetween('b.day', [from, to])
    .whereIn('stage', ['PLANNED', 'OPEN']);

async function unbookRanch(
  trx: Knex.Transaction,
  context: Context,
  closing: Closing & { rancherId: number },
): Promise<number> {
  const { rancherId, to } = closing;
  const ids: number[] = await booked(trx, closing).where({ rancherId }).orderBy('animals.id').pluck('animals.id');
  await trx('slotBookings').whereIn('animalId', ids).delete();
  await tellSlots(trx, 'SLOT_FREED', ids);
  const dates = { harvestDate: null, harvestWords: `after ${longDay(to)}`, ownCutSheetsDue: null };
  await Animal.query(trx)
    .whereIn('id', ids)
    .patch({ ...dates, updatedAt: trx.fn.now() as never });
  for (const id of ids) {
    await refitCutSheets(trx, id, today(context));
    await endOffersOf(trx, id);
  }
  await tellFamilies(trx, ids, to);
  await queueMail(trx, { template: 'slotsClosed', rancherId, animalIds: ids, to });
  await serveLine(trx, { rancherId, timeZone: context.config.timeZone, placesOpened: false });
  return ids.length;
}

/** Tells each family once, however many shares and orders it has. */
async function tellFamilies(trx: Knex.Transaction, animalIds: number[], to: string): Promise<void> {
  const claims = await Claim.query(trx).whereIn('animalId', animalIds).whereNotNull('orderId').orderBy('id');
  await Claim.query(trx)
    .findByIds(claims.map(({ id }) => id))
    .patch({ toldHarvest: null });
  const orders: { id: number; customerId: number }[] = await trx('orders')
    .whereIn(
      'id',
      claims.map(({ orderId }) => orderId),
    )
    .orderBy('id')
    .select('id', 'customerId');
  for (const orderId of new Map(orders.map(({ id, customerId }) => [customerId, id])).values()) {
    await queueMail(trx, { template: 'plantClosed', orderId, animalIds, to });
  }
}
