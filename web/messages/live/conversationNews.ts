import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useToast } from '../../ui/overlay/useToast';
import type { ConversationNews_conversationFragment } from './ConversationNews.generated';

const SHOWN = ['UnreadMessages', 'MessagesPage', 'ConversationPage'];

/** Reads again what the screen shows of messages. */
export async function refreshMessages(client: ApolloClient): Promise<void> {
  const shown = [...client.getObservableQueries()].filter(({ queryName = '' }) => SHOWN.includes(queryName));
  await Promise.allSettled(shown.map((observed) => observed.refetch()));
}

/** Shows what happened in a conversation: on the screens that have it, and else as a toast. */
export function useConversationNews() {
  const client = useApolloClient();
  const { toast } = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const told = useRef<string>(undefined);
  return ({ id, unreadCount, lastMessage }: ConversationNews_conversationFragment) => {
    void refreshMessages(client);
    const address = paths.conversation(id);
    if (!lastMessage || lastMessage.mine || unreadCount === 0 || pathname === address) return;
    if (told.current === lastMessage.id) return;
    told.current = lastMessage.id;
    toast({
      title: `New message from ${lastMessage.authorName}`,
      quiet: true,
      action: { label: 'Read', onAction: () => navigate(address) },
    });
  };
}
