import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { transaction } from '../../database/transaction';
import { findByEmail } from '../loadUser';
import { User } from '../User';
import { makeChange } from './confirmEmail';

/** Returns the job that makes confirmed changes of emails whose three days are over. The next run repeats one that failed. */
export function makeWaitingChanges({ db, log }: { db: Knex; log: Logger }): () => Promise<void> {
  return async () => {
    const due = await isDue(db('emailConfirmations')).orderBy('takesEffectAt').select('userId');
    for (const { userId } of due) {
      await makeWaitingChange(db, userId).catch((err) => log.error({ err, userId }, 'an email was not changed'));
    }
  };
}

const isDue = (query: Knex.QueryBuilder): Knex.QueryBuilder => query.whereRaw('takes_effect_at <= now()');

async function makeWaitingChange(db: Knex, userId: number): Promise<void> {
  await transaction(db, async (trx) => {
    const user = await User.query(trx).findById(userId).forUpdate();
    const [change] = await isDue(trx('emailConfirmations').where({ userId })).delete().returning('email');
    // Another account may have the email by now. Its owner wasn't asked by this change, so it ends.
    const isTaken = change && (await findByEmail(trx, change.email));
    if (user && change && !isTaken) await makeChange(trx, { viewer: null }, user, change.email);
  });
}
