import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, countsOf, pageOf } from '../../testing/adminAnswers';
import { pressInRow, verbsOfRow } from '../../testing/pressInRow';
import { admin, fakeServer, refusal, visit } from '../../testing/visit';

const report = {
  __typename: 'MessageReport',
  id: '21',
  authorName: 'Bo Tanner',
  text: 'Wire me the deposit today',
  photoCount: 0,
  reason: 'Asks for money beside the order',
  reporterName: 'Ann Fielder',
  conversationId: '5',
  orderId: '12',
};

const messageCase = {
  ...{ __typename: 'Case', id: 'MESSAGE-21', kind: 'MESSAGE', waitsFor: 'PLATFORM', since: '2026-11-20T18:00:00.000Z' },
  ...{ complaint: null, review: null, message: report },
};

const messageOf = (id: string, text: string) => ({
  __typename: 'Message',
  id,
  mine: false,
  authorName: 'Bo Tanner',
  text,
  sentAt: `2026-11-20T18:0${id}:00.000Z`,
  seenAt: null,
  photos: [],
});

/** The messages are newest first, as the server returns them. */
const readAnswer = {
  readConversation: {
    __typename: 'ReadConversationPayload',
    conversation: {
      __typename: 'Conversation',
      id: '5',
      messages: pageOf([messageOf('2', 'See https://pay.example'), messageOf('1', 'Hello there')]),
    },
  },
};

function open(answers: Parameters<typeof fakeServer>[1] = {}) {
  const remaining = () => (server.operations.includes('DecideReport') ? [] : [messageCase]);
  const server: ReturnType<typeof fakeServer> = fakeServer(admin, {
    ApprovalCounts: () => countsOf(1, 0),
    CasesTab: () => adminOf({ cases: pageOf(remaining()) }),
    ...answers,
  });
  visit('/admin?tab=cases', server);
  return server;
}

async function openConversation() {
  await pressInRow('Wire me', 'Read Conversation…');
  return within(await screen.findByRole('dialog', { name: 'Read a conversation' }));
}

async function submitReason(dialog: Awaited<ReturnType<typeof openConversation>>, reason: string) {
  await userEvent.type(dialog.getByLabelText('Why do you need to read it?'), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Read' }));
}

test('shows the reported message with its author, its reporter and the reason', async () => {
  open();
  const { textContent } = await screen.findByRole('row', { name: /Wire me the deposit today/ });
  for (const text of ['Bo Tanner', 'Asks for money beside the order', 'Ann Fielder'])
    expect(textContent).toContain(text);
});

test('opens a conversation only with a reason, and asks for it again the next time', async () => {
  const sent: unknown[] = [];
  const server = open({
    ReadConversation: (variables) => {
      sent.push(variables);
      return readAnswer;
    },
  });
  const dialog = await openConversation();
  await userEvent.click(dialog.getByRole('button', { name: 'Read' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  expect(server.operations).not.toContain('ReadConversation');
  expect(dialog.queryByRole('log')).toBeNull();

  await submitReason(dialog, 'Report 21');
  const thread = within(await dialog.findByRole('log', { name: 'Messages' }));
  expect(sent).toEqual([{ conversationId: '5', reason: 'Report 21', withMoney: true }]);
  expect(thread.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 11))).toEqual([
    'Hello there',
    'See https:/',
  ]);
  // The conversation is read-only, and has no links to follow.
  expect(thread.queryByRole('link')).toBeNull();
  expect(dialog.queryByRole('textbox')).toBeNull();

  await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openConversation();
  expect(again.getByLabelText<HTMLTextAreaElement>('Why do you need to read it?').value).toBe('');
  expect(again.queryByRole('log')).toBeNull();
});

test('says in the dialog why a conversation was not opened', async () => {
  open({ ReadConversation: () => refusal('NOT_FOUND', "There's no such conversation") });
  const dialog = await openConversation();
  await submitReason(dialog, 'Report 21');
  expect(await dialog.findByText("There's no such conversation")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Why do you need to read it?').value).toBe('Report 21');
});

test('a closed report leaves the list', async () => {
  open({
    DecideReport: () => ({
      decideReport: { __typename: 'DecideReportPayload', review: null },
    }),
  });
  expect(await verbsOfRow('Wire me')).toEqual(['Read Conversation…', 'Close Report']);
  await pressInRow('Wire me', 'Close Report');
  expect(await screen.findByText('Report Closed')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Nothing Is Wrong' })).toBeTruthy();
});
