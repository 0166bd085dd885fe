import type { Resolvers } from '../../resolverTypes.generated';
import { cancelEmailChange, changeEmail } from './changeEmail';
import { readEmailChange } from './confirmations';
import { confirmEmail } from './confirmEmail';
import { sendEmailConfirmation } from './sendEmailConfirmation';
import { undoEmailChange } from './undoEmailChange';

/** Included in `accountResolvers`. */
export const emailResolvers = {
  User: {
    emailConfirmed: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
    emailChange: ({ id }, _, { db }) => readEmailChange(db, id),
  },
  Mutation: {
    confirmEmail: async (_, { token }, context) => confirmEmail(context, token),
    sendEmailConfirmation: async (_, __, context) => sendEmailConfirmation(context),
    changeEmail: async (_, { input }, context) => ({ user: await changeEmail(context, input) }),
    cancelEmailChange: async (_, __, context) => ({ user: await cancelEmailChange(context) }),
    undoEmailChange: async (_, { token }, context) => undoEmailChange(context, token),
  },
} satisfies Resolvers;
