import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, countsOf, pageOf } from '../../testing/adminAnswers';

import { pressInRow, verbsOfRow } from '../../testing/pressInRow';
import { admin, currentUrl, fakeServer, visit } from '../../testing/visit';

const report = {
  __typename: 'ReviewReport',
  id: '9',
  reason: 'Names the rancher’s children',
  createdAt: '2026-11-20T18:00:00.000Z',
  reporter: { __typename: 'User', id: '3', name: 'Bo Tanner' },
};

const reported = {
  __typename: 'Review',
  id: '31',
  stars: 1,
  words: 'Never again',
  share: 'HALF_COW',
  hangingPounds: null,
  packagedPounds: null,
  photos: [],
  authorName: 'Ann F.',
  createdAt: '2026-11-18T18:00:00.000Z',
  editedAt: null,
  answer: null,
  answeredAt: null,
  hidden: false,
  hiddenReason: null as string | null,
  order: { __typename: 'Order', id: '12' },
  rancher: { __typename: 'Rancher', id: '7', ranchName: 'Cedar Fork Ranch' },
  reports: [report],
};

const hidden = { ...reported, id: '32', words: 'Was rude', hidden: true, hiddenReason: 'Insults', reports: [] };

const caseOf = (of: Record<string, unknown>) => ({
  ...{ __typename: 'Case', id: 'REVIEW-31', kind: 'REVIEW', waitsFor: 'PLATFORM', since: '2026-11-20T18:00:00.000Z' },
  ...{ complaint: null, message: null, review: null, ...of },
});

type Shown = (variables: Record<string, unknown>) => object;

function open(answers: Parameters<typeof fakeServer>[1] = {}, shown: Shown = () => caseOf({ review: reported })) {
  const counts = [countsOf(1, 0, 0, { cases: 1 }), countsOf(1, 0)];
  const isDecided = () => ['DecideReport', 'DecideComplaint'].some((name) => server.operations.includes(name));
  const server: ReturnType<typeof fakeServer> = fakeServer(admin, {
    ApprovalCounts: () => (counts.length > 1 && counts.shift()) || countsOf(1, 0),
    CasesTab: (variables) => adminOf({ cases: pageOf(isDecided() ? [] : [shown(variables)]) }),
    HiddenReviews: () => adminOf({ hiddenReviews: pageOf([hidden]) }),
    ...answers,
  });
  visit('/admin?tab=cases', server);
  return server;
}

const judged = (given: object) => ({
  review: { __typename: 'Review', id: '31', hidden: false, hiddenReason: null, reports: [], ...given },
});

const decided = (given: object) => ({
  decideReport: { __typename: 'DecideReportPayload', message: null, ...given },
});

async function openDialog() {
  await pressInRow('Review by Ann F.', 'Hide Review');
  return within(await screen.findByRole('dialog', { name: 'Hide the review by Ann F.' }));
}

test('shows a reported review with its reporter and the reason, and counts it in the tab', async () => {
  open();
  const row = (await screen.findByText('Never again')).closest('tr');
  for (const text of ['Ann F.', 'Cedar Fork Ranch', '“Names the rancher’s children” Bo Tanner'])
    expect(row?.textContent).toContain(text);
  expect(screen.getByRole('tab', { name: /^Something/ }).textContent).toBe('Something Is Wrong1');
});

test('hides a review with a reason, and removes it from the list and the count', async () => {
  const sent: unknown[] = [];
  const server = open({
    DecideReport: (variables) => {
      sent.push(variables);
      return decided(judged({ hidden: true, hiddenReason: 'Private' }));
    },
  });
  const dialog = await openDialog();
  expect(dialog.getByText(/The author gets your reason by email/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Hide Review' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  expect(server.operations).not.toContain('DecideReport');

  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Private');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide Review' }));
  expect(await screen.findByText('Review Hidden')).toBeTruthy();
  expect(sent).toEqual([{ kind: 'REVIEW', id: '31', decision: 'HIDE', reason: 'Private' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('heading', { name: 'Nothing Is Wrong' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Something/ }).textContent).toBe('Something Is Wrong'));
});

