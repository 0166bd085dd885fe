import { hasAnyDuty } from '../../../rules/accounts/duties';
import type { ApiScope } from '../../../rules/developers/apiScope';
import { loadUser } from '../../accounts/loadUser';
import type { UserRow } from '../../accounts/User';
import type { CommissionTransactionRow } from '../../commissions/CommissionTransaction';
import { loadTransaction } from '../../commissions/loadTransactions';
import { type Context, signedIn } from '../../context';
import { findOrder } from '../../orders/findOrder';
import type { OrderRow } from '../../orders/Order';
import { findRancher } from '../../ranches/findRancher';
import type { RancherRow } from '../../ranches/Rancher';
import type { Resolvers } from '../../resolverTypes.generated';
import { idNumber, NODE_TYPES, type NodeType } from '../../schema/arguments';
import { requireScope } from '../../schema/scopes';

type Row = UserRow | RancherRow | OrderRow | CommissionTransactionRow;

/** A token needs one of these scopes to read a record by its node id. Other people's accounts are closed to all tokens. */
const SCOPES: Record<Exclude<NodeType, 'User'>, readonly ApiScope[]> = {
  Rancher: ['RANCHERS_READ'],
  Order: ['ORDERS_READ'],
  CommissionTransaction: ['COMMISSIONS_READ'],
};

/** Loads a record with the same permission check as its usual field. Null if the viewer may not see it. */
const find: Record<NodeType, (context: Context, id: string) => Promise<Row | null>> = {
  Rancher: async (context, id) => findRancher(context, id, ['*']),
  Order: async (context, id) => findOrder(context, id, ['*']),
  async User(context, id) {
    const { id: own, userType } = signedIn(context);
    const isOpen = idNumber(id) === own || (userType === 'ADMIN' && !context.token);
    return isOpen ? loadUser(context, idNumber(id), ['*']) : null;
  },
  async CommissionTransaction(context, id) {
    const viewer = signedIn(context);
    if (!hasAnyDuty(viewer, ['MONEY'])) return null;
    const entry = await loadTransaction(context, idNumber(id));
    return entry && (viewer.userType === 'ADMIN' || entry.rancherId === viewer.ranchId) ? entry : null;
  },
};

export const nodeResolvers: Resolvers = {
  Query: {
    async node(_, { id: nodeId }, context) {
      const named = readNodeId(nodeId);
      if (!named) return null;
      if (context.token && named.type !== 'User') requireScope(context.token, SCOPES[named.type]);
      const row = await find[named.type](context, named.id);
      return row && { ...row, __typename: named.type };
    },
  },
};

/** Decodes a node id. Undefined if it isn't one. */
function readNodeId(nodeId: string): { type: NodeType; id: string } | undefined {
  const [type, id, ...rest] = Buffer.from(nodeId, 'base64url').toString('utf8').split(':');
  const known = NODE_TYPES.find((each) => each === type);
  return known && id && /^[1-9]\d{0,9}$/.test(id) && rest.length === 0 ? { type: known, id } : undefined;
}
