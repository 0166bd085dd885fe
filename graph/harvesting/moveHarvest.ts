import { isBeforeHarvest } from '../../rules/herd/animalStage';
import { harvestPlanProblem, moveHarvest as movePlan } from '../../rules/herd/herdCalendar';

import { isDay } from '../../rules/time/days';
import { type Animal, planOf } from '../animals/Animal';
import { today } from '../animals/animalToMove';
import { auditHerd, lockAnimal } from '../animals/lockAnimal';
import type { Context } from '../context';
import { refitCutSheets } from '../cutSheets/refitCutSheets';
import { transaction } from '../database/transaction';
import { badInput, conflict } from '../errors';
import { queueAnimalNews } from '../reserving/animalNews';
import { endOffersOf } from '../reserving/endOffers';
import { serveLine } from '../reserving/serveLine';
import type { MutationMoveHarvestArgs } from '../resolverTypes.generated';
import { bookSlot } from '../slots/bookSlot';

/** Moves the harvest, and with it the ranch's own deadline for cut sheets and the slot. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function moveHarvest(
  context: Context,
  { id, harvestDate, slot }: MutationMoveHarvestArgs,
): Promise<Animal> {
  if (!isDay(harvestDate)) throw badInput({ harvestDate: 'Enter a day such as 2027-03-04' });
  return transaction(context.db, async (trx) => {
    const { animal, ranch } = await lockAnimal(trx, id, context);
    if (!isBeforeHarvest(animal.stage)) throw conflict("The harvest is over, and its date can't change anymore.");
    const plan = movePlan(planOf(animal), harvestDate);
    const problem = harvestPlanProblem(plan, today(context));
    // The input has only this day, so any problem is reported at its field.
    if (problem) throw badInput({ harvestDate: Object.values(problem)[0] ?? '' });
    const after = { harvestDate, harvestWords: null, ownCutSheetsDue: plan.cutSheetsDue };
    await auditHerd(trx, context, { of: animal, before: animal, after });
    if (harvestDate !== animal.harvestDate) await queueAnimalNews(trx, animal.id);
    await animal.$query(trx).patch({ ...after, updatedAt: trx.fn.now() });
    await bookSlot(trx, { animal: { ...animal, harvestDate }, ranch, slot });
    await refitCutSheets(trx, animal.id, today(context));
    if (harvestDate !== animal.harvestDate) await endOffersOf(trx, animal.id);
    await serveLine(trx, { rancherId: animal.rancherId, timeZone: context.config.timeZone, placesOpened: false });
    return animal;
  });
}
