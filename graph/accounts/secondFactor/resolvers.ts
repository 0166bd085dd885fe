import type { Resolvers } from '../../resolverTypes.generated';
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from './authenticator';
import { confirmOwner } from './confirmOwner';
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
    // The owner proves to be here before each change, since a session that was left open must not change how one signs in. What
    // confirms or adds rests on what was started.
    startAuthenticator: async (_, proof, context) => startAuthenticator(context, await confirmOwner(context, proof)),
    confirmAuthenticator: async (_, { code }, context) => confirmAuthenticator(context, code),
    removeAuthenticator: async (_, proof, context) => removeAuthenticator(context, await confirmOwner(context, proof)),
    startPasskey: async (_, proof, context) => startPasskey(context, await confirmOwner(context, proof)),
    addPasskey: async (_, { input }, context) => addPasskey(context, input),
    removePasskey: async (_, { id, ...proof }, context) =>
      removePasskey(context, await confirmOwner(context, proof), id),
    renewRecoveryCodes: async (_, proof, context) => renewRecoveryCodes(context, await confirmOwner(context, proof)),
  },
} satisfies Resolvers;
