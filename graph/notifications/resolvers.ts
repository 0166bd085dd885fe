import { signedIn } from '../context';
import { forgetLoaded } from '../database/reading/loader';
import type { Resolvers } from '../resolverTypes.generated';
import { mailChoicesOf, setMailChoice } from './mailChoices';
import { endPushDevice, readPush, setPushDevice } from './pushDevices';

export const notificationResolvers: Resolvers = {
  User: {
    // Only the person themselves may ask.
    mailChoices: (_, __, context) => mailChoicesOf(context),
  },
  Query: {
    push: (_, { endpoint }, context) => readPush(context, endpoint),
  },
  Mutation: {
    setPushDevice: async (_, { input }, context) => ({ push: await setPushDevice(context, input) }),
    endPushDevice: async (_, { endpoint }, context) => ({ push: await endPushDevice(context, endpoint) }),
    setMailChoice: async (_, args, context) => {
      await setMailChoice(context, args);
      forgetLoaded(context);
      return { user: { id: signedIn(context).id } };
    },
  },
};
