import type { Knex } from 'knex';
import { inviteAdminForm } from '../../rules/accounts/teamForm';
import { LIMITS } from '../../rules/fields/limits';
import { audit, changesOf } from '../audit/audit';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict, notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import { queueMail } from '../mail/queueMail';
import type { MutationInviteAdminArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { lockTeam } from './Team';

/** The letter checks whether the email has an account, so neither the answer nor its timing reveals it. */
export async function inviteAdmin(context: Context, { input, idempotencyKey }: MutationInviteAdminArgs): Promise<void> {
  const values = await validate(inviteAdminForm, input);
  const invitedBy = signedIn(context).id;
  await countAttempt(context, 'invitation', String(invitedBy));
  const once = { idempotencyKey, change: { inviteAdmin: input }, find: async () => undefined };
  await makeOnce<void>(context, once, async (trx) => {
    await lockTeam(trx, context);
    const member = await trx('users')
      .where({ userType: 'ADMIN' })
      .whereRaw('lower(email) = lower(?)', [values.email])
      .first('id');
    // Admins who may invite know the team's emails, so this reveals nothing.
    if (member) throw badInput({ email: 'This person is on the team already' });
    // The new invitation replaces an earlier one, whose link stops working.
    await trx('adminInvitations').whereRaw('lower(email) = lower(?)', [values.email]).delete();
    const [{ id: invitationId }] = await trx('adminInvitations')
      .insert({ ...values, invitedBy })
      .returning('id');
    await refuseTooMany(trx);
    await audit(trx, context, { action: 'ADMIN_INVITED', changes: changesOf({}, { role: values.role }) });
    await queueMail(trx, { template: 'adminInvitation', invitationId });
  });
}

/** Errors: CONFLICT. */
async function refuseTooMany(trx: Knex): Promise<void> {
  const [row] = await trx('adminInvitations').count({ many: '*' });
  if (Number(row?.many) > LIMITS.adminInvitations) {
    throw conflict(`${LIMITS.adminInvitations} people are invited already. Cancel an invitation you don't need first.`);
  }
}

/** Cancels an invitation. Its link stops working. Errors: NOT_FOUND. */
export async function cancelAdminInvitation(context: Context, id: string | number): Promise<void> {
  await transaction(context.db, async (trx) => {
    await lockTeam(trx, context);
    const [canceled] = await trx('adminInvitations')
      .where({ id: idNumber(id) })
      .delete()
      .returning(['role']);
    if (!canceled) throw notFound('Invitation');
    await audit(trx, context, { action: 'ADMIN_INVITATION_CANCELED', changes: changesOf(canceled, { role: null }) });
  });
}
