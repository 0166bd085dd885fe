import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createApolloClient } from '../apollo/client';
import { customer, fakeServer } from '../testing/visit';
import { ToastProvider } from '../ui/overlay/ToastProvider';
import { RanchSkeleton } from './RanchSkeleton';
import { RanchSkeleton_rancherFragmentDoc } from './RanchSkeleton.generated';
import { fullRanch } from './testing/testRanch';

/** Renders the loading page of ranch 7 with the data of a ranch that a list has already cached. */
function show(cached: Partial<typeof fullRanch>) {
  const client = createApolloClient(fakeServer(customer).link);
  const options = { fragment: RanchSkeleton_rancherFragmentDoc, fragmentName: 'RanchSkeleton_rancher' };
  client.cache.writeFragment({ ...options, data: cached as typeof fullRanch });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <RanchSkeleton id="7" />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
}

test('the loading page shows what a card has already loaded', () => {
  show(fullRanch);
  expect(screen.getByRole('heading', { level: 1, name: 'Cedar Fork Ranch' })).toBeTruthy();
  expect(screen.getByText('4.4 (86 reviews)')).toBeTruthy();
  expect(screen.getByText('$1,660.00')).toBeTruthy();
  expect(screen.getByText('Within 60 miles · $25.00')).toBeTruthy();
  expect(document.querySelector('img')!.getAttribute('src')).toBe('/pictures/a.avif');
  expect(screen.getByRole('status').textContent).toBe('Loading ranch');
});

test('the loading page of a ranch that no list has loaded has only placeholders', () => {
  show({ ...fullRanch, id: '8' });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Ranchers' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Loading ranch');
});