test('dismisses the reports of a review', async () => {
  open({
    DecideReport: () => decided(judged({})),
  });
  expect(await verbsOfRow('Review by Ann F.')).toEqual(['Hide Review', 'Dismiss Reports']);
  await pressInRow('Review by Ann F.', 'Dismiss Reports');
  expect(await screen.findByText('Report Closed')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Nothing Is Wrong' })).toBeTruthy();
});

test('takes down a photo by its address, with a reason', async () => {
  const sent: unknown[] = [];
  open({
    TakeDownPhoto: (variables) => {
      sent.push(variables);
      return { takeDownPhoto: { __typename: 'TakeDownPhotoPayload', ranchers: [] } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take Down a Photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take Down a Photo' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Image URL' }), '/photos/7/a.webp');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not theirs');
  await userEvent.click(dialog.getByRole('button', { name: 'Take Down' }));
  expect(await screen.findByText('Photo Taken Down')).toBeTruthy();
  expect(sent).toEqual([{ url: '/photos/7/a.webp', reason: 'Not theirs' }]);
});

test('lists the hidden reviews with their reasons, and shows one again', async () => {
  open({ DecideReport: () => decided(judged({ id: '32' })) });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Hidden reviews');
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=cases&show=hidden'));
  expect((await screen.findByText('Was rude')).closest('tr')?.textContent).toContain('Insults');
  await pressInRow('Review by Ann F.', 'Show Again');
  expect(await screen.findByText('Review Shown Again')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'No Hidden Reviews' })).toBeTruthy();
});

const complaint = {
  __typename: 'Complaint',
  id: '8',
  conversationId: '5',
  kind: 'WEIGHT',
  side: 'CUSTOMER',
  state: 'ANSWERED',
  waitsFor: 'PLATFORM',
  remedy: null,
  amount: null,
  order: {
    __typename: 'Order',
    id: '12',
    customer: { __typename: 'OrderCustomer', id: '1', name: 'Ann Fielder' },
    rancher: reported.rancher,
  },
};

const serveComplaint = (given: object, answers: Parameters<typeof fakeServer>[1] = {}) =>
  open(answers, ({ waitsFor }) =>
    caseOf({
      ...{ id: 'COMPLAINT-8', kind: 'COMPLAINT', waitsFor: waitsFor ?? 'RANCH' },
      complaint: { ...complaint, ...given },
    }),
  );

test('decides what a family and a ranch don’t settle, with what makes it right and a reason', async () => {
  const sent: unknown[] = [];
  serveComplaint(
    {},
    {
      DecideComplaint: (variables) => {
        sent.push(variables);
        const decided = { __typename: 'Complaint', id: '8', state: 'CLOSED', waitsFor: null };
        return { decideComplaint: { __typename: 'DecideComplaintPayload', complaint: decided } };
      },
    },
  );
  const row = (await screen.findByText('The weight is wrong')).closest('tr');
  expect(row?.textContent).toContain('Ann Fielder waits for us');
  await pressInRow('The weight is wrong', 'Decide…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide order #12' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await dialog.findByText('Please choose what makes it right')).toBeTruthy();
  expect(dialog.getByText('Please give both sides a reason')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'Part of the price back' }));
  await userEvent.type(dialog.getByLabelText('How much comes back?'), '120');
  await userEvent.type(dialog.getByLabelText('Reason'), 'The scale slip says so.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('Decided')).toBeTruthy();
  const input = { reason: 'The scale slip says so.', remedy: 'PART_BACK', amount: 12_000 };
  expect(sent).toEqual([{ complaintId: '8', input }]);
  expect(await screen.findByRole('heading', { name: 'Nothing Is Wrong' })).toBeTruthy();
});

test('lists what the sides still talk about, without a decision before its time', async () => {
  serveComplaint({ waitsFor: 'RANCH' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'All that are open');
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=cases&show=all'));
  expect(await screen.findByText('Ann Fielder waits for Cedar Fork Ranch')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Decide…/ })).toBeNull();
});
