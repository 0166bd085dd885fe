import { auditHerd } from '../animals/auditHerd';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { Claim } from './Claim';
import { lockClaim, refuseHarvested } from './lockClaim';
import { release } from './movePlaces';

/** Gives back quarters that the ranch had kept. Errors: NOT_FOUND, CONFLICT. */
export async function releaseQuarters(context: Context, claimId: string | number): Promise<Claim> {
  return transaction(context.db, async (trx) => {
    const { claim } = await lockClaim(trx, claimId, context);
    if (claim.orderId !== null)
      throw conflict("This share is a family's. Cancel its order, or put the share back in line.");
    await refuseHarvested(trx, claim);
    await auditHerd(trx, context, { of: claim, before: { kept: claim.quarters }, after: { kept: null } });
    await release(trx, [claim.id]);
    return Claim.query(trx).findById(claim.id).throwIfNotFound();
  });
}
