import type { Viewer } from '../context';
import { type Row, type Sql, sql, viewerId, viewerRanch } from '../database/reading/sql';
import type { ConversationRow, Side } from './Conversation';

type Parties = Pick<ConversationRow, 'rancherId' | 'customerId'>;

/** The viewer's side of a conversation. It's null when the conversation is none of their business, as for admins. */
export function sideOf({ rancherId, customerId }: Parties, { id, ranchId }: Viewer): Side | null {
  if (rancherId === ranchId) return 'RANCH';
  return customerId === id ? 'CUSTOMER' : null;
}

/** The same as SQL. */
export const sideSql = (conversation: Row): Sql =>
  sql`case when ${conversation}.rancher_id = ${viewerRanch} then 'RANCH'
    when ${conversation}.customer_id = ${viewerId} then 'CUSTOMER' end`;
