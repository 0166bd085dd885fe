import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { halfOrder, ordersOf } from '../../testing/order';
import { reviewOf } from '../../testing/reviews';
import { customer, fakeServer, refusal, visit } from '../../testing/visit';

type Answers = Parameters<typeof fakeServer>[1];

const fulfilled = { ...halfOrder, status: 'FULFILLED' as const, nextStatuses: [], canReview: true };
const FUTURE = '2099-01-01T00:00:00.000Z';

function serve(order: typeof fulfilled, answers: Answers = {}) {
  return fakeServer(customer, {
    CustomerOrdersPage: () => ordersOf([order]),
    ReviewedOrder: () => ({ order }),
    ...answers,
  });
}

test('the link in the email opens the review, and errors are shown at their fields', async () => {
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

test('a recent review can be edited', async () => {
  const review = reviewOf(5, { mine: true, words: 'Good beef overall.', editableUntil: FUTURE });
  visit('/customer-orders', serve({ ...fulfilled, canReview: false, review }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review Cedar Fork Ranch' }));
  expect(((await dialog.findByLabelText('Your review')) as HTMLTextAreaElement).value).toBe('Good beef overall.');
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Shown as' }).selectedOptions[0]?.textContent).toBe(
    'Anna K.',
  );
  expect(dialog.getByRole('button', { name: 'Save Review' })).toBeTruthy();
});

test('a hidden review shows the reason and cannot be edited', async () => {
  const hidden = reviewOf(5, { mine: true, hidden: true, hiddenReason: 'It names a neighbor.', editableUntil: FUTURE });
  visit('/customer-orders', serve({ ...fulfilled, canReview: false, review: hidden }));
  expect(await screen.findByText('It names a neighbor.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Review$/ })).toBeNull();
});

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Review Cedar Fork Ranch' }));

async function write(values: Record<string, string>) {
  const dialog = await dialogOf();
  await dialog.findByLabelText('Your review');
  for (const [label, text] of Object.entries(values)) {
    await userEvent.clear(dialog.getByLabelText(label));
    await userEvent.type(dialog.getByLabelText(label), text);
  }
  return dialog;
}

const written = (review: object) => ({
  ...{ __typename: 'Review', ...review },
  order: { __typename: 'Order', id: '12', canReview: false, review },
});

test('a review is posted with stars, text and weights, and replaces the reminder', async () => {
  const sent: unknown[] = [];
  const review = reviewOf(5, { mine: true, stars: 4, words: 'Lean and tender.', editableUntil: FUTURE });
  const WriteReview = (variables: unknown) => {
    sent.push(variables);
    return { writeReview: { __typename: 'WriteReviewPayload', review: written(review) } };
  };
  visit('/customer-orders?review=12', serve(fulfilled, { WriteReview }));
  const dialog = await write({
    'Your review': 'Lean and tender.',
    'Hanging weight (optional)': '310',
    'In your freezer (optional)': '196.5',
  });
  await userEvent.click(dialog.getByRole('radio', { name: /^4 stars/ }));
  const shownAs = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Shown as' });
  expect(Array.from(shownAs.options, ({ text }) => text)).toEqual(['Ann F.', 'Ann', 'A Herdline customer']);
  expect(shownAs.value).toBe('FIRST_NAME_AND_INITIAL');
  await userEvent.selectOptions(shownAs, 'Ann');
  await userEvent.click(dialog.getByRole('button', { name: 'Post Review' }));
  expect(await screen.findByText('Review Posted')).toBeTruthy();
  const weights = { hangingPounds: 310, packagedPounds: 196.5 };
  const input = { stars: 4, words: 'Lean and tender.', ...weights, photos: [], shownAs: 'FIRST_NAME' };
  expect(sent).toEqual([{ orderId: '12', input }]);
  expect(await screen.findByRole('button', { name: 'Edit Review' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull();
});

test('the weight in the freezer cannot exceed the hanging weight', async () => {
  visit('/customer-orders?review=12', serve(fulfilled));
  const dialog = await write({ 'Hanging weight (optional)': '196', 'In your freezer (optional)': '310' });
  await userEvent.click(dialog.getByRole('button', { name: 'Post Review' }));
  expect(await dialog.findByText("There can't be more in the freezer than the hanging weight")).toBeTruthy();
});

test('editing sends all fields of the review', async () => {
  const sent: unknown[] = [];
  const review = reviewOf(5, { mine: true, words: 'Good beef overall.', editableUntil: FUTURE });
  const EditReview = (variables: unknown) => {
    sent.push(variables);
    return { editReview: { __typename: 'EditReviewPayload', review: { ...review, words: 'Great beef overall.' } } };
  };
  visit('/customer-orders?review=12', serve({ ...fulfilled, canReview: false, review }, { EditReview }));
  const dialog = await write({ 'Your review': 'Great beef overall.' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save Review' }));
  expect(await screen.findByText('Review Saved')).toBeTruthy();
  expect(sent).toMatchObject([
    { reviewId: '5', input: { words: 'Great beef overall.', stars: 5, hangingPounds: 310 } },
  ]);
  expect(await screen.findByText('Great beef overall.')).toBeTruthy();
});

test('after 14 days the link says that the review can no longer be changed', async () => {
  const review = reviewOf(5, { mine: true, editableUntil: '2020-01-01T00:00:00.000Z' });
  visit('/customer-orders?review=12', serve({ ...fulfilled, canReview: false, review }));
  const dialog = await dialogOf();
  expect(await dialog.findByText('You can change a review for 14 days after you wrote it.')).toBeTruthy();
  expect(dialog.queryByLabelText('Your review')).toBeNull();
});

test('an order that is not the reader’s is not found', async () => {
  visit('/customer-orders?review=99', serve(fulfilled, { ReviewedOrder: () => ({ order: null }) }));
  expect(await screen.findByText('We can’t find this order.')).toBeTruthy();
});
