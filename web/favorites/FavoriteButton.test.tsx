import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createApolloClient } from '../apollo';
import { fakeServer } from '../testing/fakeServer';
import { customer } from '../testing/people';
import { ToastProvider } from '../ui/ToastProvider';
import { FavoriteButton } from './FavoriteButton';

const ranch = { id: '7', ranchName: 'Cedar Fork Ranch', isFavorite: false };

async function pressSave(server: ReturnType<typeof fakeServer>) {
  render(
    <ApolloProvider client={createApolloClient(server.link)}>
      <MemoryRouter>
        <ToastProvider>
          <FavoriteButton rancher={ranch} look="word" />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  await expect.poll(() => server.asked).toContain('Session');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
}

test('a visitor is told to sign in, and nothing is asked of the server', async () => {
  const server = fakeServer(null);
  await pressSave(server);
  expect(await screen.findByText('Sign in Required')).toBeTruthy();
  expect(screen.getByText('Please sign in to save favorites')).toBeTruthy();
  expect(server.asked).not.toContain('AddFavorite');
});

test('a failure without words of its own gets ours', async () => {
  const wordless = { errors: [{ message: '', extensions: { code: 'INTERNAL' } }] };
  await pressSave(fakeServer(customer, { AddFavorite: () => wordless }));
  expect(await screen.findByText('Failed to add to favorites')).toBeTruthy();
});
