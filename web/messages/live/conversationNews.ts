import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useToast } from '../../ui/overlay/useToast';
import type { ConversationNews_conversationFragment } from './ConversationNews.generated';

const SHOWN = ['UnreadMessages', 'MessagesPage', 'ConversationPage'];

const refreshes = new WeakMap<ApolloClient, { isNeeded: boolean }>();

/**
 * Reads again what the screen shows of messages. For a query that is under way Apollo sends no second one, whose answer would tell
 * what happened meanwhile: that is asked for afterwards.
 */
export async function refreshMessages(client: ApolloClient): Promise<void> {
  const underWay = refreshes.get(client);
  if (underWay) {
    underWay.isNeeded = true;
    return;
  }
  const refresh = { isNeeded: true };
  refreshes.set(client, refresh);
  while (refresh.isNeeded) {
    const shown = [...client.getObservableQueries()].filter(({ queryName = '' }) => SHOWN.includes(queryName));
    refresh.isNeeded = shown.some((observed) => observed.getCurrentResult().loading);
    await Promise.allSettled(shown.map((observed) => observed.refetch()));
  }
  refreshes.delete(client);
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
