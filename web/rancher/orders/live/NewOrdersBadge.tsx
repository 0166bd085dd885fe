import { useQuery } from '@apollo/client/react';
import { CountBadge } from '../../../ui/text/CountBadge';
import { NewOrdersCountDocument } from './NewOrdersBadge.generated';

/** The number of orders that wait for an answer. */
export default function NewOrdersBadge() {
  const { data } = useQuery(NewOrdersCountDocument);
  return <CountBadge count={data?.viewer?.ranch?.orderCounts.pending} noun="new" />;
}
