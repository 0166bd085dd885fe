import { nextStep } from '../../../rules/herd/claimStatus';
import { familyCutSheetState } from '../../../rules/herd/familyCutSheet';
import type { ClaimCard_claimFragment } from './ClaimCard.generated';

/** Returns the next step of a share as text, or undefined if there is none. */
export function shareNextStep(claim: ClaimCard_claimFragment): string | undefined {
  const { animal, linePosition, deposit, depositDue, depositReceivedAt, cutSheet, livePurchase } = claim;
  return nextStep({
    released: false,
    offBoard: claim.offBoardAt !== null,
    animal,
    linePosition,
    deposit: deposit ?? 0,
    depositDue,
    depositReceived: depositReceivedAt !== null,
    purchaseConfirmed: livePurchase?.confirmedAt != null,
    cutSheet: cutSheet ? familyCutSheetState(cutSheet) : 'AGREED',
  })?.text;
}
