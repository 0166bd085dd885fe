import { isBeforeHarvest } from '../../rules/herd/animalStage';
import { isDay } from '../../rules/time/days';
import type { Animal } from '../animals/Animal';
import { today } from '../animals/animalToMove';
import { auditHerd } from '../animals/auditHerd';
import { lockAnimal } from '../animals/lockAnimal';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict } from '../errors';
import type { MutationAskForDepositsArgs } from '../resolverTypes.generated';
import { Claim } from './Claim';

/** Asks the families of an animal for their deposits by a day. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function askForDeposits(
  context: Context,
  { animalId, dueOn }: MutationAskForDepositsArgs,
): Promise<{ animal: Animal; asked: Claim[] }> {
  if (!isDay(dueOn)) throw badInput({ dueOn: 'Enter a day such as 2027-03-04' });
  if (dueOn < today(context)) throw badInput({ dueOn: "The day can't be in the past" });
  return transaction(context.db, async (trx) => {
    const { animal } = await lockAnimal(trx, animalId, context);
    if (!isBeforeHarvest(animal.stage)) throw conflict('Deposits are asked for before the harvest.');
    if (animal.harvestDate && dueOn > animal.harvestDate)
      throw badInput({ dueOn: 'Deposits are due before the harvest' });
    const unpaid = Claim.query(trx)
      .where({ animalId: animal.id })
      .whereNotNull('orderId')
      .whereNull('depositReceivedAt');
    const ids = (await unpaid.where('deposit', '>', 0)).map(({ id }) => id);
    if (ids.length === 0) throw conflict('No family of this animal owes a deposit.');
    await auditHerd(trx, context, { of: animal, before: {}, after: { [`deposits of ${animal.tag} due`]: dueOn } });
    await Claim.query(trx).whereIn('id', ids).patch({ depositDue: dueOn });
    return { animal, asked: await Claim.query(trx).whereIn('id', ids).orderBy('id') };
  });
}
