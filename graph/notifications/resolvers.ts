import { loadUser } from '../accounts/loadUser';
import { signedIn } from '../context';
import { mustExist } from '../database/mustExist';
import { forgetLoaded } from '../database/reading/loader';
import type { Resolvers } from '../resolverTypes.generated';
import { mailChoicesOf, setMailChoice } from './mailChoices';

export const notificationResolvers: Resolvers = {
  User: {
    mailChoices: async ({ id }, _, context) =>
      mailChoicesOf(context, mustExist(await loadUser(context, id, ['id', 'userType']))),
  },
  Mutation: {
    setMailChoice: async (_, args, context) => {
      await setMailChoice(context, args);
      forgetLoaded(context);
      return { user: { id: signedIn(context).id } };
    },
  },
};
