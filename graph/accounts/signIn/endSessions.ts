import type { Knex } from 'knex';
import { User } from '../User';

/** Ends all sessions of a person on all servers, even one that is being created with the old password. */
export async function endSessions(trx: Knex, userId: number): Promise<void> {
  await User.query(trx).findById(userId).patch({ sessionsValidFrom: Date.now() });
  await trx('sessions').whereRaw("(sess ->> 'userId')::integer = ?", [userId]).delete();
  await trx.raw("select pg_notify('sessions_ended', ?)", [String(userId)]);
}
