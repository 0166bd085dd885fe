import { useQuery } from '@apollo/client/react';

import { mailUrl } from '../../../rules/fields/mailUrl';
import { RetryNotice } from '../../ui/state/Notice';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';

import { OperatorContactDocument } from './OperatorContact.generated';

/** Who runs the site, and how to reach them. */
export default function OperatorContact() {
  const { data, error, refetch } = useQuery(OperatorContactDocument);
  if (!data)
    return error ? (
      <RetryNotice onRetry={() => refetch()}>Couldn’t load the contact.</RetryNotice>
    ) : (
      <Text tone="soft">Loading…</Text>
    );
  const { name, address, email, securityEmail } = data.operator;
  return (
    <DescriptionList
      items={[
        { term: 'Operator', details: name },
        { term: 'Address', details: address },
        { term: 'Email', details: <Email address={email} /> },
        { term: 'Security', details: <Email address={securityEmail} /> },
      ]}
    />
  );
}

function Email({ address }: { address: string }) {
  return (
    <TextLink quiet href={mailUrl(address)}>
      {address}
    </TextLink>
  );
}
