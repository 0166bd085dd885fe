import { BRAND } from '../../rules/words/brand';

type Paid = { paymentInstructions: string | null; paymentLink: string | null };

/** Tells a family how it pays its ranch, and what it writes on the payment, as a paragraph of a letter. */
export function howToPay({ paymentInstructions, paymentLink }: Paid, memo: string): string {
  if (!paymentInstructions && !paymentLink) {
    return `You pay the ranch directly, not through ${BRAND}. Reply to this email to ask how, and write ${memo} on the payment.`;
  }
  const ways = [paymentInstructions, paymentLink].filter(Boolean).join('\n');
  return `How to pay: ${ways}\nWrite ${memo} on the payment, so that the ranch knows what it's for.`;
}
