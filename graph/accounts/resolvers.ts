import type { Resolvers } from '../resolverTypes.generated';
import { acceptTerms } from './acceptTerms';
import { emailResolvers } from './email/resolvers';
import { changePassword } from './passwords/changePassword';
import { requestPasswordReset } from './passwords/requestPasswordReset';
import { resetPassword } from './passwords/resetPassword';
import { register } from './register';
import { secondFactorResolvers } from './secondFactor/resolvers';
import { listDevices, signOutDevice } from './signIn/devices';
import { login } from './signIn/login';
import { logout, logoutEverywhere, signOutPerson } from './signIn/logout';
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
    acceptTerms: async (_, { version }, context) => ({ user: await acceptTerms(context, version) }),
    updateProfile: async (_, { input }, context) => updateProfile(context, input),
  },
};
