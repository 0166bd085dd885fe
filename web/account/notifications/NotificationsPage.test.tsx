import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Viewer } from '../../session/useSession';
import { customer, fakeServer, rancher, refusal, visit } from '../../testing/visit';

/** Opens the page with a fake server that stores the choices, and returns the sent changes. */
function open(viewer: Viewer, topics: string[], answers: Parameters<typeof fakeServer>[1] = {}) {
  const { id, userType } = viewer;
  let choices = topics.map((topic) => ({
    ...{ __typename: 'MailChoice', topic, wanted: true },
    isEssential: topic === 'ORDERS' || topic === 'ACCOUNT',
  }));
  const user = () => ({ __typename: 'User', id, userType, mailChoices: choices });
  const sent: unknown[] = [];
  const NotificationsPage = () => ({ viewer: user() });
  const SetMailChoice = (variables: Record<string, unknown>) => {
    sent.push(variables);
    choices = choices.map((choice) => (choice.topic === variables.topic ? { ...choice, ...variables } : choice));
    return { setMailChoice: { __typename: 'SetMailChoicePayload', user: user() } };
  };
  visit('/profile/notifications', fakeServer(viewer, { NotificationsPage, SetMailChoice, ...answers }));
  return sent;
}

const TOPICS = ['ORDERS', 'ACCOUNT', 'MESSAGES', 'REVIEWS'];

/** The rows of the table below its headings. */
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Notifications' }))
    .getAllByRole('row')
    .slice(1);

const switchOf = (topic: string) => screen.findByRole<HTMLInputElement>('switch', { name: `Email about ${topic}` });

test('says for each topic when a family gets emails, and which of them are always on', async () => {
  open(customer, TOPICS);
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'Orders and sharesSomething happens with your order: its status, dates, deposits, cut sheets, the final price or the beef itself, or you or the ranch say that something is wrong.Always on',
    'AccountYou reset your password, or our team makes a decision about your account.Always on',
    'MessagesA message from a ranch is unread for five minutes.Email about messages',
    'ReviewsYou can review a ranch, or it answered your review.Email about reviews',
  ]);
});

test('says when a ranch gets emails', async () => {
  open(rancher, [...TOPICS, 'COMMISSION']);
  const [, , messages, reviews, commission] = await rows();
  expect([messages, reviews, commission].map((row) => row?.textContent)).toEqual([
    'MessagesA message from a family is unread for five minutes.Email about messages',
    'ReviewsA family reviews your ranch.Email about reviews',
    'CommissionWe record a commission payment.Email about commission',
  ]);
});

test('a topic can be turned off and on again', async () => {
  const sent = open(customer, TOPICS);
  const reviews = await switchOf('reviews');
  await userEvent.click(reviews);
  expect(await screen.findByText('Emails Turned Off')).toBeTruthy();
  expect([reviews.checked, (await switchOf('messages')).checked]).toEqual([false, true]);
  await userEvent.click(reviews);
  expect(await screen.findByText('Emails Turned On')).toBeTruthy();
  expect(reviews.checked).toBe(true);
  expect(sent).toEqual([false, true].map((wanted) => ({ topic: 'REVIEWS', wanted })));
});

test('a refused change shows the reason, and the switch keeps its position', async () => {
  open(customer, TOPICS, { SetMailChoice: () => refusal('RATE_LIMITED', 'Too many changes. Try again in a minute.') });
  const reviews = await switchOf('reviews');
  await userEvent.click(reviews);
  expect(await screen.findByText('Too many changes. Try again in a minute.')).toBeTruthy();
  expect(reviews.checked).toBe(true);
});

test('if the page fails to load, it shows the reason and offers a retry', async () => {
  let tries = 0;
  const viewer = { __typename: 'User', id: customer.id, userType: 'CUSTOMER', mailChoices: [] };
  open(customer, TOPICS, {
    NotificationsPage: () => (tries++ ? { viewer } : refusal('UNAVAILABLE', 'The database is busy.')),
  });
  expect(await screen.findByText('The database is busy.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('table', { name: 'Notifications' })).toBeTruthy();
});
