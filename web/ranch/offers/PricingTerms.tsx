import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { sayTerms } from '../../../rules/orders/cancelTerms';
import { DEFAULT_PROCESSING_WEEKS } from '../../../rules/ranches/ranchFacts';
import type { PricingModel } from '../../../rules/words/vocabulary';
import { animalPriceText } from '../../parts/herd/animalText';
import { animalName, type Offer, readyText, type ShareOffer, shareOffers } from '../../parts/ranches/shareOffers';
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
      {[...pricingTerms(rancher), ...cancelTerm(rancher)].map((term) => (
        <li key={term}>{term}</li>
      ))}
    </List>
  );
}

/** What comes back when a family cancels. The rest of these terms is read before sending an order. */
const cancelTerm = ({ cancelTerms: terms }: PricingTerms_rancherFragment) => (terms ? [sayTerms(terms)[0]] : []);

type Terms = Omit<PricingTerms_rancherFragment, 'id' | 'cancelTerms'>;

const WEIGHT_NAMES: Partial<Record<PricingModel, string>> = {
  HANGING: 'hanging weight',
  PACKAGED: 'packaged beef',
};

/** Returns what a family should know about the price, the deposit and the processing time. Animals have terms of their own. */
export function pricingTerms(ranch: Omit<PricingTerms_rancherFragment, 'cancelTerms'>): string[] {
  const offers = shareOffers(ranch);
  const [soonest] = offers.flatMap(({ offer }) => (offer ? [offer] : []));
  if (soonest) return animalTerms(soonest, offers);
  const price = offers.length > 0 ? [priceTerm(ranch)] : [];
  return [...price, depositTerm(ranch), processingTerm(ranch.processingTimeWeeks)];
}

/** Returns the terms that the soonest animal's shares have in common, and each share's deposit. */
function animalTerms(soonest: Offer, offers: readonly ShareOffer[]): string[] {
  const price =
    soonest.animal && (soonest.pricing === 'FLAT' ? FLAT : `${animalPriceText({ ...soonest, price: 0 })}. ${WEIGHED}`);
  const deposits = offers.flatMap(({ share, offer }) =>
    offer?.deposit ? [`${formatCents(offer.deposit)} for a ${share.share.toLowerCase()}`] : [],
  );
  return [
    sentence([soonest.animal && `Your share is of ${animalName(soonest)}`, readyText(soonest)]),
    ...(price ? [price] : []),
    deposits.length > 0 ? `Deposit: ${deposits.join(', ')}.` : 'No deposit.',
  ].filter(Boolean);
}

function sentence(parts: (string | null)[]): string {
  const text = parts.filter(Boolean).join(', ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const FLAT = 'One flat price, whatever the final weight.';
const WEIGHED = 'Final price after weighing.';

function priceTerm({ pricingModel, pricePerPound }: Terms): string {
  const weighed = WEIGHT_NAMES[pricingModel];
  if (!weighed) return FLAT;
  const price = pricePerPound > 0 ? `${formatCents(pricePerPound)} per lb ${weighed}.` : `Priced per lb of ${weighed}.`;
  return `${price} ${WEIGHED}`;
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
