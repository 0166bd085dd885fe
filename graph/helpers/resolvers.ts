import type { Resolvers } from '../resolverTypes.generated';
import { acceptHelperInvitation } from './acceptHelperInvitation';
import { changeHelperRole, leaveRanch, removeHelper } from './changeHelpers';
import { findInvitation } from './Invitation';
import { cancelHelperInvitation, inviteHelper } from './inviteHelper';

export const helperResolvers: Resolvers = {
  Query: {
    helperInvitation: async (_, { token }, { db }) => (await findInvitation(db, token)) ?? null,
  },
  Mutation: {
    inviteHelper: async (_, args, context) => ({ rancher: await inviteHelper(context, args) }),
    cancelHelperInvitation: async (_, { id }, context) => ({ rancher: await cancelHelperInvitation(context, id) }),
    acceptHelperInvitation: async (_, args, context) => ({ user: await acceptHelperInvitation(context, args) }),
    changeHelperRole: async (_, args, context) => ({ rancher: await changeHelperRole(context, args) }),
    removeHelper: async (_, { userId }, context) => ({ rancher: await removeHelper(context, userId) }),
    leaveRanch: async (_, __, context) => ({ user: await leaveRanch(context) }),
  },
};
