import { useId } from 'react';
import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { cardPrice } from '../../../rules/money/pricing';

import { CardPrice } from '../../parts/ranches/CardPrice';
import { isSoldOut, poundsOf, rangeText, shareOffers } from '../../parts/ranches/shareOffers';
import { color, hairline, media, size, space, tabular } from '../../theme/tokens';
import { Stack } from '../../ui/layout/arrange';
import { Card } from '../../ui/layout/Card';

import { Heading, Text, VisuallyHidden } from '../../ui/text/Text';
import { OrderNow } from './OrderNow';
import type { PlaceOrderCard_rancherFragment } from './PlaceOrderCard.generated';
import { orderLine, useOrder } from './useOrder';

/** Hidden on phones, which have the bar at the bottom. */
const Sheet = styled(Card)`
  ${media.phone} {
    display: none;
  }
`;

/** A share's radio button. The whole row is clickable. */
const ShareRow = styled.label`
  ${tabular}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space(1.5)};
  padding-block: ${space(1)};
  border-bottom: ${hairline};
  cursor: pointer;

  input {
    accent-color: ${color.red};
  }
`;

const Small = styled.span`
  display: block;
  color: ${color.soft};
  font-size: ${size[15]};
  font-weight: 400;
`;

/** Lets the family choose a share and order it. Stays in view on wide screens while the page scrolls. */
export function PlaceOrderCard({ rancher }: { rancher: PlaceOrderCard_rancherFragment }) {
  const { order } = useOrder(rancher);
  const line = order && orderLine(order);
  const offers = shareOffers(rancher).filter((row) => !isSoldOut(row));
  return (
    <Sheet as="section" aria-labelledby="place-an-order">
      <Stack gap={2}>
        <div>
          <Heading level={2} size={21} id="place-an-order">
            Place an Order
          </Heading>
          <CardPrice>{cardPrice(offers, rancher.averageProductPrice)}</CardPrice>
        </div>
        <ShareChoice rancher={rancher} />
        {line && (
          <Text size={15}>
            Your order: {line.items}, {line.price}
          </Text>
        )}
        <OrderNow rancher={rancher} size="large" wide />
        <Text size={15} tone="soft">
          You don’t pay here. The rancher calls you to arrange payment and delivery.
        </Text>
      </Stack>
    </Sheet>
  );
}

function ShareChoice({ rancher }: { rancher: PlaceOrderCard_rancherFragment }) {
  const name = useId();
  const { chosen, choose } = useOrder(rancher);
  return (
    <fieldset>
      <VisuallyHidden as="legend">Which share?</VisuallyHidden>
      {shareOffers(rancher).map((row) => (
        <ShareRow key={row.share.share}>
          <input
            type="radio"
            name={name}
            checked={row.share === chosen}
            disabled={isSoldOut(row)}
            onChange={() => choose(row.share)}
          />
          <span>
            {row.share.label}
            <Small>{[row.offer && rangeText(row.offer), `about ${poundsOf(row)}`].filter(Boolean).join(' · ')}</Small>
          </span>
          <Text as="span" strong>
            {isSoldOut(row) ? 'Sold out' : formatCents(row.price)}
          </Text>
        </ShareRow>
      ))}
    </fieldset>
  );
}
