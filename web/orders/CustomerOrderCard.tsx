import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { orderNextStep } from '../../rules/orders/orderNextStep';
import { isFinal } from '../../rules/orders/orderStatus';
import { ORDER_TYPE } from '../../rules/words/vocabulary';
import { OrderStatusBadge } from '../parts/orders/OrderStatusBadge';
import { hasSettlement, settlementText } from '../parts/settlement/settlementText';
import { color, media, space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Card } from '../ui/layout/Card';
import { Cluster } from '../ui/layout/Cluster';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { Eyebrow } from '../ui/text/Eyebrow';
import { Heading } from '../ui/text/Heading';
import { Text } from '../ui/text/Text';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';
import { CustomerOrderDetails } from './CustomerOrderDetails';
import type { OrderClaims_orderFragment } from './claims/OrderClaims.generated';
import { shareNextStep } from './claims/shareNextStep';

/** A line of the list until it is opened. It stays the same element, which keeps the focus on its button. */
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

/** The words beside the button, which never wraps. */
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

/** An arrow on phones. Of a closed order the whole line opens it. */
const Toggle = styled(Button)<{ $open: boolean }>`
  ${({ $open }) =>
    !$open &&
    css`
      &&::after {
        position: absolute;
        inset: 0;
        content: '';
      }

      /* The line around it is what is pressed. */
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

    /* The arrow stays at the edge, and a thumb has room around it. */
    &::after {
      position: absolute;
      inset: 0 ${space(-1)};
      content: '';
    }
  }
`;

const Word = styled.span`
  ${media.phone} {
    display: none;
  }
`;

interface CustomerOrderCardProps {
  order: CustomerOrderCard_orderFragment;
  /** Whether it shows everything from the start, and not just what comes next. */
  startsOpen: boolean;
}

/** An order: all of it, or a line with what comes next. */
export function CustomerOrderCard({ order, startsOpen }: CustomerOrderCardProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const detailsId = `details-${order.id}`;
  return (
    <Root forwardedAs="article" aria-labelledby={`order-${order.id}`} $open={isOpen}>
      <Head>
        <OrderHead order={order} isOpen={isOpen} />
        <Toggle
          size="small"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
          $open={isOpen}
        >
          <ToggleWords id={order.id} isOpen={isOpen} />
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

function ToggleWords({ id, isOpen }: { id: string; isOpen: boolean }) {
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  const words = isOpen ? 'Hide Details' : 'Details';
  return (
    <>
      <Arrow size={18} aria-hidden />
      <Word aria-hidden>{words}</Word>
      <VisuallyHidden>{`${words} of order ${id}`}</VisuallyHidden>
    </>
  );
}

function OrderHead({ order, isOpen }: { order: CustomerOrderCard_orderFragment; isOpen: boolean }) {
  return (
    <div>
      <Cluster gap={1.5}>
        <Eyebrow>Order #{order.id}</Eyebrow>
        <OrderStatusBadge status={order.status} />
      </Cluster>
      <Heading level={2} size={isOpen ? 21 : 15} id={`order-${order.id}`}>
        {ORDER_TYPE.label(order.orderType)} from {order.rancher.ranchName}
      </Heading>
      <Text size={isOpen ? 15 : 13} tone="soft">
        {isOpen ? orderNextStep(order) : nextStepOf(order)}
      </Text>
    </div>
  );
}

/** Shares and payments come before what all orders wait for. */
function nextStepOf(order: CustomerOrderCard_orderFragment): string {
  const { claims }: OrderClaims_orderFragment = order;
  const share = isFinal(order.status) ? undefined : claims.find(({ releasedAt }) => releasedAt === null);
  const step = share && shareNextStep(share);
  if (step) return step;
  const isDue = hasSettlement(order.settlement) && order.settlement.balanceDue;
  return isDue ? settlementText(order.settlement) : orderNextStep(order);
}
