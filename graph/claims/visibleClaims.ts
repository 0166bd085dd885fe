import type { Viewer } from '../context';
import { type Row, type Sql, sql, viewerId, viewerIsAdmin, viewerRanch } from '../database/reading/sql';
import { mayEdit } from '../ranches/visibleRanchers';
import type { ClaimRow } from './Claim';

/** A claim with the customer of its order. Null if the ranch keeps the quarters. */
export type OwnedClaim = ClaimRow & { customerId: number | null };

/** Returns whether the viewer may see a claim: its family, its ranch and admins may. */
export function mayKnowClaim({ rancherId, customerId }: OwnedClaim, viewer: Viewer): boolean {
  return mayEdit({ id: rancherId }, viewer) || customerId === viewer.id;
}

/** `mayKnowClaim` as SQL. */
export const isKnownClaim = (claim: Row): Sql => sql`(${viewerIsAdmin} or ${claim}.rancher_id = ${viewerRanch}
  or exists (select from orders where id = ${claim}.order_id and customer_id = ${viewerId}))`;
