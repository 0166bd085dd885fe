import type { Knex } from 'knex';
import { type Context, signedIn } from '../context';
import { unauthenticated } from '../errors';
import { User } from './User';

/**
 * Locks the viewer's account before something that would outlast the session is added to it. Others may still refer to the
 * account meanwhile, because whoever has locked a ranch then writes the viewer's name in the audit. Errors: UNAUTHENTICATED if
 * the owner has ended all sessions since the request began.
 */
export async function lockOwner(trx: Knex, context: Context): Promise<User> {
  const { id, sessionsValidFrom } = signedIn(context);
  const user = await User.query(trx).findById(id).forNoKeyUpdate();
  if (!user || Number(user.sessionsValidFrom) > Number(sessionsValidFrom)) throw unauthenticated();
  return user;
}
