import { ChevronDown, ChevronUp } from 'lucide-react';
import styled, { css } from 'styled-components';
import { ORDER_TYPE } from '../../rules/words/vocabulary';
import { OrderStatusBadge } from '../parts/orders/OrderStatusBadge';
import { color, media, space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';
import { Card } from '../ui/layout/Card';
import { OnWideScreens } from '../ui/layout/onScreens';

import type { OpenRow } from '../ui/table/useOpenRows';
import { Badge } from '../ui/text/Badge';
import { Eyebrow, Heading, Text, VisuallyHidden } from '../ui/text/Text';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';
import { CustomerOrderDetails } from './CustomerOrderDetails';
import { storyOf } from './storyOf';

/** A line of the list, or a card while the order is open. Both are the same element, so that the button keeps the focus. */
const Root = styled(Card)<{ $open: boolean }>`
  ${({ $open }) =>
    $open
      ? css`
          margin-bottom: ${space(0.5)};

          ${media.phone} {
            padding-block: ${space(1.5)};
          }
        `
      : css`
          padding: ${space(0.75)} 0;
          border-width: 0 0 1px;
          border-radius: 0;
          background: none;

          &:hover {
            background: ${color.sunken};
          }
        `}
`;

/** The text and the button in one line. The button never wraps. */
const Head = styled.div`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  justify-content: space-between;

  & > :first-child {
    min-width: 0;
    line-height: 1.35;
  }

  & > button {
    flex: none;
  }
`;

/** The button that opens or closes the order: only an arrow on phones. While the order is closed, the whole line is pressable. */
const Toggle = styled(Button)<{ $open: boolean }>`
  ${({ $open }) =>
    !$open &&
    css`
      &&::after {
        position: absolute;
        inset: 0;
        content: '';
      }

      /* Makes the line the containing block of the pressable area. */
      &&,
      &&:active {
        position: static;
        transform: none;
      }
    `}

  ${media.phone} {
    width: ${space(3)};
    padding: 0;
    border-color: transparent;
    background: none;

    /* Enlarges the touch target without moving the arrow from the edge. */
    &::after {
      position: absolute;
      inset: 0 ${space(-1)};
      content: '';
    }
  }
`;

interface CustomerOrderCardProps {
  order: CustomerOrderCard_orderFragment;
  row: OpenRow;
}

/** Shows an order with all details while it's open, or as a line with its next step while it's closed. */
export function CustomerOrderCard({ order, row: { isOpen, toggle } }: CustomerOrderCardProps) {
  const detailsId = `details-${order.id}`;
  return (
    <Root forwardedAs="article" aria-labelledby={`order-${order.id}`} $open={isOpen}>
      <Head>
        <OrderHead order={order} isOpen={isOpen} />
        <Toggle size="small" aria-expanded={isOpen} aria-controls={detailsId} onClick={toggle} $open={isOpen}>
          <ToggleLabel id={order.id} isOpen={isOpen} />
        </Toggle>
      </Head>
      {isOpen && (
        <div id={detailsId}>
          <CustomerOrderDetails order={order} />
        </div>
      )}
    </Root>
  );
}

function ToggleLabel({ id, isOpen }: { id: string; isOpen: boolean }) {
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  const label = isOpen ? 'Hide Details' : 'Details';
  return (
    <>
      <Arrow size={18} aria-hidden />
      <OnWideScreens aria-hidden>{label}</OnWideScreens>
      <VisuallyHidden>{`${label} of order ${id}`}</VisuallyHidden>
    </>
  );
}

function OrderHead({ order, isOpen }: { order: CustomerOrderCard_orderFragment; isOpen: boolean }) {
  return (
    <div>
      <Cluster gap={1.5}>
        <Eyebrow>Order #{order.id}</Eyebrow>
        <OrderStatusBadge status={order.status} />
        {order.recallId && <Badge tone="danger">Recalled</Badge>}
      </Cluster>
      <Heading level={2} size={isOpen ? 21 : 15} id={`order-${order.id}`}>
        {ORDER_TYPE.label(order.orderType)} from {order.rancher.ranchName}
      </Heading>
      <Text size={isOpen ? 15 : 13} tone="soft">
        {storyOf(order).headline}
      </Text>
    </div>
  );
}
