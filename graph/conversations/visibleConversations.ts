import type { Viewer } from '../context';
import { type Row, type Sql, sql, viewerId, viewerRanch } from '../database/reading/sql';
import type { ConversationRow, Side } from './Conversation';

type Parties = Pick<ConversationRow, 'rancherId' | 'customerId'>;

/** Returns the viewer's side of a conversation. Null if the viewer is on neither side, as admins are. */
export function sideOf({ rancherId, customerId }: Parties, { id, ranchId }: Viewer): Side | null {
  if (rancherId === ranchId) return 'RANCH';
  return customerId === id ? 'CUSTOMER' : null;
}

/** `sideOf` as SQL. */
export const sideSql = (conversation: Row): Sql =>
  sql`case when ${conversation}.rancher_id = ${viewerRanch} then 'RANCH'
    when ${conversation}.customer_id = ${viewerId} then 'CUSTOMER' end`;
