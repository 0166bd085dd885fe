import { placeOf } from '../../accounts/customers/placeOf';
import { DescriptionList } from '../../ui/DescriptionList';
import { TextLink } from '../../ui/TextLink';
import type { OrderDetails_orderFragment } from './OrderDetails.generated';

export function OrderCustomer({ customer }: Pick<OrderDetails_orderFragment, 'customer'>) {
  const { name, email, phone, zipCode } = customer;
  return (
    <DescriptionList
      items={[
        { term: 'Name', details: name },
        { term: 'Email', details: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
        { term: 'Phone', details: phone || 'Not provided' },
        { term: 'Location', details: [placeOf(customer), zipCode].filter(Boolean).join(' ') },
      ]}
    />
  );
}
