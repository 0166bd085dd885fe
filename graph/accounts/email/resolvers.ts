import type { Resolvers } from '../../resolverTypes.generated';
import { secureAccount } from '../recovery/secureAccount';
import { cancelEmailChange, changeEmail } from './changeEmail';
import { confirmEmail } from './confirmEmail';
import { sendEmailConfirmation } from './sendEmailConfirmation';

/** Included in `accountResolvers`. */
export const emailResolvers = {
  Mutation: {
    confirmEmail: async (_, { token }, context) => confirmEmail(context, token),
    sendEmailConfirmation: async (_, __, context) => sendEmailConfirmation(context),
    changeEmail: async (_, { input }, context) => ({ user: await changeEmail(context, input) }),
    cancelEmailChange: async (_, __, context) => ({ user: await cancelEmailChange(context) }),
    undoEmailChange: async (_, { token }, context) => {
      const { emailRestored } = await secureAccount(context, token);
      return { wasRestored: emailRestored };
    },
    secureAccount: async (_, { token }, context) => secureAccount(context, token),
  },
} satisfies Resolvers;
