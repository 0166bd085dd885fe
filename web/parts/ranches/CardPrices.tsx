import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { cardPrice } from '../../../rules/money/pricing';
import { onSale } from '../../../rules/products/cowShares';
import { allInText, centsSpan, deliveryText } from '../../../rules/trueCost/costText';
import { ITEM_TYPE, type OrderType } from '../../../rules/words/vocabulary';
import { tabular } from '../../theme/mixins';
import { color, size, space } from '../../theme/tokens';
import { CardPrice } from './CardPrice';
import type { RancherCard_rancherFragment } from './RancherCard.generated';

const Line = styled.div`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1.5)};
  color: ${color.soft};
  font-size: ${size[15]};
`;

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

/** Shows the card's main price, the price of a half, and the full cost of a packaged pound. */
export function CardPrices({ rancher, sizes }: CardPricesProps) {
  const half = halfPrice(rancher, sizes);
  return (
    <div>
      <Line>
        <CardPrice>{cardPrice(rancher, rancher.averageProductPrice, sizes)}</CardPrice>
        {half && <p>{half}</p>}
      </Line>
      {rancher.trueCost && <Cost>{costLine(rancher.trueCost)}</Cost>}
    </div>
  );
}

/** Returns 'Half Cow $1,700.00', since most families buy a half. Undefined if the card's main price is the half's already. */
function halfPrice(rancher: RancherCard_rancherFragment, sizes: readonly OrderType[] = []): string | undefined {
  const shares = onSale(rancher);
  const half = shares.find(({ itemType }) => itemType === 'HALF_COW');
  if (!half || sizes.length > 0) return undefined;
  const isLowest = shares.every(({ priceField }) => rancher[priceField] >= rancher.halfCowPrice);
  return isLowest ? undefined : `${half.label} ${formatCents(rancher.halfCowPrice)}`;
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
