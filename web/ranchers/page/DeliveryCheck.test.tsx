import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { deliveryOptions } from '../../../rules/delivery';
import { createApolloClient } from '../../apollo';
import { ranch } from '../../checkout/testCheckout';
import { fakeServer } from '../../testing/fakeServer';
import { customer } from '../../testing/people';
import { DeliveryCheck } from './DeliveryCheck';

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

const quote = (zipCode: unknown, distanceMiles: number | null) => ({
  delivery: {
    __typename: 'DeliveryQuote',
    zipCode,
    distanceMiles,
    options: deliveryOptions(ranch, distanceMiles).map((option) => ({ __typename: 'DeliveryOption', ...option })),
  },
});

function show(zipCode: string, distanceMiles: number | null, answers: Answers = {}) {
  const server = fakeServer(customer, { DeliveryCheck: (asked) => quote(asked.zipCode, distanceMiles), ...answers });
  render(
    <ApolloProvider client={createApolloClient(server.link)}>
      <DeliveryCheck rancherId="7" zipCode={zipCode} />
    </ApolloProvider>,
  );
  return server;
}

const check = () => userEvent.click(screen.getByRole('button', { name: 'Check' }));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('begins with the ZIP code of the viewer and says what reaches it', async () => {
  show('78704', 36.2);
  await check();
  expect(await screen.findByText('ZIP code 78704 is about 37 miles from the ranch.')).toBeTruthy();
  expect(rows()).toEqual(['Local PickupFree', 'Local Delivery$25.00']);
});

test('says why a way does not reach it', async () => {
  show('10001', 1541.9);
  await check();
  await screen.findByText(/miles from the ranch/);
  expect(rows()[1]).toBe('Local DeliveryOut of reachThis ranch delivers within 60 miles; your ZIP is 1542 miles away.');
});

test('a ZIP code that nobody knows is said to be one', async () => {
  show('00000', null);
  await check();
  expect(await screen.findByText('We do not know ZIP code 00000.')).toBeTruthy();
});

test('without five digits nothing is asked', async () => {
  const server = show('', null);
  await check();
  expect(screen.getByRole('alert').textContent).toBe('Valid ZIP code is required');
  expect(server.asked).toEqual([]);
});

test('says when it could not be asked', async () => {
  show('78704', null, { DeliveryCheck: () => new TypeError('Failed to fetch') });
  await check();
  expect(await screen.findByText(/We could not reach Herdline/)).toBeTruthy();
});
