import styled from 'styled-components';
import { type Cents, formatCents } from '../../../rules/money/money';
import { onSale, type RanchShares } from '../../../rules/products/cowShares';
import { DEFAULT_PROCESSING_WEEKS } from '../../../rules/ranches/ranchFacts';
import type { PricingModel } from '../../../rules/words/vocabulary';
import { color, size, space } from '../../theme/tokens';
import type { PricingTerms_rancherFragment } from './PricingTerms.generated';

const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  color: ${color.soft};
  font-size: ${size[15]};
`;

export function PricingTerms({ rancher }: { rancher: PricingTerms_rancherFragment }) {
  return (
    <List>
      {pricingTerms(rancher).map((term) => (
        <li key={term}>{term}</li>
      ))}
    </List>
  );
}

interface Terms extends RanchShares {
  pricingModel: PricingModel;
  pricePerPound: Cents;
  depositRequired: boolean;
  depositAmount: Cents;
  processingTimeWeeks: number | null;
}

const WEIGHT_NAMES: Partial<Record<PricingModel, string>> = {
  HANGING: 'hanging weight',
  PACKAGED: 'packaged beef',
};

/** Returns what a family should know about the price, the deposit and the processing time. */
export function pricingTerms(terms: Terms): string[] {
  const price = onSale(terms).length > 0 ? [priceTerm(terms)] : [];
  return [...price, depositTerm(terms), processingTerm(terms.processingTimeWeeks)];
}

function priceTerm({ pricingModel, pricePerPound }: Terms): string {
  const weighed = WEIGHT_NAMES[pricingModel];
  if (!weighed) return 'One flat price, whatever the final weight.';
  const price = pricePerPound > 0 ? `${formatCents(pricePerPound)} per lb ${weighed}.` : `Priced per lb of ${weighed}.`;
  return `${price} The rancher confirms your final price after weighing.`;
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
