import type { Knex } from 'knex';
import { deleteAccountForm } from '../../rules/accounts/deleteAccountForm';
import { revokeApiAccess } from '../accounts/revokeApiAccess';
import { confirmOwner } from '../accounts/secondFactor/confirmOwner';
import { endSessions } from '../accounts/signIn/endSessions';
import { User } from '../accounts/User';
import { audit } from '../audit/audit';
import { leaveComplaints } from '../complaints/leaveComplaints';
import type { Context } from '../context';
import { mustExist, transaction } from '../database/transaction';
import { conflict } from '../errors';
import { queueMail } from '../mail/queueMail';
import { cancelForLeaving } from '../ordering/moveOrder';
import { Order } from '../orders/Order';
import { lockRancher } from '../ranches/lockRancher';
import { Rancher } from '../ranches/Rancher';
import type { DeleteAccountInput } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { OPEN_STATUSES, refuseBusyRanch, refuseFamilyWithOrders, refuseLastAdmin } from './obstacles';

/** Days in which the owner can reopen the account. */
const DAYS = 30;

/** Returns the same time for all rows of a transaction, since `now()` is when the transaction started. */
const deletionTime = (trx: Knex) => trx.raw('now() + make_interval(days => ?)', [DAYS]) as never;

/** Closes the account, which is erased in 30 days unless its owner reopens it. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED. */
export async function deleteAccount(context: Context, input: DeleteAccountInput): Promise<{ deletesAt: string }> {
  const given = await validate(deleteAccountForm, input);
  const { id, userType } = await confirmOwner(context, given);
  const closed = await transaction(context.db, async (trx) => {
    if (userType === 'CUSTOMER') await cancelRequests(trx, context, id);
    if (userType === 'RANCHER') await hideRanch(trx, id);
    if (userType === 'ADMIN') await refuseLastAdmin(trx, id);
    return closeUser(trx, context, id);
  });
  context.session.forget(id);
  await context.session.signOut();
  context.viewer = null;
  return closed;
}

/** Cancels pending orders and takes complaints back, as the family could do itself. Errors: CONFLICT if a ranch is working on an order. */
async function cancelRequests(trx: Knex.Transaction, context: Context, customerId: number): Promise<void> {
  const orders = await openOrders(trx, customerId).orderBy('id').forNoKeyUpdate();
  refuseFamilyWithOrders(orders);
  for (const order of orders) await cancelForLeaving(trx, context, order);
  await leaveComplaints(trx, customerId);
}

const openOrders = (trx: Knex, customerId: number) =>
  Order.query(trx)
    .where({ customerId })
    .whereIn('status', [...OPEN_STATUSES]);

/** Unlists the ranch, and stores its approval so that keepAccount can restore it. Errors: CONFLICT. */
async function hideRanch(trx: Knex.Transaction, userId: number): Promise<void> {
  const own = await Rancher.query(trx).findOne({ userId }).select('id');
  const ranch = own && (await lockRancher(trx, own.id));
  if (!ranch || ranch.approvalBefore) return;
  await refuseBusyRanch(trx, ranch);
  await Rancher.query(trx)
    .findById(ranch.id)
    .patch({
      ...{ approval: 'SUSPENDED', approvalBefore: ranch.approval },
      deletesAt: deletionTime(trx),
    });
}

/** Locks the account first, so that no order and no second request can slip in. Errors: CONFLICT. */
async function closeUser(trx: Knex.Transaction, context: Context, id: number): Promise<{ deletesAt: string }> {
  const user = await User.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (user.deletesAt) return { deletesAt: user.deletesAt };
  if (await openOrders(trx, id).first()) throw conflict('An order was placed just now. Please try again.');
  await user.$query(trx).patch({ deletesAt: deletionTime(trx) });
  await revokeApiAccess(trx, id);
  await endSessions(trx, id);
  await audit(trx, context, { action: 'ACCOUNT_CLOSED', to: { type: 'USER', id } });
  await queueMail(trx, { template: 'accountClosed', userId: id });
  const { deletesAt: date } = await User.query(trx).findById(id).select('deletesAt').throwIfNotFound();
  return { deletesAt: mustExist(date) };
}
