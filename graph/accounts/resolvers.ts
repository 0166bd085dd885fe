import { signedIn } from '../context';
import { connection } from '../database/reading/page';
import { columnsOf, nodeColumnsOf } from '../database/reading/projection';
import type { Resolvers } from '../resolverTypes.generated';
import { closingResolvers } from './closing/resolvers';
import { listDevices, signOutDevice } from './devices';
import { emailResolvers } from './email/resolvers';
import { listCustomers } from './listCustomers';
import { loadRanchRole } from './loadRanchRole';
import { findCustomer, loadUser } from './loadUser';
import { login } from './login';
import { logout, logoutEverywhere, signOutPerson } from './logout';
import { changePassword } from './newPassword/changePassword';
import { requestPasswordReset } from './newPassword/requestPasswordReset';
import { resetPassword } from './newPassword/resetPassword';
import { register } from './register';
import { secondFactorResolvers } from './secondFactor/resolvers';
import { userProjection } from './User';
import { updateProfile } from './updateProfile';

export const accountResolvers: Resolvers = {
  Query: {
    viewer: async (_, __, context, info) =>
      context.viewer && loadUser(context, context.viewer.id, columnsOf(info, userProjection)),
  },
  Admin: {
    customer: async (_, { id }, context, info) => findCustomer(context, id, columnsOf(info, userProjection)),
    customers: async (_, args, context, info) => listCustomers(context, args, nodeColumnsOf(info, userProjection)),
  },
  // Devices and duties are read for the viewer, since @access allows them only to the person themselves.
  User: {
    ...secondFactorResolvers.User,
    ...emailResolvers.User,
    devices: async (_, __, context) => listDevices(context),
    duties: (_, __, context) => [...signedIn(context).duties],
    ranchRole: async ({ id }, _, context) => loadRanchRole(context, id),
    adminRole: ({ userType, adminRole }) => (userType === 'ADMIN' ? adminRole : null),
  },
  Mutation: {
    ...secondFactorResolvers.Mutation,
    ...emailResolvers.Mutation,
    ...closingResolvers.Mutation,
    register: async (_, args, context) => register(context, args),
    login: async (_, { input }, context) => login(context, input),
    logout: async (_, __, context) => logout(context),
    logoutEverywhere: async (_, __, context) => logoutEverywhere(context),
    signOutPerson: async (_, { userId }, context) => signOutPerson(context, userId),
    signOutDevice: async (_, { id }, context) => signOutDevice(context, id),
    requestPasswordReset: async (_, { email }, context) => requestPasswordReset(context, email),
    resetPassword: async (_, { input }, context) => resetPassword(context, input),
    changePassword: async (_, { input }, context) => changePassword(context, input),
    updateProfile: async (_, { input }, context) => updateProfile(context, input),
  },
  UserConnection: connection,
};
