import { customerDate } from '../../rules/dates';
import { ownWords } from '../../rules/estimateNote';
import { DescriptionList } from '../ui/DescriptionList';
import { TextLink } from '../ui/TextLink';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';

/** When it was ordered, whom to talk to, and what was noted. */
export function CustomerOrderFacts({ order }: { order: CustomerOrderCard_orderFragment }) {
  const { createdAt, updatedAt, notes, shippingAddress, rancher } = order;
  return (
    <div>
      <DescriptionList
        columns={2}
        items={[
          { term: 'Date ordered', details: customerDate(createdAt) },
          { term: 'Last update', details: customerDate(updatedAt) },
        ]}
      />
      <DescriptionList
        items={[
          { term: 'Rancher', details: `${rancher.ranchName}, ${rancher.city}, ${rancher.state}` },
          { term: 'Contact', details: <ContactLines {...rancher.contact} /> },
          ...(shippingAddress ? [{ term: 'Delivery address', details: shippingAddress }] : []),
          { term: 'Notes', details: ownWords(notes) || 'None provided' },
        ]}
      />
    </div>
  );
}

function ContactLines({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      <p>Phone: {phone ? <TextLink href={`tel:${phone}`}>{phone}</TextLink> : 'Not available'}</p>
      <p>Email: {email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : 'Not available'}</p>
    </>
  );
}
