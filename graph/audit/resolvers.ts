import { connection } from '../database/reading/page';
import { rowOf } from '../database/reading/rowId';
import type { Resolvers } from '../resolverTypes.generated';
import { deviceOf, listAudit } from './listAudit';

export const auditResolvers: Resolvers = {
  Admin: {
    audit: async (_, args, context) => listAudit(context, args),
  },
  AuditEntry: {
    actor: ({ actorId }) => rowOf(actorId),
    device: ({ userAgent }) => userAgent && deviceOf(userAgent),
  },
  AuditConnection: connection,
};
