import { acceptInvitation } from '../accounts/acceptInvitation';
import type { User } from '../accounts/User';
import { audit, changesOf } from '../audit/audit';
import type { Context } from '../context';
import { lockRancher } from '../ranches/lockRancher';
import type { MutationAcceptHelperInvitationArgs } from '../resolverTypes.generated';
import { findInvitation, type OpenInvitation } from './Invitation';

/** Creates a helper's account at the ranch, and signs in. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED. */
export const acceptHelperInvitation = (context: Context, args: MutationAcceptHelperInvitationArgs): Promise<User> =>
  acceptInvitation<OpenInvitation>(context, args, {
    verb: 'acceptHelperInvitation',
    table: 'helperInvitations',
    invitedBy: 'ranch',
    find: findInvitation,
    mayJoin: async (trx, { rancherId }) => (await lockRancher(trx, rancherId)).approval === 'APPROVED',
    accountOf: () => ({ userType: 'RANCHER' }),
    join: async (trx, by, { user, invitation: { rancherId, role, invitedBy } }) => {
      await trx('ranchHelpers').insert({ userId: user.id, rancherId, role, invitedBy });
      const to = { type: 'USER' as const, id: user.id };
      await audit(trx, by, { action: 'HELPER_JOINED', to, changes: changesOf({}, { rancherId, role }) });
    },
  });
