import { type Context, signedIn } from '../context';
import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import type { ClaimRow } from './Claim';
import { mayKnowClaim, type OwnedClaim } from './visibleClaims';

const loadClaim = loader<number, OwnedClaim | null>(async ({ db }, ids) => {
  const sql = 'select c.*, o.customer_id from claims c left join orders o on o.id = c.order_id where c.id = any(?)';
  return onePerKey(ids, await prepared<OwnedClaim>(db, { sql, bindings: [ids] }), ({ id }) => id);
});

/** Finds a claim by id. Null if the viewer may not see it. */
export async function findClaim(context: Context, id: number): Promise<ClaimRow | null> {
  const claim = await loadClaim(context, id);
  return claim && mayKnowClaim(claim, signedIn(context)) ? claim : null;
}
