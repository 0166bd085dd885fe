import { labels } from '../words/labels';

/** Who pays the processor. INCLUDED: the ranch, out of its price. */
export type ProcessorPayer = 'RANCH' | 'FAMILY' | 'INCLUDED';
export const PROCESSOR_PAYER = labels<ProcessorPayer>(
  { RANCH: 'Paid by the ranch', FAMILY: 'Paid by the family', INCLUDED: 'Included in my price' },
  'lowercase',
);

/** A processor's fees in cents: for an animal, and for a pound of hanging weight. Null while the ranch doesn't know them. */
export interface EnteredFees {
  killFee: number | null;
  cutAndWrapPerPound: number | null;
}

/** Whether it's known what a processor charges. Fees that the price includes are known to be 0. */
export const knowsFees = (fees: EnteredFees | null | undefined): boolean =>
  fees != null && fees.killFee !== null && fees.cutAndWrapPerPound !== null;

/** What a bill adds for the processor. Nothing is added as long as it isn't known. */
export function billedFees(fees: (EnteredFees & { payer: ProcessorPayer }) | null | undefined) {
  const { killFee, cutAndWrapPerPound, payer } = fees ?? { killFee: null, cutAndWrapPerPound: null, payer: 'RANCH' };
  const billed = { killFee: killFee ?? 0, cutAndWrapPerPound: cutAndWrapPerPound ?? 0, payer };
  return knowsFees({ killFee, cutAndWrapPerPound }) ? billed : { ...billed, isUnknown: true as const };
}
