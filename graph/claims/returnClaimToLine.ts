import { auditHerd } from '../animals/auditHerd';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { Claim } from './Claim';
import { lockClaim, refuseHarvested } from './lockClaim';
import { takeOff } from './movePlaces';
import { tellFamilies } from './tellFamilies';

/** Takes a family's claim off its animal, back to its place in the line. Errors: NOT_FOUND, CONFLICT. */
export async function returnClaimToLine(context: Context, claimId: string | number): Promise<Claim> {
  return transaction(context.db, async (trx) => {
    const { claim } = await lockClaim(trx, claimId, context);
    if (claim.orderId === null)
      throw conflict('The ranch keeps these quarters, so nobody waits for them. Give them back instead.');
    if (claim.animalId === null) throw conflict('This share is in line already.');
    await refuseHarvested(trx, claim);
    const change = { before: { [`share ${claim.id}`]: claim.animalId }, after: { [`share ${claim.id}`]: null } };
    await auditHerd(trx, context, { of: claim, ...change });
    await tellFamilies(trx, [claim], (told) => ({ template: 'shareBackInLine', ...told, reason: 'RANCH' }));
    await takeOff(trx, [claim.id]);
    return Claim.query(trx).findById(claim.id).throwIfNotFound();
  });
}
