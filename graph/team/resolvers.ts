import type { Resolvers } from '../resolverTypes.generated';
import { acceptAdminInvitation } from './acceptAdminInvitation';
import { changeAdminRole, removeAdmin } from './changeTeam';
import { findInvitation } from './Invitation';
import { cancelAdminInvitation, inviteAdmin } from './inviteAdmin';
import { readTeam } from './Team';

export const teamResolvers: Resolvers = {
  Query: {
    adminInvitation: async (_, { token }, { db }) => (await findInvitation(db, token)) ?? null,
  },
  Admin: {
    team: async (_, __, { db }) => readTeam(db),
  },
  Mutation: {
    inviteAdmin: async (_, args, context) => {
      await inviteAdmin(context, args);
      return { team: await readTeam(context.db) };
    },
    cancelAdminInvitation: async (_, { id }, context) => {
      await cancelAdminInvitation(context, id);
      return { team: await readTeam(context.db) };
    },
    acceptAdminInvitation: async (_, args, context) => ({ user: await acceptAdminInvitation(context, args) }),
    changeAdminRole: async (_, args, context) => {
      await changeAdminRole(context, args);
      return { team: await readTeam(context.db) };
    },
    removeAdmin: async (_, { userId }, context) => {
      await removeAdmin(context, userId);
      return { team: await readTeam(context.db) };
    },
  },
};
