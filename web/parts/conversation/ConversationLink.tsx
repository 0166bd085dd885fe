import { MessageSquare } from 'lucide-react';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { CountBadge } from '../../ui/text/Badge';
import type { ConversationLink_orderFragment } from './ConversationLink.generated';

/** Links to the conversation of the family and the ranch about an order, with the number of unread messages. */
export function ConversationLink({ order: { conversation } }: { order: ConversationLink_orderFragment }) {
  if (!conversation) return null;
  return (
    <ButtonLink to={paths.conversation(conversation.id)} icon={MessageSquare}>
      Messages <CountBadge count={conversation.unreadCount} noun="unread" />
    </ButtonLink>
  );
}
