import { useQuery } from '@apollo/client/react';
import { CountBadge } from '../ui/text/Badge';
import { UnreadMessagesDocument } from './UnreadBadge.generated';

export default function UnreadBadge() {
  const { data } = useQuery(UnreadMessagesDocument);
  return <CountBadge count={data?.viewer?.unreadMessages} noun="unread" />;
}
