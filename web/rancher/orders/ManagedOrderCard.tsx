import { useState } from 'react';
import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { ranchDate } from '../../../rules/time/dates';
import { ORDER_TYPE } from '../../../rules/words/vocabulary';
import { OrderLines } from '../../parts/orders/OrderLines';
import { OrderStatusBadge } from '../../parts/orders/OrderStatusBadge';
import { RanchOrderTimeline } from '../../parts/orders/OrderTimeline';
import { hairline } from '../../theme/mixins';
import { media, space } from '../../theme/tokens';
import { Checkbox } from '../../ui/input/Checkbox';
import { Card } from '../../ui/layout/Card';
import { Cluster } from '../../ui/layout/Cluster';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import type { ChosenRows } from '../../ui/table/useChosenRows';
import { Eyebrow } from '../../ui/text/Eyebrow';
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';
import { ManagedOrderActions } from './ManagedOrderActions';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';
import { ManagedOrderFacts } from './ManagedOrderFacts';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  /* On a phone the actions come before the details, within reach of the thumb. */
  ${media.phone} {
    order: 1;
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    gap: ${space(5)};
  }
`;

/** Keeps the checkbox in the corner by offsetting the larger touch area around it. */
const Choice = styled.div`
  margin-right: -10px;

  ${media.phone} {
    margin-block: -10px;
  }
`;

const TimelineArea = styled.div`
  padding-top: ${space(2)};
  border-top: ${hairline};
`;

interface ManagedOrderCardProps {
  order: ManagedOrderCard_orderFragment;
  chosen: ChosenRows;
}

/** Shows one order of the ranch: its items, the next step, and the customer's contact. */
export function ManagedOrderCard({ order, chosen }: ManagedOrderCardProps) {
  const [isTimelineOpen, setTimelineOpen] = useState(false);
  const timelineId = `history-${order.id}`;
  return (
    <Root forwardedAs="article" aria-labelledby={`order-${order.id}`}>
      <Head order={order} chosen={chosen} />
      <Body>
        <OrderLines order={order} />
        <ManagedOrderFacts order={order} />
      </Body>
      <ManagedOrderActions
        order={order}
        timeline={{ isOpen: isTimelineOpen, id: timelineId, toggle: () => setTimelineOpen(!isTimelineOpen) }}
      />
      {isTimelineOpen && (
        <TimelineArea id={timelineId}>
          <RanchOrderTimeline order={order} />
        </TimelineArea>
      )}
    </Root>
  );
}

function Head({ order, chosen }: ManagedOrderCardProps) {
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
          {ORDER_TYPE.label(order.orderType)}
          {order.amount !== undefined && ` · ${formatCents(order.amount)}`}
        </Text>
      </div>
      <Cluster gap={2}>
        <OrderStatusBadge status={order.status} />
        <Choice data-print="hide">
          <Checkbox
            checked={chosen.ids.includes(order.id)}
            onChange={(event) => chosen.choose(order.id, event.target.checked)}
          >
            <VisuallyHidden>Choose order {order.id}</VisuallyHidden>
          </Checkbox>
        </Choice>
      </Cluster>
    </Cluster>
  );
}
