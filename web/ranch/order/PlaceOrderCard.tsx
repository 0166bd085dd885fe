import styled from 'styled-components';
import { cardPrice } from '../../../rules/money/pricing';
import { CardPrice } from '../../parts/ranches/CardPrice';
import { hairline, tabular } from '../../theme/mixins';
import { color, size, space } from '../../theme/tokens';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';
import { priceRows } from '../offers/priceRows';
import { OrderNow } from './OrderNow';
import type { PlaceOrderCard_rancherFragment } from './PlaceOrderCard.generated';

const Line = styled.div`
  ${tabular}
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(1)};
  border-bottom: ${hairline};

  dd {
    font-weight: 600;
  }
`;

const Small = styled.span`
  display: block;
  color: ${color.soft};
  font-size: ${size[13]};
  font-weight: 400;
`;

/** Stays in view on wide screens while the page scrolls. */
export function PlaceOrderCard({ rancher }: { rancher: PlaceOrderCard_rancherFragment }) {
  return (
    <Card as="section" aria-labelledby="place-an-order">
      <Stack gap={2}>
        <div>
          <Heading level={2} size={21} id="place-an-order">
            Place an Order
          </Heading>
          <CardPrice>{cardPrice(rancher, rancher.averageProductPrice)}</CardPrice>
        </div>
        <dl>
          {priceRows(rancher).map(({ share, price, pounds }) => (
            <Line key={share.share}>
              <dt>
                {share.label}
                <Small>about {pounds}</Small>
              </dt>
              <dd>{price}</dd>
            </Line>
          ))}
        </dl>
        <OrderNow size="large" wide />
        <Text size={15} tone="soft">
          You don’t pay here. The rancher calls you to arrange payment and delivery.
        </Text>
      </Stack>
    </Card>
  );
}
