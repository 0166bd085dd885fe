import { Mail, Phone } from 'lucide-react';
import styled from 'styled-components';
import { mailUrl } from '../../../rules/fields/mailUrl';
import { phoneUrl } from '../../../rules/fields/phoneUrl';
import { formatCents } from '../../../rules/money/money';
import { customerNote } from '../../../rules/orders/estimateNote';
import { handoverDayLabel, handoverDayText } from '../../../rules/orders/handoverDay';
import { type OrderStatus, SHIPPING_METHOD } from '../../../rules/words/vocabulary';
import { SHARE_NAMES } from '../../parts/herd/animalText';
import { Cluster } from '../../ui/layout/arrange';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { TextLink } from '../../ui/text/Link';
import { destination } from './destination';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';

type Managed = ManagedOrderCard_orderFragment;

const Notes = styled.span`
  white-space: pre-line;
`;

/** Shows everything about an order except its items: the contact, the destination, the price, the notes and the commission. */
export function ManagedOrderFacts({ order }: { order: Managed }) {
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
