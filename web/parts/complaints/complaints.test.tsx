import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { halfOrder, ordersOf } from '../../testing/order';
import { customer, fakeServer, refusal, visit } from '../../testing/visit';

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

const entry = (id: string, given: object) => ({
  ...{ __typename: 'ComplaintEntry', id, step: 'OPEN', side: 'CUSTOMER', authorName: 'Ann Fielder' },
  ...{ text: 'Two packages were open.', remedy: null, amount: null, createdAt: '2026-11-20T18:00:00.000Z', photos: [] },
  ...given,
});

const proposal = entry('2', {
  ...{ step: 'ANSWER', side: 'RANCH', authorName: 'Cedar Fork Ranch', text: 'Sorry about that.' },
  ...{ remedy: 'PART_BACK', amount: 4_000 },
});

const complaintOf = (given: object = {}) => ({
  ...{ __typename: 'Complaint', id: '8', kind: 'PACKAGING', side: 'CUSTOMER', state: 'ANSWERED', waitsFor: 'CUSTOMER' },
  ...{ dueAt: '2099-01-02T12:00:00.000Z', proposedBy: 'RANCH', remedy: null, amount: null },
  entries: [entry('1', {}), proposal],
  ...given,
});

function open(complaints: object[], answers: Answers = {}, status = 'FULFILLED') {
  const order = {
    ...halfOrder,
    status,
    nextStatuses: [],
    complaintWaitsFor: complaints.length > 0 ? 'CUSTOMER' : null,
  };
  const sent: unknown[] = [];
  const recorded = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (variables: Record<string, unknown>) => {
        sent.push(variables);
        return typeof answer === 'function' ? answer(variables) : answer;
      },
    ]),
  );
  const shown = { ...order, conversation: { __typename: 'Conversation', id: '5' }, complaints };
  visit(
    '/customer-orders?wrong=12',
    fakeServer(customer, {
      CustomerOrdersPage: () => ordersOf([order]),
      WrongDialog: () => ({ order: shown }),
      ...recorded,
    }),
  );
  return { sent, shown };
}

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Something Is Wrong' }));
const answerOf = (name: string, complaint: object) => ({
  [name]: {
    __typename: 'Payload',
    complaint: {
      ...complaint,
      order: { __typename: 'Order', id: '12', headline: 'You have your beef', complaintWaitsFor: null },
    },
  },
});

test('a family says what is wrong, with its words, and sees that the ranch has three days', async () => {
  const made = complaintOf({ state: 'OPEN', waitsFor: 'RANCH', proposedBy: null, entries: [entry('1', {})] });
  const { sent, shown } = open([], {
    OpenComplaint: () => ({
      openComplaint: {
        __typename: 'Payload',
        complaint: { ...made, order: { ...shown, headline: 'Open', complaints: [made] } },
      },
    }),
  });
  const dialog = await dialogOf();
  await userEvent.click(await dialog.findByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Please choose what is wrong')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'The packaging is damaged' }));
  await userEvent.type(dialog.getByLabelText('What happened?'), 'Two packages were open.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Cedar Fork Ranch has three days to answer/)).toBeTruthy();
  const input = { kind: 'PACKAGING', text: 'Two packages were open.', photos: [] };
  expect(sent).toMatchObject([{ orderId: '12', input }]);
  expect(await dialog.findByText('Waiting for Cedar Fork Ranch')).toBeTruthy();
});

test('a family accepts what the ranch proposed', async () => {
  const { sent } = open([complaintOf()], {
    AcceptProposal: () =>
      answerOf(
        'acceptProposal',
        complaintOf({ state: 'AGREED', waitsFor: 'RANCH', remedy: 'PART_BACK', amount: 4_000 }),
      ),
  });
  const dialog = await dialogOf();
  expect(await dialog.findByText(/^Answer by January 2, 2099/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept $40.00 of the price back' }));
  expect(sent).toMatchObject([{ complaintId: '8', entryId: '2' }]);
  expect(await dialog.findByText('Agreed: $40.00 of the price back')).toBeTruthy();
});

test('says when another proposal came first and shows it, and asks the team to decide', async () => {
  const newer = complaintOf({ entries: [entry('1', {}), proposal, { ...proposal, id: '3', amount: 5_000 }] });
  const { sent, shown } = open([complaintOf()], {
    AcceptProposal: () => {
      shown.complaints = [newer];
      return refusal('CONFLICT', "There's a newer proposal. Please read it first.");
    },
    AnswerComplaint: () => answerOf('answerComplaint', { ...newer, waitsFor: 'PLATFORM', dueAt: null }),
  });
  const dialog = await dialogOf();
  await userEvent.click(await dialog.findByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText("There's a newer proposal. Please read it first.")).toBeTruthy();
  expect(await dialog.findByRole('button', { name: 'Accept $50.00 of the price back' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Reply' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Reply' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(dialog.getByLabelText('Your answer'));
  await userEvent.keyboard('That is not enough for us.');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Ask our team to decide' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Our team decides')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ input: { asksTeam: true, remedy: null, amount: null } });
});

test('a family that cancels leaves the dialog', async () => {
  open([]);
  const dialog = await dialogOf();
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a new request first waits three days for its answer', async () => {
  const order = { ...halfOrder, status: 'PENDING', createdAt: new Date().toISOString() };
  const shown = { ...order, conversation: null, complaints: [] };
  const answers = { CustomerOrdersPage: () => ordersOf([order]), WrongDialog: () => ({ order: shown }) };
  visit('/customer-orders?wrong=12', fakeServer(customer, answers));
  expect(await (await dialogOf()).findByText(/Give the ranch three days/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Something Is Wrong/ })).toBeNull();
});
