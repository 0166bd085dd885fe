import type { Resolvers } from '../../resolverTypes.generated';
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from './authenticator';
import { confirmOwner, mayAddFactor } from './confirmOwner';
import { addPasskey, removePasskey, startPasskey } from './passkeys';
import { renewRecoveryCodes } from './recoveryCodes';
import { signInWithPasskey, startPasskeySignIn } from './signInWithPasskey';

/** Included in `accountResolvers`. */
export const secondFactorResolvers = {
  Mutation: {
    startPasskeySignIn: async (_, __, context) => startPasskeySignIn(context),
    signInWithPasskey: async (_, { input }, context) => signInWithPasskey(context, input),
    // confirmOwner runs before each change, in case somebody else uses a session that was left open. Confirming an app or adding
    // a passkey needs no proof again, since starting the setup required it.
    startAuthenticator: async (_, proof, context) => startAuthenticator(context, await mayAddFactor(context, proof)),
    confirmAuthenticator: async (_, { code }, context) => confirmAuthenticator(context, code),
    removeAuthenticator: async (_, proof, context) => removeAuthenticator(context, await confirmOwner(context, proof)),
    startPasskey: async (_, proof, context) => startPasskey(context, await mayAddFactor(context, proof)),
    addPasskey: async (_, { input }, context) => addPasskey(context, input),
    removePasskey: async (_, { id, ...proof }, context) =>
      removePasskey(context, await confirmOwner(context, proof), id),
    renewRecoveryCodes: async (_, proof, context) => renewRecoveryCodes(context, await confirmOwner(context, proof)),
  },
} satisfies Resolvers;
