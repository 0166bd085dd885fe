import { connection } from '../database/reading/page';
import type { Resolvers } from '../resolverTypes.generated';
import { listMails } from './listMails';

export const mailResolvers: Resolvers = {
  Admin: {
    mails: async (_, args, context) => listMails(context, args),
  },
  MailConnection: connection,
};
