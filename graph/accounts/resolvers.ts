import type { Resolvers } from '../resolverTypes.generated';
import { listDevices, signOutDevice } from './devices';
import { emailResolvers } from './email/resolvers';
import { login } from './login';
import { logout, logoutEverywhere, signOutPerson } from './logout';
import { changePassword } from './newPassword/changePassword';
import { requestPasswordReset } from './newPassword/requestPasswordReset';
import { resetPassword } from './newPassword/resetPassword';
import { register } from './register';
import { secondFactorResolvers } from './secondFactor/resolvers';
import { updateProfile } from './updateProfile';

export const accountResolvers: Resolvers = {
  // Devices and duties are read for the viewer, since @access allows them only to the person themselves.
  User: {
    devices: async (_, __, context) => listDevices(context),
  },
  Mutation: {
    ...secondFactorResolvers.Mutation,
    ...emailResolvers.Mutation,
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
};
