import { useQuery } from '@apollo/client/react';
import { CountBadge } from '../../../ui/text/Badge';
import { NewOrdersCountDocument } from './NewOrdersBadge.generated';

export default function NewOrdersBadge() {
  const { data } = useQuery(NewOrdersCountDocument);
  return <CountBadge count={data?.viewer?.ranch?.orderCounts.pending} noun="new" />;
}
