import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Answers, accessOf, tokenOf, webhookOf } from '../testing/developerAnswers';
import { accountOf, admin, currentUrl, customer, fakeServer, noSecondFactor, rancher, visit } from '../testing/visit';

const profileOf = (viewer: typeof rancher) => ({ ProfilePage: () => ({ viewer: accountOf(viewer) }) });
const suspended = { ...rancher, ...noSecondFactor, ranch: { ...rancher.ranch!, approval: 'SUSPENDED' as const } };
const pending = { ...rancher, ...noSecondFactor, ranch: { ...rancher.ranch!, approval: 'PENDING' as const } };

test('the profile links to the API access page', async () => {
  visit('/profile', fakeServer(admin, { ...profileOf(admin), ...accessOf([], [], admin.id) }));
  await userEvent.click(await screen.findByRole('link', { name: 'Tokens and Webhooks' }));
  expect(await screen.findByText('No Tokens Yet')).toBeTruthy();
  expect(currentUrl()).toBe('/profile/api');
  expect(document.title).toMatch(/^API access/);
  expect(screen.getByRole('link', { name: 'Profile Settings', current: false })).toBeTruthy();
});

test('without tokens or webhooks, the page explains them and links to the tools, and sends one request', async () => {
  const server = fakeServer(rancher, accessOf());
  visit('/profile/api', server);
  expect(await screen.findByText(/^A token connects your own software/)).toBeTruthy();
  expect(screen.getByText(/^A webhook notifies your software/)).toBeTruthy();
  const links = ['Try queries in GraphiQL', 'REST documentation', 'GraphQL schema'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/graphiql', '/api/docs', '/schema.graphql']);
  // The header sends the other requests.
  const pageRequests = server.operations.filter((name) => !['Session', 'NewOrdersCount', 'LiveOrders'].includes(name));
  expect(pageRequests).toEqual(['ApiAccessPage']);
});

test('the profile of a customer has no API access', async () => {
  visit('/profile', fakeServer(customer, profileOf(customer)));
  expect(await screen.findByText('Sign Out Everywhere')).toBeTruthy();
  expect(screen.queryByText('API access')).toBeNull();
});

test('customers who open the URL are redirected to the home page', async () => {
  const server = fakeServer(customer, accessOf([tokenOf()]));
  visit('/profile/api', server);
  expect(await screen.findByRole('heading', { level: 1, name: /Skip the Middlemen/ })).toBeTruthy();
  expect(currentUrl()).toBe('/');
  expect(server.operations).not.toContain('ApiAccessPage');
});

test('the profile of a pending ranch says that API access requires approval', async () => {
  visit('/profile', fakeServer(pending, profileOf(pending)));
  expect(await screen.findByText(/once your ranch is approved/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Tokens and Webhooks' })).toBeNull();
});

test('a pending ranch that opens the URL gets no access', async () => {
  const server = fakeServer(pending, accessOf());
  visit('/profile/api', server);
  expect(await screen.findByText('API access comes with approval.')).toBeTruthy();
  await waitFor(() => expect(server.operations).toContain('ApiAccessPage'));
  await waitFor(() => expect(screen.queryByRole('status', { name: /Loading/ })).toBeNull());
  expect(screen.queryByRole('button', { name: /^New/ })).toBeNull();
  expect(screen.queryByRole('heading', { level: 2, name: /API tokens|Webhooks/ })).toBeNull();
});

describe('a ranch that is suspended', () => {
  async function open(answers: Answers) {
    const server = fakeServer(suspended, { ...profileOf(suspended), ...answers });
    visit('/profile', server);
    await userEvent.click(await screen.findByRole('link', { name: 'Tokens and Webhooks' }));
    expect(await screen.findByText('API access comes with approval.')).toBeTruthy();
    return server;
  }
  const buttons = () =>
    within(screen.getByRole('main'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('can revoke its tokens and webhooks, but not create any', async () => {
    await open(accessOf([tokenOf()], [webhookOf()]));
    await screen.findByText('Bookkeeping');
    expect(buttons()).toEqual(['Revoke – Bookkeeping', 'Delete – https://hooks.example/orders']);
  });

  test('sees only the lists that have entries', async () => {
    await open(accessOf([], [webhookOf()]));
    expect(await screen.findByRole('heading', { name: 'Webhooks' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'API tokens' })).toBeNull();
  });

  test('still sees the section of tokens after revoking the last one', async () => {
    const RevokeToken = () => ({ revokeApiToken: true });
    await open({ ...accessOf([tokenOf()]), RevokeToken });
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke – Bookkeeping' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Token' }));
    expect(await screen.findByText('You have no tokens left.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('You have no tokens left.'));
  });

  test('still sees the section of webhooks after deleting the last one', async () => {
    const DeleteWebhook = () => ({ deleteWebhook: true });
    await open({ ...accessOf([], [webhookOf()]), DeleteWebhook });
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Webhook' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('You have no webhooks left.'));
  });
});

test('shows a notice if the lists cannot be refreshed', async () => {
  let connected = true;
  const access = accessOf([tokenOf()]);
  const ApiAccessPage = () => (connected ? access.ApiAccessPage!({}) : new TypeError('Failed to fetch'));
  visit('/profile/api', fakeServer(rancher, { ...profileOf(rancher), ApiAccessPage }));
  expect(await screen.findByText('Bookkeeping')).toBeTruthy();
  connected = false;
  await userEvent.click(screen.getByRole('link', { name: 'Profile Settings', current: false }));
  await userEvent.click(await screen.findByRole('link', { name: 'Tokens and Webhooks' }));
  expect(await screen.findByText(/Showing the last version\./)).toBeTruthy();
  expect(screen.getByText('Bookkeeping')).toBeTruthy();
  connected = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(/Showing the last version\./)).toBeNull());
});

test('offers a retry when the page does not load', async () => {
  let connected = false;
  const { ApiAccessPage } = accessOf([tokenOf()]);
  const answer = () => (connected ? ApiAccessPage!({}) : new TypeError('Failed to fetch'));
  visit('/profile/api', fakeServer(rancher, { ApiAccessPage: answer }));
  expect(await screen.findByText(/We couldn't reach Herdline/)).toBeTruthy();
  connected = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Bookkeeping')).toBeTruthy();
});
