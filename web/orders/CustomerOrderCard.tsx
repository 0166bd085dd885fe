import { useState } from 'react';
import styled from 'styled-components';
import { ORDER_TYPE } from '../../rules/vocabulary';
import { media, space } from '../theme/tokens';
import { Card } from '../ui/Card';
import { Cluster } from '../ui/Cluster';
import { Eyebrow } from '../ui/Eyebrow';
import { Heading } from '../ui/Heading';
import { CustomerOrderActions } from './CustomerOrderActions';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';
import { CustomerOrderFacts } from './CustomerOrderFacts';
import { OrderLines } from './OrderLines';
import { OrderStatusBadge } from './OrderStatusBadge';
import { OrderTimeline } from './OrderTimeline';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-block: ${space(2)};

  ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    gap: ${space(5)};
  }
`;

const Track = styled.div`
  margin-block: ${space(3)};
`;

/** One order of the customer: what, where from, how far it has come, and whom to ask. */
export function CustomerOrderCard({ order }: { order: CustomerOrderCard_orderFragment }) {
  const [isTracking, setTracking] = useState(false);
  const trackId = `timeline-${order.id}`;
  return (
    <Card as="article" aria-labelledby={`order-${order.id}`}>
      <Cluster justify="between" align="start">
        <div>
          <Eyebrow>Order #{order.id}</Eyebrow>
          <Heading level={2} size={21} id={`order-${order.id}`}>
            {ORDER_TYPE.label(order.orderType)} from {order.rancher.ranchName}
          </Heading>
        </div>
        <OrderStatusBadge status={order.status} />
      </Cluster>
      <Body>
        <OrderLines order={order} />
        <CustomerOrderFacts order={order} />
      </Body>
      {isTracking && (
        <Track id={trackId}>
          <OrderTimeline order={order} />
        </Track>
      )}
      <CustomerOrderActions
        order={order}
        timeline={{ isOpen: isTracking, id: trackId, toggle: () => setTracking(!isTracking) }}
      />
    </Card>
  );
}
