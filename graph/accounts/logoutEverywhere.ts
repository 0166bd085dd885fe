import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { endSessions } from './endSessions';
import { logout } from './logout';

/** Signs out on every device, this one included. */
export async function logoutEverywhere(context: Context): Promise<boolean> {
  const { id } = signedIn(context);
  await transaction(context.db, (trx) => endSessions(trx, id));
  context.session.forget(id);
  return logout(context);
}
