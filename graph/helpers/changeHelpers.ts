import type { Knex } from 'knex';
import type { HelperRole } from '../../rules/accounts/duties';
import { readViewer } from '../accounts/readViewer';
import { endSessions } from '../accounts/signIn/endSessions';
import { User } from '../accounts/User';
import { audit, changesOf } from '../audit/audit';
import { type Context, commit, ownRanch, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { lockRancher } from '../ranches/lockRancher';
import type { Rancher } from '../ranches/Rancher';
import type { MutationChangeHelperRoleArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';

/** Gives a helper of the viewer's ranch another role, which applies to their next request. Errors: NOT_FOUND. */
export async function changeHelperRole(
  context: Context,
  { userId, role }: MutationChangeHelperRoleArgs,
): Promise<Rancher> {
  return changeHelper(context, userId, async (trx, helper) => {
    await trx('ranchHelpers').where({ userId: helper.userId }).update({ role });
    const to = { type: 'USER' as const, id: helper.userId };
    await audit(trx, context, { action: 'HELPER_ROLE_CHANGED', to, changes: changesOf(helper, { role }) });
  });
}

/** Removes a helper from the viewer's ranch, and ends their sessions. Their account stays, without a ranch. Errors: NOT_FOUND. */
export async function removeHelper(context: Context, userId: string | number): Promise<Rancher> {
  return changeHelper(context, userId, async (trx, helper) => {
    await removeFromRanch(trx, helper.userId);
    await endSessions(trx, helper.userId);
    const to = { type: 'USER' as const, id: helper.userId };
    await audit(trx, context, { action: 'HELPER_REMOVED', to, changes: changesOf(helper, { role: null }) });
  });
}

/** Removes the viewer from the ranch where they help. They stay signed in, without a ranch. Errors: CONFLICT for an owner. */
export async function leaveRanch(context: Context): Promise<User> {
  const { id, role } = signedIn(context);
  if (role === 'OWNER') throw conflict("You own this ranch, so you can't leave it");
  await commit(context, async (trx) => {
    const { id: rancherId } = await lockRancher(trx, ownRanch(context));
    if (!(await removeFromRanch(trx, id))) throw conflict("You don't help at this ranch anymore");
    const changes = changesOf({ rancherId, role }, { rancherId: null, role: null });
    await audit(trx, context, { action: 'HELPER_LEFT', to: { type: 'USER', id }, changes });
  });
  context.session.forget(id);
  context.viewer = await readViewer(context.db, id);
  return User.query(context.db).findById(id).throwIfNotFound();
}

/** Changes a helper under the lock of the viewer's ranch. */
async function changeHelper(
  context: Context,
  userId: string | number,
  change: (trx: Knex.Transaction, helper: { userId: number; role: HelperRole }) => Promise<void>,
): Promise<Rancher> {
  const id = idNumber(userId, 'userId');
  const ranch = await transaction(context.db, async (trx) => {
    const locked = await lockRancher(trx, ownRanch(context));
    const helper = await trx('ranchHelpers').where({ userId: id, rancherId: locked.id }).first('userId', 'role');
    if (!helper) throw notFound('Helper');
    await change(trx, helper);
    return locked;
  });
  context.session.forget(id);
  return ranch;
}

/** Revokes the API tokens too, which a helper may have from before. Triggers notify all servers. */
async function removeFromRanch(trx: Knex, userId: number): Promise<boolean> {
  await trx.raw(
    `with revoked as (
       update api_tokens set revoked_at = now() where user_id = ? and revoked_at is null returning id
     ) select pg_notify('token_revoked', id::text) from revoked`,
    [userId],
  );
  return (await trx('ranchHelpers').where({ userId }).delete()) > 0;
}
