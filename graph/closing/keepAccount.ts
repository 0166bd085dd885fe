import type { Knex } from 'knex';
import { User } from '../accounts/User';
import { audit } from '../audit/audit';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { queueMail } from '../mail/queueMail';
import { Rancher } from '../ranches/Rancher';

/** Reopens an account that its owner had closed, and restores its ranch. Errors: CONFLICT if the account has been erased. */
export async function keepAccount(context: Context): Promise<{ user: User }> {
  const viewer = signedIn(context);
  const user = await transaction(context.db, async (trx) => {
    await showRanch(trx, viewer.id);
    return openUser(trx, context, viewer.id);
  });
  context.session.forget(viewer.id);
  context.viewer = { ...viewer, deletesAt: null };
  return { user };
}

/** Locks the ranch before the account, as deleteAccount does. */
async function showRanch(trx: Knex, userId: number): Promise<void> {
  const ranch = await Rancher.query(trx).findOne({ userId }).whereNotNull('approvalBefore').forUpdate();
  if (!ranch?.approvalBefore) return;
  await ranch.$query(trx).patch({ approval: ranch.approvalBefore, approvalBefore: null, deletesAt: null });
}

async function openUser(trx: Knex, context: Context, id: number): Promise<User> {
  const user = await User.query(trx).findById(id).forUpdate();
  if (!user || user.deletedAt) throw conflict('This account has been deleted');
  if (!user.deletesAt) return user;
  await audit(trx, context, { action: 'ACCOUNT_KEPT', to: { type: 'USER', id } });
  await queueMail(trx, { template: 'accountKept', userId: id });
  await trx.raw("select pg_notify('sessions_ended', ?)", [String(id)]);
  return user.$query(trx).patchAndFetch({ deletesAt: null });
}
