import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { conversationOf } from '../testing/conversation';
import { connectionOf, currentUrl, customer, fakeServer, rancher, refusal, visit } from '../testing/visit';

type Given = Record<string, unknown>;
type Answers = Parameters<typeof fakeServer>[1];

const messageOf = (id: string, given: Given = {}) => ({
  __typename: 'Message',
  id,
  mine: false,
  authorName: 'Cedar Fork Ranch',
  text: `Message ${id}`,
  sentAt: '2026-11-21T08:00:00.000Z',
  seenAt: null,
  photos: [],
  ...given,
});

/** A server with a conversation that records sent messages. */
function conversationServer(given: Given = {}, first: object[] = [], viewer = customer, answers: Answers = {}) {
  const messages = [...first];
  const state = { offline: false, sent: [] as Given[] };
  const answer = () => ({ conversation: conversationOf(given, messages) });
  const server = fakeServer(viewer, {
    ConversationPage: answer,
    UnreadMessages: () => ({ viewer: { __typename: 'User', id: viewer.id, unreadMessages: 0 } }),
    MarkConversationSeen: () => ({
      markConversationSeen: { conversation: conversationOf({ unreadCount: 0 }, messages) },
    }),
    SendMessage(variables) {
      state.sent.push(variables);
      if (state.offline) return new TypeError('Failed to fetch');
      messages.unshift(messageOf('99', { mine: true, text: variables.text }));
      return { sendMessage: { __typename: 'SendMessagePayload', ...answer() } };
    },
    ...answers,
  });
  return Object.assign(server, { state });
}

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

const reported = { __typename: 'ReportMessagePayload', message: { __typename: 'Message', id: '1' } };

describe('a conversation', () => {
  test('shows the messages, the oldest first, and marks them as seen', async () => {
    const server = conversationServer({ unreadCount: 1 }, [messageOf('2'), messageOf('1', { mine: true })]);
    visit('/messages/5', server);
    expect(await screen.findByRole('heading', { level: 1, name: 'Cedar Fork Ranch' })).toBeTruthy();
    const items = within(screen.getByRole('log')).getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(['Message 1', 'Message 2']);
    await waitFor(() => expect(server.operations).toContain('MarkConversationSeen'));
  });

  test('keeps the text of a message that could not be sent, and retries with the same idempotency key', async () => {
    const server = conversationServer();
    server.state.offline = true;
    visit('/messages/5', server);
    await userEvent.type(await box(), 'Is it ready?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText("Couldn't send your message")).toBeTruthy();
    expect((await box()).value).toBe('Is it ready?');
    server.state.offline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await within(await screen.findByRole('log')).findByText('Is it ready?')).toBeTruthy();
    expect((await box()).value).toBe('');
    const [first, second] = server.state.sent;
    expect(second).toEqual(first);
    expect(first?.idempotencyKey).toMatch(/\S{20}/);
  });

  test('shows HTML as text, and URLs as links only after both sides have written', async () => {
    const text = '<b>Hi</b> https://oak.example/beef';
    const { unmount } = { unmount: () => document.body.replaceChildren() };
    visit('/messages/5', conversationServer({}, [messageOf('1', { text })]));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(within(screen.getByRole('log')).queryByRole('link')).toBeNull();
    unmount();
    visit('/messages/5', conversationServer({ answered: true }, [messageOf('1', { text })]));
    const link = await screen.findByRole('link', { name: 'https://oak.example/beef' });
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  test('has a button to report each message of the other side, with a reason', async () => {
    const reports: Given[] = [];
    const messages = [messageOf('3'), messageOf('2', { mine: true }), messageOf('1', { text: 'Buy gold' })];
    const server = conversationServer({}, messages, customer, {
      ReportMessage(variables) {
        reports.push(variables);
        return reports.length === 1 ? refusal('RATE_LIMITED', 'Too many reports') : { reportMessage: reported };
      },
    });
    visit('/messages/5', server);
    const log = within(await screen.findByRole('log'));
    expect(log.getAllByRole('button', { name: 'Report this message' })).toHaveLength(2);
    const [first] = log.getAllByRole('button', { name: 'Report this message' });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
    expect(dialog.getByText('Buy gold')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await dialog.findByText('Please give a reason')).toBeTruthy();
    expect(reports).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /wrong with it/ }), 'It sells gold.');
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Too many reports')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Message Reported')).toBeTruthy();
    expect(reports.at(-1)).toEqual({ messageId: '1', reason: 'It sells gold.' });
  });

  test('can be blocked after a confirmation, and unblocked without one', async () => {
    const state = { blocked: false };
    const shown = () => conversationOf({ blocked: state.blocked, blockedByViewer: state.blocked }, [messageOf('1')]);
    const server = conversationServer({}, [messageOf('1')], customer, {
      ConversationPage: () => ({ conversation: shown() }),
      BlockConversation({ blocked }) {
        state.blocked = Boolean(blocked);
        return { blockConversation: { __typename: 'BlockConversationPayload', conversation: shown() } };
      },
    });
    visit('/messages/5', server);
    const choose = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'More' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Block');
    const question = within(await screen.findByRole('alertdialog', { name: 'Block Cedar Fork Ranch?' }));
    expect(state.blocked).toBe(false);
    await userEvent.click(question.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('You blocked this conversation. Unblock it to write.')).toBeTruthy();
    await choose('Unblock');
    expect(await box()).toBeTruthy();
    expect(state.blocked).toBe(false);
  });

  test('has no form if one side has blocked the other', async () => {
    visit('/messages/5', conversationServer({ blocked: true }));
    expect(await screen.findByText('You can’t write here anymore.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  });

  test('is not found if it belongs to other people', async () => {
    visit('/messages/6', fakeServer(rancher, { ConversationPage: () => ({ conversation: null }) }));
    expect(await screen.findByText('Conversation Not Found')).toBeTruthy();
  });

  test('shows an error if it could not be loaded', async () => {
    visit('/messages/5', fakeServer(customer, { ConversationPage: () => refusal('UNAVAILABLE', 'Not right now') }));
    expect(await screen.findByText('Not right now')).toBeTruthy();
  });
});

test('the list shows the last message of each conversation, and links to the conversation', async () => {
  const conversation = conversationOf({ unreadCount: 2 }, [messageOf('2')]);
  const server = fakeServer(rancher, {
    UnreadMessages: () => ({ viewer: { __typename: 'User', id: '2', unreadMessages: 2 } }),
    MessagesPage: () => ({
      conversations: connectionOf('Conversation', [conversation]),
    }),
  });
  visit('/messages', server);
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(await within(main).findByRole('link', { name: 'Messages 2 unread' })).toBeTruthy();
  const row = await screen.findByRole('link', { name: /^Ann Fielder/ });
  expect(row.textContent).toMatch(/2 unread.*Message 2Order #12$/);
  await userEvent.click(row);
  expect(currentUrl()).toBe('/messages/5');
});
