import type { Knex } from 'knex';
import { type InviteHelperValues, inviteHelperForm } from '../../rules/accounts/helperForm';
import { LIMITS } from '../../rules/fields/limits';
import { audit, changesOf } from '../audit/audit';
import { type Context, ownRanch, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict, notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import { queueMail } from '../mail/queueMail';
import { lockRancher } from '../ranches/lockRancher';
import { Rancher } from '../ranches/Rancher';
import type { MutationInviteHelperArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { requireApprovedRanch } from '../tokens/requireApprovedRanch';

/** Only approved ranches may invite, as the page names them. The letter checks the email, so nothing reveals it. */
export async function inviteHelper(
  context: Context,
  { input, idempotencyKey }: MutationInviteHelperArgs,
): Promise<Rancher> {
  await requireApprovedRanch(context, 'Helpers');
  const values = await validate(inviteHelperForm, input);
  await countAttempt(context, 'invitation', String(signedIn(context).id));
  const find = async (db: Knex) => Rancher.query(db).findById(ownRanch(context));
  return makeOnce(context, { idempotencyKey, change: { inviteHelper: input }, find }, async (trx) => {
    const locked = await lockRancher(trx, ownRanch(context));
    await refuseHelper(trx, locked.id, values.email);
    const invitationId = await storeInvitation(trx, {
      rancherId: locked.id,
      invitedBy: signedIn(context).id,
      ...values,
    });
    await refuseTooMany(trx, locked.id);
    const changes = changesOf({}, { role: values.role });
    await audit(trx, context, { action: 'HELPER_INVITED', to: { type: 'RANCHER', id: locked.id }, changes });
    await queueMail(trx, { template: 'helperInvitation', invitationId });
    return locked;
  });
}

/** Refuses the email of a current helper. Owners know these emails, so this reveals nothing. Errors: BAD_USER_INPUT. */
async function refuseHelper(trx: Knex, rancherId: number, email: string): Promise<void> {
  const helper = await trx('ranchHelpers')
    .join('users', 'users.id', 'ranchHelpers.userId')
    .where({ rancherId })
    .whereRaw('lower(email) = lower(?)', [email])
    .first('users.id');
  if (helper) throw badInput({ email: 'This person helps you already' });
}

type NewInvitation = InviteHelperValues & { rancherId: number; invitedBy: number };

/** Stores an invitation. It replaces an earlier one to the same email, whose link stops working. */
async function storeInvitation(trx: Knex, { rancherId, invitedBy, email, name, role }: NewInvitation): Promise<number> {
  const given = { rancherId, invitedBy, email, name, role };
  await trx('helperInvitations').where({ rancherId }).whereRaw('lower(email) = lower(?)', [email]).delete();
  const [made] = await trx('helperInvitations').insert(given).returning('id');
  return made.id;
}

/** Limits helpers and invitations. The lock of the ranch serializes simultaneous invitations. Errors: CONFLICT. */
async function refuseTooMany(trx: Knex, rancherId: number): Promise<void> {
  const { rows } = await trx.raw(
    `select (select count(*) from ranch_helpers where rancher_id = :rancherId)
          + (select count(*) from helper_invitations where rancher_id = :rancherId) as many`,
    { rancherId },
  );
  if (Number(rows[0].many) > LIMITS.helpers) {
    throw conflict(
      `A ranch can have at most ${LIMITS.helpers} helpers and invitations. Remove one you don't need first.`,
    );
  }
}

/** Cancels an invitation. Its link stops working. Errors: NOT_FOUND. */
export async function cancelHelperInvitation(context: Context, id: string | number): Promise<Rancher> {
  return transaction(context.db, async (trx) => {
    const locked = await lockRancher(trx, ownRanch(context));
    const own = { id: idNumber(id), rancherId: locked.id };
    const [canceled] = await trx('helperInvitations').where(own).delete().returning(['role']);
    if (!canceled) throw notFound('Invitation');
    const changes = changesOf(canceled, { role: null });
    await audit(trx, context, {
      action: 'HELPER_INVITATION_CANCELED',
      to: { type: 'RANCHER', id: locked.id },
      changes,
    });
    return locked;
  });
}
