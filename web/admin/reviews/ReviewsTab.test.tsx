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

function open(answers: Parameters<typeof fakeServer>[1] = {}, place = '') {
  const counts = [countsOf(1, 0, 0, { reportedReviews: 1 }), countsOf(1, 0)];
  const server = fakeServer(admin, {
    ApprovalCounts: () => (counts.length > 1 && counts.shift()) || countsOf(1, 0),
    ReviewsTab: (variables) => adminOf({ reportedReviews: pageOf([variables.hidden ? hidden : reported]) }),
    ...answers,
  });
  visit(`/admin?tab=reviews${place}`, server);
  return server;
}

const judged = (given: object) => ({
  review: { __typename: 'Review', id: '31', hidden: false, hiddenReason: null, reports: [], ...given },
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
  expect(screen.getByRole('tab', { name: /^Reviews/ }).textContent).toBe('Reviews1');
});

test('hides a review with a reason, and removes it from the list and the count', async () => {
  const sent: unknown[] = [];
  const server = open({
    HideReview: (variables) => {
      sent.push(variables);
      return { hideReview: { __typename: 'HideReviewPayload', ...judged({ hidden: true, hiddenReason: 'Private' }) } };
    },
  });
  const dialog = await openDialog();
  expect(dialog.getByText(/The author gets your reason by email/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Hide Review' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  expect(server.operations).not.toContain('HideReview');

  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Private');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide Review' }));
  expect(await screen.findByText('Review Hidden')).toBeTruthy();
  expect(sent).toEqual([{ reviewId: '31', reason: 'Private' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('heading', { name: 'No Reported Reviews' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Reviews/ }).textContent).toBe('Reviews'));
});

test('dismisses the reports of a review', async () => {
  open({
    DismissReviewReports: () => ({
      dismissReviewReports: { __typename: 'DismissReviewReportsPayload', ...judged({}) },
    }),
  });
  expect(await verbsOfRow('Review by Ann F.')).toEqual(['Hide Review', 'Dismiss Reports']);
  await pressInRow('Review by Ann F.', 'Dismiss Reports');
  expect(await screen.findByText('Reports Dismissed')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'No Reported Reviews' })).toBeTruthy();
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
  open({ ShowReview: () => ({ showReview: { __typename: 'ShowReviewPayload', ...judged({ id: '32' }) } }) });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Hidden');
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=reviews&reviews=hidden'));
  expect((await screen.findByText('Was rude')).closest('tr')?.textContent).toContain('Insults');
  await pressInRow('Review by Ann F.', 'Show Again');
  expect(await screen.findByText('Review Shown Again')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'No Hidden Reviews' })).toBeTruthy();
});
