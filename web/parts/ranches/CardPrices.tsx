import styled from 'styled-components';
import { cardPrice } from '../../../rules/money/pricing';
import { allInText, centsSpan, deliveryText } from '../../../rules/trueCost/costText';
import { ITEM_TYPE, type OrderType } from '../../../rules/words/vocabulary';
import { color, size, tabular } from '../../theme/tokens';
import { CardPrice } from './CardPrice';
import type { RancherCard_rancherFragment } from './RancherCard.generated';
import {
  allInText as allInOf,
  isSoldOut,
  poundsOf,
  processorText,
  rangeText,
  readyText,
  type ShareOffer,
  shareOffers,
} from './shareOffers';

const Cost = styled.p`
  ${tabular}
  color: ${color.soft};
  font-size: ${size[13]};
  line-height: 1.4;
`;

interface CardPricesProps {
  rancher: RancherCard_rancherFragment;
  sizes: readonly OrderType[] | undefined;
}

/** Shows the card's main price, what that share comes to, and the full cost of a packaged pound of it. */
export function CardPrices({ rancher, sizes }: CardPricesProps) {
  const offers = shareOffers(rancher).filter((each) => !isSoldOut(each));
  const lowest = lowestOf(offers, sizes);
  const costed = offers.find(({ share }) => share.itemType === rancher.trueCost?.share);
  const shown = costed ?? lowest;
  const priced = shown === lowest ? sizes : shown && [shown.share.orderType];
  return (
    <div>
      <CardPrice>{cardPrice(offers, rancher.averageProductPrice, priced)}</CardPrice>
      {shown && <Cost>{offerLine(shown)}</Cost>}
      {costed && rancher.trueCost && <Cost>{costLine(rancher.trueCost)}</Cost>}
    </div>
  );
}

function lowestOf(offers: readonly ShareOffer[], sizes: readonly OrderType[] = []): ShareOffer | undefined {
  const wanted = offers.filter(({ share }) => sizes.includes(share.orderType));
  const [first, ...others] = wanted.length > 0 ? wanted : offers;
  return first && others.reduce((lowest, each) => (each.price < lowest.price ? each : lowest), first);
}

/** Returns 'Quarter Cow: $1,269-$1,387 by weight · 94-120 lb · ready about December 30, 2026'. */
function offerLine(row: ShareOffer): string {
  const { share, offer } = row;
  const terms = offer ? [rangeText(offer), processorText(offer), allInOf(offer)] : [];
  const line = [...terms, poundsOf(row), offer && readyText(offer)].filter(Boolean).join(' · ');
  return `${share.label}: ${line}`;
}

/** Returns 'Half Cow: about $6.81-$8.67 per packaged lb, all-in, delivered'. */
function costLine({
  share,
  perPound,
  handover,
  restsOn,
}: NonNullable<RancherCard_rancherFragment['trueCost']>): string {
  return `${ITEM_TYPE.label(share)}: about ${centsSpan(perPound)} per packaged lb, ${allInText(restsOn)}, ${deliveryText(handover)}`;
}
