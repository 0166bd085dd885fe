import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { profile } from '../../checkout/testing/testCheckout';
import { reviewOf } from '../../testing/reviews';
import { currentUrl, customer, rancher, refusal, visit } from '../../testing/visit';
import { fullRanch, ranchServer } from '../testing/testRanch';

type Answers = Parameters<typeof ranchServer>[1];

const stars = [1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 5, 5];
const all = stars.map((count, index) => reviewOf(index + 1, { stars: count, authorName: `Family ${index + 1}` }));

/** Sorts and pages the reviews as the server does. */
function listOf({ sort, after, first = 2 }: Record<string, unknown>, reviews = all) {
  const sorted = reviews.toSorted((a, b) => {
    if (sort === 'HIGHEST') return b.stars - a.stars;
    return sort === 'LOWEST' ? a.stars - b.stars : Number(b.id) - Number(a.id);
  });
  const from = Number(after ?? 0);
  const { id, ranchName } = fullRanch;
  return {
    rancher: {
      ...{ __typename: 'Rancher', id, ranchName, rating: 3.3, reviewCount: reviews.length },
      ratingCounts: [1, 2, 3, 4, 5].map((count) => reviews.filter((review) => review.stars === count).length),
      reviews: {
        __typename: 'ReviewConnection',
        nodes: sorted.slice(from, from + Number(first)),
        ...{ totalCount: reviews.length, totalCountIsMinimum: false },
        pageInfo: {
          __typename: 'PageInfo',
          hasNextPage: from + Number(first) < reviews.length,
          endCursor: String(from + Number(first)),
        },
      },
    },
  };
}

/** Opens the ranch's page with the reviews already loading, as if the reader had scrolled to them. */
function open(reviews = all, answers: Answers = {}, viewer = customer) {
  const RancherPage = () => ({ viewer: { ...profile, id: viewer.id }, rancher: fullRanch });
  const RanchReviews = (variables: Record<string, unknown>) => listOf(variables, reviews);
  const server = ranchServer({}, { RancherPage, RanchReviews, ...answers });
  server.viewer = viewer;
  // Without IntersectionObserver, the list loads immediately.
  vi.stubGlobal('IntersectionObserver', undefined);
  visit('/rancher/7', server);
}

const shown = () =>
  within(screen.getByRole('list', { name: 'Reviews' }))
    .getAllByRole('article')
    .map((article) => article.getAttribute('aria-label')?.replace('Review by Family ', ''));

const review = async (name: string) => within(await screen.findByRole('article', { name: `Review by ${name}` }));

test('the list is fetched when the reader scrolls near it', async () => {
  let near = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const server = ranchServer({}, { RanchReviews: (variables) => listOf(variables) });
  visit('/rancher/7', server);
  await screen.findByText('Reviews', { selector: 'h2' });
  expect(server.operations).not.toContain('RanchReviews');
  act(near);
  expect(await screen.findByRole('list', { name: 'Reviews' })).toBeTruthy();
});

test('the summary counts the reviews for each number of stars', async () => {
  open();
  const rows = await screen.findByLabelText('Reviews by stars');
  expect(rows.textContent).toBe('5 stars4 reviews4 stars2 reviews3 stars2 reviews2 stars2 reviews1 star2 reviews');
});

test('reviews have a sort order, stored in the URL, and pages', async () => {
  open();
  await screen.findByRole('list', { name: 'Reviews' });
  expect(shown()).toEqual(['12', '11']);
  await userEvent.click(screen.getByRole('button', { name: /more reviews/i }));
  await waitFor(() => expect(shown().slice(2)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Fewest stars');
  await waitFor(() => expect(shown().slice(0, 2)).toEqual(['1', '10']));
  expect(currentUrl()).toContain('reviews=lowest');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Most stars');
  await waitFor(() => expect(shown()).toEqual(['5', '6']));
});

test('a review shows what was bought and what the ranch answered, as plain text without links', async () => {
  const words = '<b>Good</b> https://bad.example';
  const answer = { answer: 'See you in fall.', answeredAt: '2026-11-05T18:00:00.000Z' };
  open([reviewOf(1, { words, ...answer })]);
  const card = await review('Anna K.');
  expect(card.getByText(words)).toBeTruthy();
  expect(card.queryByRole('link')).toBeNull();
  expect(card.getByText(/Half Cow: hanging 310 lb, 196 lb in the freezer/)).toBeTruthy();
  expect(card.getByText(`${fullRanch.ranchName} answered on November 5, 2026`)).toBeTruthy();
  expect(card.getByText('See you in fall.')).toBeTruthy();
});

test('anyone but the author can report a review with a reason', async () => {
  const asked: unknown[] = [];
  const reported = { __typename: 'ReportReviewPayload', review: { __typename: 'Review', id: '2' } };
  open([reviewOf(1, { mine: true, authorName: 'Me' }), reviewOf(2)], {
    ReportReview(variables) {
      asked.push(variables);
      return asked.length === 1 ? refusal('RATE_LIMITED', 'Too many reports') : { reportReview: reported };
    },
  });
  expect((await review('Me')).queryByRole('button', { name: 'Report' })).toBeNull();
  await userEvent.click((await review('Anna K.')).getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the review by Anna K.' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send Report' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox'), 'It names a neighbor.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Report' }));
  expect(await screen.findByText('Too many reports')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Send Report' }));
  expect(await screen.findByText('Report Sent')).toBeTruthy();
  expect(asked.at(-1)).toEqual({ reviewId: '2', reason: 'It names a neighbor.' });
});

test('only the ranch can answer a review, and only once', async () => {
  const answered = { __typename: 'Review', id: '1', answer: 'Thank you!', answeredAt: '2026-11-05T18:00:00.000Z' };
  const AnswerReview = () => ({ answerReview: { __typename: 'AnswerReviewPayload', review: answered } });
  open([reviewOf(1), reviewOf(2, { authorName: 'Bea L.', answer: 'Thanks.' })], { AnswerReview }, rancher);
  expect((await review('Bea L.')).queryByRole('button', { name: 'Answer' })).toBeNull();
  await userEvent.click((await review('Anna K.')).getByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer Anna K.' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Post Answer' }));
  expect(await dialog.findByText('Please write an answer')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox'), 'Thank you!');
  await userEvent.click(dialog.getByRole('button', { name: 'Post Answer' }));
  expect(await (await review('Anna K.')).findByText('Thank you!')).toBeTruthy();
  expect((await review('Anna K.')).queryByRole('button', { name: 'Answer' })).toBeNull();
});

test('families cannot answer reviews', async () => {
  open([reviewOf(1)]);
  expect((await review('Anna K.')).queryByRole('button', { name: 'Answer' })).toBeNull();
});
