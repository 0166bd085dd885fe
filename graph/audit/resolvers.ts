import { loadUser } from '../accounts/loadUser';
import { userProjection } from '../accounts/User';
import { connection } from '../database/reading/page';
import { columnsOf, nodeColumnsOf } from '../database/reading/projection';
import type { Resolvers } from '../resolverTypes.generated';
import { auditProjection } from './AuditEntry';
import { deviceOf, listAudit } from './listAudit';

export const auditResolvers: Resolvers = {
  Admin: {
    audit: async (_, args, context, info) => listAudit(context, args, nodeColumnsOf(info, auditProjection)),
  },
  AuditEntry: {
    actor: async ({ actorId }, _, context, info) =>
      actorId === null ? null : loadUser(context, actorId, columnsOf(info, userProjection)),
    device: ({ userAgent }) => userAgent && deviceOf(userAgent),
  },
  AuditConnection: connection,
};
