import type { Knex } from 'knex';
import { daysAfter } from '../../rules/time/days';
import { dayIn } from '../../rules/time/timeZone';
import { transaction } from '../database/transaction';
import type { Concerned } from './tellFamilies';
import { tellFamilies } from './tellFamilies';

type Given = { db: Knex; timeZone: string; now?: Date };

/** Reminds families of deposits that are due tomorrow, or today if this didn't run yesterday. Each due day once. */
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
      await tellFamilies(trx, due, (told) => ({ template: 'depositReminder', ...told, dueOn }));
    }
  });
}
