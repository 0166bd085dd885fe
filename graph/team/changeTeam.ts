import type { Knex } from 'knex';
import { type AdminRole, dutiesOf } from '../../rules/accounts/duties';
import { revokeApiAccess, revokeApiTokens } from '../accounts/revokeApiAccess';
import { endSessions } from '../accounts/signIn/endSessions';
import { audit, changesOf } from '../audit/audit';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { resumeDeliveries } from '../events/queueDelivery';
import type { MutationChangeAdminRoleArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';
import { endInvitationsBy } from './Invitation';
import { lockTeam } from './Team';

/** Gives another admin a different role. Errors: NOT_FOUND, CONFLICT, FORBIDDEN. */
export async function changeAdminRole(context: Context, { userId, role }: MutationChangeAdminRoleArgs): Promise<void> {
  return changeMember(context, userId, async (trx, member) => {
    if (member.role === role) return;
    await trx('users').where({ id: member.id }).update({ adminRole: role });
    if (lacksSome(role, member.role)) {
      // Open screens may still show what the admin may no longer read.
      await endSessions(trx, member.id);
      await revokeApiTokens(trx, trx('apiTokens').where({ userId: member.id }));
      await endInvitationsBy(trx, member.id);
    }
    if (role === 'ALL') await resumeDeliveries(trx, { userId: member.id, rancherId: null });
    const to = { type: 'USER' as const, id: member.id };
    await audit(trx, context, {
      action: 'ADMIN_ROLE_CHANGED',
      to,
      changes: changesOf({ role: member.role }, { role }),
    });
  });
}

/** Removes another admin from the team. Their account becomes a customer's. Errors: NOT_FOUND, CONFLICT, FORBIDDEN. */
export async function removeAdmin(context: Context, userId: string | number): Promise<void> {
  return changeMember(context, userId, async (trx, { id, role }) => {
    await trx('users').where({ id }).update({ userType: 'CUSTOMER' });
    await endSessions(trx, id);
    await revokeApiAccess(trx, id);
    await endInvitationsBy(trx, id);
    const to = { type: 'USER' as const, id };
    await audit(trx, context, { action: 'ADMIN_REMOVED', to, changes: changesOf({ role }, { role: null }) });
  });
}

/** Changes another admin under the lock of the team. */
async function changeMember(
  context: Context,
  userId: string | number,
  change: (trx: Knex.Transaction, member: { id: number; role: AdminRole }) => Promise<void>,
): Promise<void> {
  const id = idNumber(userId, 'userId');
  if (id === signedIn(context).id) throw conflict("You can't change your own place on the team. Another admin can.");
  await transaction(context.db, async (trx) => {
    await lockTeam(trx, context);
    const member = await trx('users')
      .where({ id, userType: 'ADMIN', deletedAt: null })
      .forNoKeyUpdate()
      .first('id', 'adminRole as role');
    if (!member) throw notFound('Admin');
    await change(trx, member);
  });
  context.session.forget(id);
}

const lacksSome = (role: AdminRole, other: AdminRole) => dutiesOf(other).some((duty) => !dutiesOf(role).includes(duty));
