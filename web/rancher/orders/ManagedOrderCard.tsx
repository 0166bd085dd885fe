import { useState } from 'react';
import styled from 'styled-components';
import { OrderLines } from '../../parts/orders/OrderLines';
import { RanchOrderTimeline } from '../../parts/orders/OrderTimeline';
import { hairline, media, space } from '../../theme/tokens';
import { Card } from '../../ui/layout/Card';
import type { ChosenRows } from '../../ui/table/ChooseRow';
import type { OpenRow } from '../../ui/table/useOpenRows';
import { ManagedOrderActions } from './ManagedOrderActions';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';
import { ManagedOrderFacts } from './ManagedOrderFacts';
import { ManagedOrderRow } from './ManagedOrderRow';

const Rest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(2)};
  border-top: ${hairline};
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

const TimelineArea = styled.div`
  padding-top: ${space(2)};
  border-top: ${hairline};
`;

interface ManagedOrderCardProps {
  order: ManagedOrderCard_orderFragment;
  chosen: ChosenRows;
  /** Whether the items and everything else show. */
  row: OpenRow;
}

/** Shows one order of the ranch as a row, which opens to a card with its items, the next step and the customer's contact. */
export function ManagedOrderCard({ order, chosen, row }: ManagedOrderCardProps) {
  const id = `details-${order.id}`;
  return (
    <Card flush as="article" aria-labelledby={`order-${order.id}`}>
      <ManagedOrderRow order={order} chosen={chosen} details={{ ...row, id }} />
      {row.isOpen && <Details id={id} order={order} />}
    </Card>
  );
}

function Details({ id, order }: { id: string; order: ManagedOrderCard_orderFragment }) {
  const [isTimelineOpen, setTimelineOpen] = useState(false);
  const timelineId = `history-${order.id}`;
  return (
    <Rest id={id}>
      <Body>
        <OrderLines order={order} reader="RANCH" />
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
    </Rest>
  );
}
