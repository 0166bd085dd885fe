import type { Resolvers } from '../../resolverTypes.generated';
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from './authenticator';
import { readSecondFactor } from './factors';
import { addPasskey, removePasskey, startPasskey } from './passkeys';
import { renewRecoveryCodes } from './recoveryCodes';
import { signInWithPasskey, startPasskeySignIn } from './signInWithPasskey';

/** A part of the accounts' resolvers. */
export const secondFactorResolvers = {
  User: {
    secondFactor: ({ id }, _, { db }) => readSecondFactor(db, id),
    // Of the viewer alone, as @access has it.
    secondFactorSetup: (_, __, { viewer }) => viewer?.secondFactorSetup ?? null,
  },
  Mutation: {
    startPasskeySignIn: async (_, __, context) => startPasskeySignIn(context),
    signInWithPasskey: async (_, { input }, context) => signInWithPasskey(context, input),
    startAuthenticator: async (_, { password }, context) => startAuthenticator(context, password),
    confirmAuthenticator: async (_, { code }, context) => confirmAuthenticator(context, code),
    removeAuthenticator: async (_, { password }, context) => removeAuthenticator(context, password),
    startPasskey: async (_, { password }, context) => startPasskey(context, password),
    addPasskey: async (_, { input }, context) => addPasskey(context, input),
    removePasskey: async (_, { id, password }, context) => removePasskey(context, id, password),
    renewRecoveryCodes: async (_, { password }, context) => renewRecoveryCodes(context, password),
  },
} satisfies Resolvers;
