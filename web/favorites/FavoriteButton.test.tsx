import { ApolloLink } from '@apollo/client';
import { ApolloProvider, useFragment } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Address, currentUrl, customer, fakeServer, holdResponse, openSession, refusal } from '../testing/visit';
import { ToastProvider } from '../ui/overlay/ToastProvider';
import { FavoriteButton } from './FavoriteButton';
import { FavoriteButton_rancherFragmentDoc } from './FavoriteButton.generated';

type Answers = Parameters<typeof fakeServer>[1];

const ranch = { __typename: 'Rancher' as const, id: '7', ranchName: 'Cedar Fork Ranch', isFavorite: false };
const emptyError = { errors: [{ message: '', extensions: { code: 'INTERNAL' } }] };

/** Renders the button with the cached ranch, as a card does. */
function Card() {
  const { data, complete } = useFragment({ fragment: FavoriteButton_rancherFragmentDoc, from: ranch });
  return complete && <FavoriteButton rancher={data} look="word" />;
}

async function show(answers: Answers, { viewer = customer as typeof customer | null, isFavorite = false } = {}) {
  const server = fakeServer(viewer, answers);
  const mutation = holdResponse(isFavorite ? 'RemoveFavorite' : 'AddFavorite');
  const client = openSession(ApolloLink.from([mutation.link, server.link]));
  client.cache.writeFragment({ fragment: FavoriteButton_rancherFragmentDoc, data: { ...ranch, isFavorite } });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={['/rancher/7']}>
        <ToastProvider>
          <Card />
        </ToastProvider>
        <Address />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await expect.poll(() => server.operations).toContain('Session');
  return { server, release: mutation.release };
}

const button = (word: 'Save' | 'Saved') => screen.findByRole('button', { name: `${word} Cedar Fork Ranch` });
const press = async (word: 'Save' | 'Saved') => userEvent.click(await button(word));

test('a visitor is asked to sign in, and no request is sent', async () => {
  const { server } = await show({}, { viewer: null });
  await press('Save');
  expect(await screen.findByText('Sign in Required')).toBeTruthy();
  expect(screen.getByText('Please sign in to save favorites')).toBeTruthy();
  expect(server.operations).not.toContain('AddFavorite');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(currentUrl()).toBe('/auth');
});

test('the ranch shows as saved before the server responds, and stays saved', async () => {
  const { server, release } = await show({ AddFavorite: () => ({ addFavorite: { ...ranch, isFavorite: true } }) });
  await press('Save');
  expect(await button('Saved')).toBeTruthy();
  expect(server.operations).not.toContain('AddFavorite');
  release();
  await expect.poll(() => server.operations).toContain('AddFavorite');
  expect(await button('Saved')).toBeTruthy();
});

test('the button changes back if the server refuses, and the server’s message is shown', async () => {
  const { release } = await show({ AddFavorite: () => refusal('CONFLICT', 'You have saved 500 ranches') });
  await press('Save');
  await button('Saved');
  release();
  expect(await screen.findByText('You have saved 500 ranches')).toBeTruthy();
  expect(screen.getByText('Error')).toBeTruthy();
  expect(await button('Save')).toBeTruthy();
});

test.each([
  ['Save', { AddFavorite: () => emptyError }, 'Failed to add to favorites'],
  ['Saved', { RemoveFavorite: () => emptyError }, 'Failed to remove from favorites'],
] as const)('an error without a message shows a default one: %s', async (word, answers, message) => {
  const { release } = await show(answers, { isFavorite: word === 'Saved' });
  await press(word);
  release();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await button(word)).toBeTruthy();
});

test('a second press before the response sends no request', async () => {
  const { server, release } = await show({ AddFavorite: () => ({ addFavorite: { ...ranch, isFavorite: true } }) });
  await userEvent.dblClick(await button('Save'));
  release();
  await expect.poll(() => server.operations.filter((name) => name === 'AddFavorite')).toHaveLength(1);
  expect(server.operations).not.toContain('RemoveFavorite');
});
