import { loadUser } from '../accounts/loadUser';
import { signedIn } from '../context';
import { mustExist } from '../database/mustExist';
import { forgetLoaded } from '../database/reading/loader';
import type { Resolvers } from '../resolverTypes.generated';
import { mailChoicesOf, setMailChoice } from './mailChoices';

export const notificationResolvers: Resolvers = {
  User: {
    mailChoices: async (user, _, context) => mailChoicesOf(context, user),
  },
  Mutation: {
    setMailChoice: async (_, args, context) => {
      await setMailChoice(context, args);
      forgetLoaded(context);
      return { user: mustExist(await loadUser(context, signedIn(context).id, ['id', 'userType'])) };
    },
  },
};
