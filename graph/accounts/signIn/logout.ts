import { audit } from '../../audit/audit';
import { type Context, signedIn } from '../../context';
import { transaction } from '../../database/transaction';
import { notFound } from '../../errors';
import { idNumber } from '../../schema/arguments';
import { User } from '../User';
import { endSessions } from './endSessions';

export async function logout(context: Context): Promise<boolean> {
  const { viewer } = context;
  await endHere(context);
  const by = { ...context, viewer };
  if (viewer) await audit(context.db, by, { action: 'SIGNED_OUT', to: { type: 'USER', id: viewer.id } });
  return true;
}

/** Ends the session on this device. The rest of the operation runs as a visitor. */
async function endHere(context: Context): Promise<void> {
  await context.session.signOut();
  context.viewer = null;
}

/** Signs out on every device, including this one. */
export async function logoutEverywhere(context: Context): Promise<boolean> {
  const { id } = signedIn(context);
  await transaction(context.db, async (trx) => {
    await endSessions(trx, id);
    await audit(trx, context, { action: 'SIGNED_OUT_EVERYWHERE', to: { type: 'USER', id } });
  });
  context.session.forget(id);
  await endHere(context);
  return true;
}

/** Signs another person out on every device, for an admin who was told of a stolen one. Errors: NOT_FOUND. */
export async function signOutPerson(context: Context, userId: string | number): Promise<{ userId: string }> {
  const id = idNumber(userId, 'userId');
  await transaction(context.db, async (trx) => {
    if (!(await User.query(trx).findById(id).whereNull('deletedAt').forNoKeyUpdate())) throw notFound('Person');
    await endSessions(trx, id);
    await audit(trx, context, { action: 'SIGNED_OUT_EVERYWHERE', to: { type: 'USER', id } });
  });
  context.session.forget(id);
  return { userId: String(id) };
}
