import type { Knex } from 'knex';
import { isBeforeHarvest } from '../../rules/herd/animalStage';
import { daysAfter, isDay } from '../../rules/time/days';
import { dayIn } from '../../rules/time/timeZone';
import type { Animal } from '../animals/Animal';
import { today } from '../animals/animalToMove';
import { auditHerd, lockAnimal } from '../animals/lockAnimal';
import { Claim } from '../claims/Claim';
import { lockClaim, lockOrderOf } from '../claims/lockClaim';
import { type Concerned, mailFamilies } from '../claims/mailFamilies';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict } from '../errors';
import type { MutationAskForDepositsArgs } from '../resolverTypes.generated';
import { missingDeposit, writePayment } from '../settlements/recordOrderPayment';

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

type DueDay = { dueOn: string; isSoon: boolean };

/** Skips families that were already asked to pay by this day. If the day is close, the letter also counts as the reminder. */
async function ask(trx: Knex.Transaction, owing: Claim[], { dueOn, isSoon }: DueDay): Promise<void> {
  const asked = owing.filter(({ depositDue }) => depositDue !== dueOn);
  const ids = asked.map(({ id }) => id);
  await Claim.query(trx)
    .whereIn('id', ids)
    .patch({ depositDue: dueOn, depositRemindedFor: isSoon ? dueOn : null });
  await mailFamilies(trx, asked, (about) => ({ template: 'depositAsked', ...about, dueOn }));
}

/** Records the missing part of a deposit as a payment of today. A second call changes nothing. Errors: NOT_FOUND, CONFLICT. */
export async function markDepositReceived(context: Context, claimId: string | number): Promise<Claim> {
  return transaction(context.db, async (trx) => {
    const order = await lockOrderOf(trx, claimId);
    const { claim } = await lockClaim(trx, claimId, context);
    if (claim.depositReceivedAt) return claim;
    if (!order || !claim.deposit) throw conflict('This share needs no deposit.');
    const share = `deposit of share ${claim.id}`;
    await auditHerd(trx, context, { of: claim, before: { [share]: null }, after: { [share]: 'received' } });
    const amount = await missingDeposit(trx, claim);
    const receivedOn = today(context);
    const payment = { kind: 'DEPOSIT', method: 'OTHER', amount, receivedOn, note: null, claimId: claim.id } as const;
    await writePayment(trx, context, order, { ...payment, idempotencyKey: null });
    return Claim.query(trx).findById(claim.id).throwIfNotFound();
  });
}

type Given = { db: Knex; timeZone: string; now?: Date };

/** Reminds families of deposits that are due tomorrow, or today if this didn't run yesterday. Reminds once for each due day. */
export async function remindOfDeposits({ db, timeZone, now = new Date() }: Given): Promise<void> {
  const today = dayIn(timeZone, now);
  await transaction(db, async (trx) => {
    const claims: (Concerned & { id: number; depositDue: string })[] = await trx('claims')
      .join('animals', 'animals.id', 'claims.animalId')
      .where('animals.stage', 'OPEN')
      .whereBetween('claims.depositDue', [today, daysAfter(today, 1)])
      .whereNull('claims.depositReceivedAt')
      .whereRaw('claims.deposit_reminded_for is distinct from claims.deposit_due')
      .orderBy('claims.id')
      .forUpdate('claims')
      .select('claims.id', 'claims.orderId', 'claims.animalId', 'claims.depositDue');
    const ids = claims.map(({ id }) => id);
    await trx('claims')
      .whereIn('id', ids)
      .update({ depositRemindedFor: trx.ref('deposit_due') });
    for (const dueOn of new Set(claims.map(({ depositDue }) => depositDue))) {
      const due = claims.filter(({ depositDue }) => depositDue === dueOn);
      await mailFamilies(trx, due, (about) => ({ template: 'depositReminder', ...about, dueOn }));
    }
  });
}
