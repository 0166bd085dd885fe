import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { DEFAULT_COMMISSION_RATE } from '../../rules/money/commission';
import { rejectForm } from '../../rules/ranches/rejectForm';
import { hashPassword, temporaryPassword } from '../accounts/passwords/passwords';
import { User } from '../accounts/User';
import { audit, changesOf } from '../audit/audit';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { resumeDeliveries } from '../events/queueDelivery';
import { queueMail } from '../mail/queueMail';
import type { MutationRejectRancherArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { changeRancher, lockRancher } from './lockRancher';
import type { Rancher } from './Rancher';

export type Approval = { rancher: Rancher; tempPasswordGenerated: boolean };

/** A temporary password is written to the log once, for the admin to pass on, and stored nowhere else. */
export async function approveRancher(context: Context, rancherId: string | number): Promise<Approval> {
  const { rancher, password } = await transaction(context.db, async (trx) => {
    const ranch = await lockRancher(trx, rancherId);
    if (ranch.approval === 'APPROVED') throw conflict('This ranch is already approved');
    if (ranch.deletesAt) throw conflict('The rancher is deleting this account');
    await queueMail(trx, { template: 'rancherApproved', rancherId: ranch.id });
    const rancher = await approve(trx, context, ranch);
    const password = await givePassword(trx, ranch.userId);
    await resumeDeliveries(trx, { rancherId: ranch.id });
    return { rancher, password };
  });
  if (password) showPassword(context.log, rancher.id, password);
  return { rancher, tempPasswordGenerated: password !== null };
}

async function approve(trx: Knex, context: Context, ranch: Rancher): Promise<Rancher> {
  const approved = {
    approval: 'APPROVED',
    hasBrokerAgreement: true,
    commissionRate: ranch.commissionRate ?? DEFAULT_COMMISSION_RATE,
  } as const;
  const changes = changesOf(ranch, approved);
  await audit(trx, context, { action: 'RANCH_APPROVED', to: { type: 'RANCHER', id: ranch.id }, changes });
  return changeRancher(trx, ranch.id, approved);
}

/** Sets a temporary password and returns it. Null if the account already has a password. */
async function givePassword(trx: Knex, userId: number): Promise<string | null> {
  const user = await User.query(trx).findById(userId).whereNull('passwordHash').forUpdate();
  if (!user) return null;
  const password = temporaryPassword();
  await user.$query(trx).patch({ passwordHash: await hashPassword(password), mustChangePassword: true });
  // The sign-up may have mailed a confirmation link, but it has expired by now.
  if (!user.emailConfirmedAt) await queueMail(trx, { template: 'emailConfirmation', userId });
  return password;
}

function showPassword(log: Logger, rancherId: number, password: string): void {
  // Shown at any log level, because it's the only copy of the password.
  const shown = log.child({}, { level: 'warn' });
  shown.warn({ rancherId }, `Temporary password of this rancher, shown only here: ${password}`);
}

/** While an owner's account is closed, the approval for when it is kept, so that closing evades no decision. */
const approvalOf = ({ approval, approvalBefore }: Rancher) => approvalBefore ?? approval;
const decided = ({ approvalBefore }: Rancher, approval: 'SUSPENDED' | 'REJECTED') =>
  approvalBefore ? { approvalBefore: approval } : { approval };

/** Hides an approved ranch from customers. Its open orders continue. Errors: NOT_FOUND, CONFLICT. */
export async function suspendRancher(context: Context, rancherId: string | number): Promise<Rancher> {
  return transaction(context.db, async (trx) => {
    const ranch = await lockRancher(trx, rancherId);
    const { id } = ranch;
    const approval = approvalOf(ranch);
    if (approval !== 'APPROVED') throw conflict('Only an approved ranch can be suspended');
    await queueMail(trx, { template: 'rancherSuspended', rancherId: id });
    const changes = changesOf({ approval }, { approval: 'SUSPENDED' });
    await audit(trx, context, { action: 'RANCH_SUSPENDED', to: { type: 'RANCHER', id }, changes });
    return changeRancher(trx, id, decided(ranch, 'SUSPENDED'));
  });
}

/** Rejects a pending ranch. The reason goes into the mail. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function rejectRancher(context: Context, args: MutationRejectRancherArgs): Promise<Rancher> {
  const { reason } = await validate(rejectForm, args);
  return transaction(context.db, async (trx) => {
    const ranch = await lockRancher(trx, args.rancherId);
    const { id } = ranch;
    const approval = approvalOf(ranch);
    if (approval !== 'PENDING') throw conflict('Only a pending ranch can be rejected');
    await queueMail(trx, { template: 'rancherRejected', rancherId: id, reason: reason ?? '' });
    const changes = changesOf({ approval }, { approval: 'REJECTED', reason: reason || null });
    await audit(trx, context, { action: 'RANCH_REJECTED', to: { type: 'RANCHER', id }, changes });
    return changeRancher(trx, id, decided(ranch, 'REJECTED'));
  });
}
