import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useToast } from '../../ui/overlay/useToast';
import type { ConversationNews_conversationFragment } from './ConversationNews.generated';

const MESSAGE_QUERIES = ['UnreadMessages', 'MessagesPage', 'ConversationPage'];

const refreshes = new WeakMap<ApolloClient, { isNeeded: boolean }>();

/** Twice if a query was running, whose answer may lack the update: Apollo doesn't send it again meanwhile. */
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
