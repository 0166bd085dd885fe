import { onSale, type RanchShares } from '../../../rules/cowShares';
import { type Cents, formatCents } from '../../../rules/money';
import { DEFAULT_PROCESSING_WEEKS } from '../../../rules/ranchFacts';
import type { PricingModel } from '../../../rules/vocabulary';

interface Terms extends RanchShares {
  pricingModel: PricingModel;
  pricePerPound: Cents;
  depositRequired: boolean;
  depositAmount: Cents;
  processingTimeWeeks: number | null;
}

const WEIGHED: Partial<Record<PricingModel, string>> = {
  HANGING: 'of hanging weight',
  PACKAGED: 'of packaged beef',
};

/** What one should know beside the price. */
export function termsOf(terms: Terms): string[] {
  const price = onSale(terms).length > 0 ? [priceTerm(terms)] : [];
  return [...price, depositTerm(terms), processingTerm(terms.processingTimeWeeks)];
}

function priceTerm({ pricingModel, pricePerPound }: Terms): string {
  const weighed = WEIGHED[pricingModel];
  if (!weighed) return 'One price for the share, whatever it weighs in the end.';
  const price = pricePerPound > 0 ? `at ${formatCents(pricePerPound)} a pound ${weighed}` : `by the pound ${weighed}`;
  return `Priced ${price}: the rancher confirms the final price.`;
}

function depositTerm({ depositRequired, depositAmount }: Terms): string {
  if (!depositRequired) return 'No deposit.';
  return depositAmount > 0
    ? `A deposit of ${formatCents(depositAmount)} holds your order.`
    : 'A deposit holds your order.';
}

function processingTerm(weeks: number | null): string {
  const wait = weeks ?? DEFAULT_PROCESSING_WEEKS;
  return `Processing takes about ${wait} ${wait === 1 ? 'week' : 'weeks'}.`;
}
