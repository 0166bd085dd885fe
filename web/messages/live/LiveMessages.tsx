import { refreshMessages, useConversationNews } from './conversationNews';
import { LiveMessagesDocument } from './LiveMessages.generated';
import { useUpdates } from './useUpdates';

/** Announces new messages on any screen of a family. Renders nothing itself. */
export default function LiveMessages() {
  const showNews = useConversationNews();
  useUpdates(LiveMessagesDocument, {
    onUpdate: ({ updates: { conversation } }) => conversation && showNews(conversation),
    onReconnect: refreshMessages,
  });
  return null;
}
