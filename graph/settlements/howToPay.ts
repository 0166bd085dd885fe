import { BRAND } from '../../rules/words/brand';

/** Tells a family how it pays its ranch, as a paragraph of a letter. */
export const howToPay = ({ paymentInstructions }: { paymentInstructions: string | null }): string =>
  paymentInstructions
    ? `How to pay: ${paymentInstructions}`
    : `You pay the ranch directly, not through ${BRAND}. Reply to this email to ask how.`;
