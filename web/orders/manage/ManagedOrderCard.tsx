import { useState } from 'react';
import styled from 'styled-components';
import { ranchDate } from '../../../rules/dates';
import { formatCents } from '../../../rules/money';
import { ORDER_TYPE } from '../../../rules/vocabulary';
import { hairline } from '../../theme/mixins';
import { media, space } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { Cluster } from '../../ui/Cluster';
import { Eyebrow } from '../../ui/Eyebrow';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { OrderLines } from '../OrderLines';
import { OrderStatusBadge } from '../OrderStatusBadge';
import { ManagedOrderActions } from './ManagedOrderActions';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';
import { ManagedOrderFacts } from './ManagedOrderFacts';
import { RanchOrderTimeline } from './RanchOrderTimeline';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  /* Within reach of the thumb: first what to do, then the particulars. */
  ${media.phone} {
    order: 1;
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    gap: ${space(5)};
  }
`;

/** The box stands in the corner, and around it is room for a thumb. */
const Choice = styled.div`
  margin-right: -10px;

  ${media.phone} {
    margin-block: -10px;
  }
`;

const Track = styled.div`
  padding-top: ${space(2)};
  border-top: ${hairline};
`;

interface ManagedOrderCardProps {
  order: ManagedOrderCard_orderFragment;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One order of the ranch: who wants what, what to do next, and how to reach them. */
export function ManagedOrderCard({ order, isChosen, onChoose }: ManagedOrderCardProps) {
  const [isTracking, setTracking] = useState(false);
  const trackId = `history-${order.id}`;
  return (
    <Root forwardedAs="article" aria-labelledby={`order-${order.id}`}>
      <Head order={order} isChosen={isChosen} onChoose={onChoose} />
      <Body>
        <OrderLines order={order} />
        <ManagedOrderFacts order={order} />
      </Body>
      <ManagedOrderActions
        order={order}
        timeline={{ isOpen: isTracking, id: trackId, toggle: () => setTracking(!isTracking) }}
      />
      {isTracking && (
        <Track id={trackId}>
          <RanchOrderTimeline order={order} />
        </Track>
      )}
    </Root>
  );
}

function Head({ order, isChosen, onChoose }: ManagedOrderCardProps) {
  return (
    <Cluster justify="between" align="start">
      <div>
        <Eyebrow>
          Order #{order.id} · {ranchDate(order.createdAt)}
        </Eyebrow>
        <Heading level={2} size={21} id={`order-${order.id}`}>
          {order.customer.name}
        </Heading>
        <Text tone="soft">
          {ORDER_TYPE.label(order.orderType)} · {formatCents(order.amount)}
        </Text>
      </div>
      <Cluster gap={2}>
        <OrderStatusBadge status={order.status} />
        <Choice data-print="hide">
          <Checkbox checked={isChosen} onChange={(event) => onChoose(event.target.checked)}>
            <VisuallyHidden>Choose order {order.id}</VisuallyHidden>
          </Checkbox>
        </Choice>
      </Cluster>
    </Cluster>
  );
}
