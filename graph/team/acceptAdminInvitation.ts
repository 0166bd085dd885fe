import { acceptInvitation } from '../accounts/acceptInvitation';
import type { User } from '../accounts/User';
import { audit, changesOf } from '../audit/audit';
import type { Context } from '../context';
import type { MutationAcceptAdminInvitationArgs } from '../resolverTypes.generated';
import { findInvitation, type OpenInvitation } from './Invitation';

/** Creates an admin's account, and signs in. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED. */
export const acceptAdminInvitation = (context: Context, args: MutationAcceptAdminInvitationArgs): Promise<User> =>
  acceptInvitation<OpenInvitation>(context, args, {
    verb: 'acceptAdminInvitation',
    table: 'adminInvitations',
    invitedBy: 'team',
    find: findInvitation,
    accountOf: ({ role }) => ({ userType: 'ADMIN', adminRole: role }),
    join: async (trx, by, { user, invitation: { role } }) => {
      const to = { type: 'USER' as const, id: user.id };
      await audit(trx, by, { action: 'ADMIN_JOINED', to, changes: changesOf({}, { role }) });
    },
  });
