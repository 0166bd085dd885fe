import { adminDateTime } from '../../rules/dates';
import { placeOf } from '../accounts/customers/placeOf';
import { DescriptionList } from '../ui/DescriptionList';
import { TextLink } from '../ui/TextLink';
import type { CustomerFacts_userFragment } from './CustomerFacts.generated';

export function CustomerFacts({ user }: { user: CustomerFacts_userFragment }) {
  const { name, email, phone, zipCode } = user;
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: 'Name', details: name },
        { term: 'Email', details: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
        { term: 'Phone', details: phone || 'Not provided' },
        { term: 'Location', details: [placeOf(user), zipCode].filter(Boolean).join(' ') || 'Not provided' },
        { term: 'Customer since', details: adminDateTime(user.createdAt) },
      ]}
    />
  );
}
