import { loadUser } from '../accounts/loadUser';
import { userProjection } from '../accounts/User';
import { connection } from '../database/page';
import { columnsOf, nodeColumnsOf } from '../database/projection';
import type { Resolvers } from '../resolverTypes.generated';
import { auditProjection } from './AuditEntry';
import { listAudit } from './listAudit';

export const auditResolvers: Resolvers = {
  Admin: {
    audit: async (_, args, context, info) => listAudit(context, args, nodeColumnsOf(info, auditProjection)),
  },
  AuditEntry: {
    actor: async ({ actorId }, _, context, info) =>
      actorId === null ? null : loadUser(context, actorId, columnsOf(info, userProjection)),
  },
  AuditConnection: connection,
};
