import { auditHerd } from '../animals/auditHerd';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import type { Claim } from './Claim';
import { lockClaim } from './lockClaim';

/** Records that a deposit came. What was recorded first stays. Errors: NOT_FOUND, CONFLICT. */
export async function markDepositReceived(context: Context, claimId: string | number): Promise<Claim> {
  return transaction(context.db, async (trx) => {
    const { claim } = await lockClaim(trx, claimId, context);
    if (claim.depositReceivedAt) return claim;
    if (claim.orderId === null || !claim.deposit) throw conflict('This share needs no deposit.');
    const share = `deposit of share ${claim.id}`;
    await auditHerd(trx, context, { of: claim, before: { [share]: null }, after: { [share]: 'received' } });
    return claim.$query(trx).patchAndFetch({ depositReceivedAt: trx.fn.now() as never });
  });
}
