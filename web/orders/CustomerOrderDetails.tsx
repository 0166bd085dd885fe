import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { mailUrl, orderMailUrl } from '../../rules/fields/mailUrl';
import { phoneUrl } from '../../rules/fields/phoneUrl';
import { customerNote } from '../../rules/orders/estimateNote';
import { handoverDayLabel, handoverDayText } from '../../rules/orders/handoverDay';
import { isFinal } from '../../rules/orders/orderStatus';
import { pathTo } from '../../rules/site';
import { customerDate } from '../../rules/time/dates';
import { WrongButton } from '../parts/complaints/WrongButton';
import { ConversationLink } from '../parts/conversation/ConversationLink';
import { OrderLines } from '../parts/orders/OrderLines';
import { paths } from '../paths';
import { media, space } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/button/Button';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import { retryImport } from '../ui/state/retryImport';
import { Spinner } from '../ui/state/Spinner';
import { DescriptionList } from '../ui/text/DescriptionList';
import { TextLink } from '../ui/text/Link';
import { Text } from '../ui/text/Text';
import { OrderAgainButton } from './again/OrderAgainButton';
import { ReminderButton } from './again/ReminderButton';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';
import { OrderClaims } from './claims/OrderClaims';
import { PrintOrder } from './PrintOrder';
import { OwnReview } from './review/OwnReview';
import { PriceAndPayments } from './settlement/PriceAndPayments';

const OrderTimeline = lazy(
  retryImport(async () => ({ default: (await import('../parts/orders/OrderTimeline')).OrderTimeline })),
);

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-block: ${space(2)};

  ${media.phone} {
    gap: ${space(1)};
    margin-top: ${space(1)};
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    gap: ${space(5)};
  }
`;

const TimelineArea = styled.div`
  margin-block: ${space(3)};
`;

export function CustomerOrderDetails({ order }: { order: CustomerOrderCard_orderFragment }) {
  const [isTimelineOpen, setTimelineOpen] = useState(false);
  const timelineId = `timeline-${order.id}`;
  return (
    <>
      {order.recallId && (
        <Text>
          <TextLink to={pathTo('recalls', { id: order.recallId })}>This beef is recalled. Read what to do.</TextLink>
        </Text>
      )}
      <Body>
        <div>
          <OrderClaims order={order} />
          <OrderLines order={order} />
        </div>
        <OrderFacts order={order} />
      </Body>
      <OwnReview order={order} />
      {isTimelineOpen && (
        <TimelineArea id={timelineId}>
          <Suspense fallback={<Spinner />}>
            <OrderTimeline order={order} />
          </Suspense>
        </TimelineArea>
      )}
      <CustomerOrderActions
        order={order}
        timeline={{ isOpen: isTimelineOpen, id: timelineId, toggle: () => setTimelineOpen(!isTimelineOpen) }}
      />
    </>
  );
}

function OrderFacts({ order }: { order: CustomerOrderCard_orderFragment }) {
  const { createdAt, updatedAt, notes, shippingAddress, shippingMethod, handoverDay, rancher } = order;
  return (
    <div>
      <DescriptionList
        compact
        columns={2}
        items={[
          { term: 'Date ordered', details: customerDate(createdAt) },
          { term: 'Last update', details: customerDate(updatedAt) },
        ]}
      />
      <DescriptionList
        compact
        items={[
          { term: 'Rancher', details: `${rancher.ranchName}, ${rancher.city}, ${rancher.state}` },
          { term: 'Contact', details: <ContactLines {...rancher.contact} /> },
          ...(handoverDay ? [{ term: handoverDayLabel(shippingMethod), details: handoverDayText(handoverDay) }] : []),
          ...(shippingAddress ? [{ term: 'Delivery address', details: shippingAddress }] : []),
          { term: 'Notes', details: customerNote(notes) || 'None provided' },
        ]}
      />
    </div>
  );
}

function ContactLines({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      <p>Phone: {phone ? <TextLink href={phoneUrl(phone)}>{phone}</TextLink> : 'Not available'}</p>
      <p>Email: {email ? <TextLink href={mailUrl(email)}>{email}</TextLink> : 'Not available'}</p>
    </>
  );
}

const CancelOrderDialog = lazyDialog(() => import('./CancelOrderDialog'));

interface CustomerOrderActionsProps {
  order: CustomerOrderCard_orderFragment;
  timeline: { isOpen: boolean; id: string; toggle: () => void };
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${media.phone} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

function CustomerOrderActions({ order, timeline }: CustomerOrderActionsProps) {
  const [isCanceling, setCanceling] = useState(false);
  const { id, rancher, status, nextStatuses } = order;
  return (
    <Row data-print="hide">
      <PriceAndPayments order={order} />
      <Button aria-expanded={timeline.isOpen} aria-controls={timeline.id} onClick={timeline.toggle}>
        {timeline.isOpen ? 'Hide Timeline' : 'View Timeline'}
      </Button>
      <ButtonLink to={paths.ranch(rancher)}>View Rancher</ButtonLink>
      <ConversationLink order={order} />
      {rancher.contact.email && <ButtonLink href={orderMailUrl(rancher.contact.email, id)}>Contact Rancher</ButtonLink>}
      {isFinal(status) && <OrderAgainButton orderId={id} />}
      {status === 'FULFILLED' && <ReminderButton order={order} />}
      <WrongButton order={order} side="CUSTOMER" />
      <PrintOrder order={order} />
      {nextStatuses.includes('CANCELED') && (
        <Button variant="danger" onClick={() => setCanceling(true)}>
          Cancel Order
        </Button>
      )}
      <CancelOrderDialog order={order} open={isCanceling} onOpenChange={setCanceling} />
    </Row>
  );
}
