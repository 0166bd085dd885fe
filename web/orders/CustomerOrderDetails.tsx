import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { mailUrl } from '../../rules/fields/mailUrl';
import { phoneUrl } from '../../rules/fields/phoneUrl';
import { customerNote } from '../../rules/orders/estimateNote';
import { handoverDayLabel, handoverDayText } from '../../rules/orders/handoverDay';
import { customerDate } from '../../rules/time/dates';
import { OrderLines } from '../parts/orders/OrderLines';
import { media, space } from '../theme/tokens';
import { retryImport } from '../ui/state/retryImport';
import { Spinner } from '../ui/state/Spinner';
import { DescriptionList } from '../ui/text/DescriptionList';
import { TextLink } from '../ui/text/Link';
import { CustomerOrderActions } from './CustomerOrderActions';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';
import { OrderClaims } from './claims/OrderClaims';
import { OwnReview } from './review/OwnReview';

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
