import { connectionOf } from './visit';

/** Returns a conversation between Ann Fielder and Cedar Fork Ranch, as in a GraphQL response. */
export const conversationOf = (given: Record<string, unknown> = {}, messages: object[] = []) => ({
  __typename: 'Conversation',
  id: '5',
  answered: false,
  blocked: false,
  blockedByViewer: false,
  unreadCount: 0,
  lastMessageAt: '2026-11-21T08:00:00.000Z',
  lastMessage: messages[0] ?? null,
  rancher: { __typename: 'Rancher', id: '7', ranchName: 'Cedar Fork Ranch' },
  customer: { __typename: 'ConversationCustomer', id: '1', name: 'Ann Fielder' },
  order: { __typename: 'Order', id: '12' },
  messages: connectionOf('Message', messages),
  ...given,
});
