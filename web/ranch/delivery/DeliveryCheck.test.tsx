import type { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { deliveryOptions } from '../../../rules/ranches/delivery';
import { createApolloClient } from '../../apollo/client';
import { ranch } from '../../checkout/testing/testCheckout';
import { customer, fakeServer, holdResponse } from '../../testing/visit';
import { DeliveryCheck } from './DeliveryCheck';

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

const quote = (zipCode: unknown, distanceMiles: number | null) => ({
  delivery: {
    __typename: 'DeliveryQuote',
    unlawful: [],
    zipCode,
    distanceMiles,
    options: deliveryOptions(ranch, distanceMiles).map((option) => ({ __typename: 'DeliveryOption', ...option })),
  },
});

function show(zipCode: string, distanceMiles: number | null, answers: Answers = {}, firstLink?: ApolloLink) {
  const server = fakeServer(customer, {
    DeliveryCheck: (variables) => quote(variables.zipCode, distanceMiles),
    ...answers,
  });
  render(
    <ApolloProvider client={createApolloClient(firstLink?.concat(server.link) ?? server.link)}>
      <DeliveryCheck rancherId="7" zipCode={zipCode} />
    </ApolloProvider>,
  );
  return server;
}

const check = () => userEvent.click(screen.getByRole('button', { name: 'Check' }));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the ZIP code of the family is checked without a press', async () => {
  show('78704', 36.2);
  expect(await screen.findByText('ZIP code 78704 is 36.2 miles from the ranch.')).toBeTruthy();
  expect(rows()).toEqual(['Local PickupFree', 'Local Delivery$25.00']);
});

test('a method that does not reach the ZIP code says why', async () => {
  show('10001', 1541.9);
  await screen.findByText(/miles from the ranch/);
  expect(rows()[1]).toBe(
    'Local DeliveryOut of reachThis ranch delivers within 60 miles; your ZIP is 1541.9 miles away.',
  );
});

test('an unknown ZIP code is named', async () => {
  show('00000', null);
  await check();
  expect(await screen.findByText('We don’t know ZIP code 00000.')).toBeTruthy();
});

test('another ZIP code can be checked while the previous request is running', async () => {
  const { link, release } = holdResponse('DeliveryCheck');
  show('78704', 36.2, {}, link);
  await check();
  await userEvent.clear(screen.getByLabelText('Your ZIP code'));
  await userEvent.type(screen.getByLabelText('Your ZIP code'), '78701');
  await check();
  release();
  expect(await screen.findByText('ZIP code 78701 is 36.2 miles from the ranch.')).toBeTruthy();
});

test('a ZIP code without five digits is not sent', async () => {
  const server = show('', null);
  await check();
  expect(screen.getByRole('alert').textContent).toBe('Valid ZIP code is required');
  expect(server.operations).toEqual([]);
});

test('a failed request shows an error', async () => {
  show('78704', null, { DeliveryCheck: () => new TypeError('Failed to fetch') });
  await check();
  expect(await screen.findByText(/We couldn't reach Herdline/)).toBeTruthy();
});
