import type { Knex } from 'knex';
import { isBeforeHarvest } from '../../rules/herd/animalStage';
import { daysAfter, isDay } from '../../rules/time/days';
import type { Animal } from '../animals/Animal';
import { today } from '../animals/animalToMove';
import { auditHerd } from '../animals/auditHerd';
import { lockAnimal } from '../animals/lockAnimal';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict } from '../errors';
import type { MutationAskForDepositsArgs } from '../resolverTypes.generated';
import { Claim } from './Claim';
import { tellFamilies } from './tellFamilies';

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
    const owing = await unpaid.where('deposit', '>', 0);
    if (owing.length === 0) throw conflict('No family of this animal owes a deposit.');
    await auditHerd(trx, context, { of: animal, before: {}, after: { [`deposits of ${animal.tag} due`]: dueOn } });
    await ask(trx, owing, { dueOn, isSoon: dueOn <= daysAfter(today(context), 1) });
    const ids = owing.map(({ id }) => id);
    return { animal, asked: await Claim.query(trx).whereIn('id', ids).orderBy('id') };
  });
}

type Asked = { dueOn: string; isSoon: boolean };

/** Who was asked for the same day already isn't told again. Where the day is close, the letter is the reminder too. */
async function ask(trx: Knex.Transaction, owing: Claim[], { dueOn, isSoon }: Asked): Promise<void> {
  const asked = owing.filter(({ depositDue }) => depositDue !== dueOn);
  const ids = asked.map(({ id }) => id);
  await Claim.query(trx)
    .whereIn('id', ids)
    .patch({ depositDue: dueOn, depositRemindedFor: isSoon ? dueOn : null });
  await tellFamilies(trx, asked, (told) => ({ template: 'depositAsked', ...told, dueOn }));
}
