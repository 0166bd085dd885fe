import { nextStep } from '../../../rules/herd/claimStatus';
import { familyCutSheetState } from '../../../rules/herd/familyCutSheet';
import type { ClaimCard_claimFragment } from './ClaimCard.generated';

/** What comes next for a share of an animal, or null when nothing comes anymore. */
export function shareNextStep(claim: ClaimCard_claimFragment): string | undefined {
  const { animal, linePosition, deposit, depositDue, depositReceivedAt, cutSheet, livePurchase } = claim;
  return nextStep({
    released: false,
    animal: planOf(animal),
    linePosition,
    deposit: deposit ?? 0,
    depositDue,
    depositReceived: depositReceivedAt !== null,
    purchaseConfirmed: livePurchase?.confirmedAt != null,
    cutSheet: cutSheet ? familyCutSheetState(cutSheet) : 'AGREED',
  })?.text;
}

/** An animal as the rules about shares see it. */
export const planOf = (animal: ClaimCard_claimFragment['animal']) =>
  animal && { ...animal, inspection: animal.processor?.inspection ?? null };
