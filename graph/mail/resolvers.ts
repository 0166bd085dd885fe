import { loadUser } from '../accounts/loadUser';
import { userProjection } from '../accounts/User';
import { signedIn } from '../context';
import { connection } from '../database/reading/page';
import { columnsOf, nodeColumnsOf } from '../database/reading/projection';
import type { Resolvers } from '../resolverTypes.generated';
import { listFailedMails, listMails } from './listMails';
import { mailProjection, subjectFor } from './MailRecord';

export const mailResolvers: Resolvers = {
  Admin: {
    failedMails: async (_, args, context, info) => listFailedMails(context, args, nodeColumnsOf(info, mailProjection)),
    mails: async (_, args, context, info) => listMails(context, args, nodeColumnsOf(info, mailProjection)),
  },
  Mail: {
    subject: (mail, _, context) => subjectFor(mail, signedIn(context)),
    user: async ({ userId }, _, context, info) =>
      userId === null ? null : loadUser(context, userId, columnsOf(info, userProjection)),
  },
  MailConnection: connection,
};
