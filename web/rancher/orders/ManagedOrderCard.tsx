import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { mailUrl } from '../../../rules/fields/mailUrl';
import { phoneUrl } from '../../../rules/fields/phoneUrl';
import { formatCents } from '../../../rules/money/money';
import { customerNote } from '../../../rules/orders/estimateNote';
import { handoverDayLabel, handoverDayText } from '../../../rules/orders/handoverDay';
import { type OrderStatus, SHIPPING_METHOD } from '../../../rules/words/vocabulary';
import { SHARE_NAMES } from '../../parts/herd/animalText';
import { OrderLines } from '../../parts/orders/OrderLines';
import { RanchOrderTimeline } from '../../parts/orders/OrderTimeline';
import { hairline, media, space } from '../../theme/tokens';
import { Cluster } from '../../ui/layout/arrange';
import { Card } from '../../ui/layout/Card';
import type { ChosenRows } from '../../ui/table/ChooseRow';
import type { OpenRow } from '../../ui/table/useOpenRows';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { TextLink } from '../../ui/text/Link';
import { destination } from './destination';
import { ManagedOrderActions } from './ManagedOrderActions';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';
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

const Notes = styled.span`
  white-space: pre-line;
`;

/** Shows everything about an order except its items: the contact, the destination, the price, the notes and the commission. */
function ManagedOrderFacts({ order }: { order: ManagedOrderCard_orderFragment }) {
  return (
    <DescriptionList
      items={[
        { term: 'Contact', details: <ContactOf {...order.customer} /> },
        { term: SHIPPING_METHOD.label(order.shippingMethod), details: destination(order) },
        ...(order.handoverDay
          ? [{ term: handoverDayLabel(order.shippingMethod), details: handoverDayText(order.handoverDay) }]
          : []),
        ...order.claims.flatMap(({ quarters, offBoardReason }) =>
          offBoardReason === null
            ? []
            : [{ term: `${SHARE_NAMES[quarters]} off the board`, details: <Notes>{offBoardReason}</Notes> }],
        ),
        { term: 'Notes', details: customerNote(order.notes) || 'None' },
        ...(order.privateNotes ? [{ term: 'Private notes', details: <Notes>{order.privateNotes}</Notes> }] : []),
        ...(order.commissionAmount === undefined
          ? []
          : [{ term: 'Commission', details: commissionText(order.status, order.commissionAmount) }]),
      ]}
    />
  );
}

/** Shows the phone number and the email as text, so that they can be copied or dialed on another phone. */
function ContactOf({ phone, email }: { phone?: string | null; email: string }) {
  return (
    <Cluster gap={2}>
      {phone && (
        <TextLink href={phoneUrl(phone)} icon={Phone} quiet>
          {phone}
        </TextLink>
      )}
      <TextLink href={mailUrl(email)} icon={Mail} quiet>
        {email}
      </TextLink>
    </Cluster>
  );
}

function commissionText(status: OrderStatus, amount: number): string {
  if (status === 'CANCELED') return 'None';
  return status === 'FULFILLED' ? formatCents(amount) : `${formatCents(amount)} once fulfilled`;
}
