import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { halfOrder } from '../../testing/order';
import { customer } from '../../testing/people';
import { reviewOf } from '../../testing/reviews';
import { visit } from '../../testing/visit';

type Answers = Parameters<typeof fakeServer>[1];

const fulfilled = { ...halfOrder, status: 'FULFILLED' as const, nextStatuses: [], canReview: true };
const FUTURE = '2099-01-01T00:00:00.000Z';

function serve(order: typeof fulfilled, answers: Answers = {}) {
  const orders = {
    __typename: 'OrderConnection',
    nodes: [order],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    ...{ totalCount: 1, totalCountIsMinimum: false },
  };
  const orderCounts = { __typename: 'OrderCounts', total: 1, pending: 0, inProgress: 0, fulfilled: 1 };
  return fakeServer(customer, {
    CustomerOrdersPage: () => ({ viewer: { __typename: 'User', id: customer.id, orderCounts, orders } }),
    ReviewedOrder: () => ({ order }),
    ...answers,
  });
}

test('the link of the mail opens the review, and errors stand at their fields', async () => {
  visit(
    '/customer-orders?review=12',
    serve(fulfilled, { WriteReview: () => refusal('BAD_USER_INPUT', 'Be kind', { words: 'Be kind' }) }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Review Cedar Fork Ranch' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Post Review' }));
  expect(await dialog.findByText('Please choose one to five stars')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: '1 star: Poor' }));
  await userEvent.type(dialog.getByLabelText('Your review'), 'I have seen better days.');
  await userEvent.click(dialog.getByRole('button', { name: 'Post Review' }));
  expect(await dialog.findByText('Be kind')).toBeTruthy();
});

test('a review can be edited while it is new', async () => {
  const review = reviewOf(5, { mine: true, words: 'Good beef overall.', editableUntil: FUTURE });
  visit('/customer-orders', serve({ ...fulfilled, canReview: false, review }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review Cedar Fork Ranch' }));
  expect(((await dialog.findByLabelText('Your review')) as HTMLTextAreaElement).value).toBe('Good beef overall.');
  expect(dialog.getByRole('button', { name: 'Save Review' })).toBeTruthy();
});

test('a hidden review says why, and an old one stays as it is', async () => {
  const hidden = reviewOf(5, { mine: true, hidden: true, hiddenReason: 'It names a neighbor.', editableUntil: FUTURE });
  visit('/customer-orders', serve({ ...fulfilled, canReview: false, review: hidden }));
  expect(await screen.findByText('It names a neighbor.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Review$/ })).toBeNull();
});
