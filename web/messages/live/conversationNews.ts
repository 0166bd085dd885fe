import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useToast } from '../../ui/overlay/useToast';
import type { ConversationNews_conversationFragment } from './ConversationNews.generated';

const MESSAGE_QUERIES = ['UnreadMessages', 'MessagesPage', 'ConversationPage'];

const refreshes = new WeakMap<ApolloClient, { isNeeded: boolean }>();

/**
 * Refetches the screen's queries about messages. Apollo doesn't send a query again while it's running, and the response to the
 * running query may not contain the update. So the queries are refetched a second time if one was running.
 */
export async function refreshMessages(client: ApolloClient): Promise<void> {
  const running = refreshes.get(client);
  if (running) {
    running.isNeeded = true;
    return;
  }
  const refresh = { isNeeded: true };
  refreshes.set(client, refresh);
  while (refresh.isNeeded) {
    const shown = [...client.getObservableQueries()].filter(({ queryName = '' }) =>
      MESSAGE_QUERIES.includes(queryName),
    );
    refresh.isNeeded = shown.some((observed) => observed.getCurrentResult().loading);
    await Promise.allSettled(shown.map((observed) => observed.refetch()));
  }
  refreshes.delete(client);
}

/** Returns a function that refreshes the screen after an update, and shows a toast for a new message that isn't on the screen. */
export function useConversationNews() {
  const client = useApolloClient();
  const { toast } = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const announced = useRef<string>(undefined);
  return ({ id, unreadCount, lastMessage }: ConversationNews_conversationFragment) => {
    void refreshMessages(client);
    const path = paths.conversation(id);
    if (!lastMessage || lastMessage.mine || unreadCount === 0 || pathname === path) return;
    if (announced.current === lastMessage.id) return;
    announced.current = lastMessage.id;
    toast({
      title: `New message from ${lastMessage.authorName}`,
      quiet: true,
      action: { label: 'Read', onAction: () => navigate(path) },
    });
  };
}
