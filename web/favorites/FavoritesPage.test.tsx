import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ranchOf } from '../testing/ranches';
import { currentUrl, customer, fakeServer, holdResponse, refusal, visit } from '../testing/visit';

const cedar = ranchOf({ isFavorite: true });
const elm = ranchOf({ id: '8', ranchName: 'Elm Creek Beef', isFavorite: true });

const favoritesOf = (...ranches: (typeof cedar)[]) => ({
  viewer: {
    __typename: 'User',
    id: customer.id,
    favorites: ranches.map((rancher) => ({ __typename: 'Favorite', id: `f${rancher.id}`, rancher })),
  },
});
const removed = ({ rancherId }: Record<string, unknown>) => ({
  removeFavorite: { __typename: 'Rancher', id: rancherId, isFavorite: false },
});

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const heart = (name: string) => screen.findByRole('button', { name: `Save ${name}` });

test('a visitor is asked to sign in', async () => {
  visit('/favorites', fakeServer(null));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Favorite Ranchers' })).toBeTruthy();
  expect(await screen.findByText('Sign In to View Favorites')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(currentUrl()).toBe('/auth');
});

test('an empty list links to the ranchers', async () => {
  visit('/favorites', fakeServer(customer, { FavoritesPage: () => favoritesOf() }));
  expect(await screen.findByText('No Favorites Yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find Ranchers' }).getAttribute('href')).toBe('/find-rancher');
});

test('a removed ranch disappears before the server responds, and without ranches the list says that it is empty', async () => {
  const { link, release } = holdResponse('RemoveFavorite');
  const server = fakeServer(customer, { FavoritesPage: () => favoritesOf(cedar, elm), RemoveFavorite: removed });
  visit('/favorites', { link: ApolloLink.from([link, server.link]) });
  await userEvent.click(await heart('Cedar Fork Ranch'));
  await waitFor(() => expect(names()).toEqual(['Elm Creek Beef']));
  expect(server.operations).not.toContain('RemoveFavorite');
  release();
  await userEvent.click(await heart('Elm Creek Beef'));
  release();
  expect(await screen.findByText('No Favorites Yet')).toBeTruthy();
});

test('a removed ranch comes back if the server refuses, and the server’s message is shown', async () => {
  const { link, release } = holdResponse('RemoveFavorite');
  const RemoveFavorite = () => refusal('NOT_FOUND', 'This ranch is gone');
  const server = fakeServer(customer, { FavoritesPage: () => favoritesOf(cedar, elm), RemoveFavorite });
  visit('/favorites', { link: ApolloLink.from([link, server.link]) });
  await userEvent.click(await heart('Cedar Fork Ranch'));
  await waitFor(() => expect(names()).toEqual(['Elm Creek Beef']));
  release();
  expect(await screen.findByText('This ranch is gone')).toBeTruthy();
  expect(screen.getByText('Error')).toBeTruthy();
  expect(names()).toEqual(['Cedar Fork Ranch', 'Elm Creek Beef']);
});

test('an expired session asks to sign in again', async () => {
  // The list is a field of the viewer, who is null after the session has expired.
  visit('/favorites', fakeServer(customer, { FavoritesPage: () => ({ viewer: null }) }));
  expect(await screen.findByText('Sign In to View Favorites')).toBeTruthy();
});

test('a list that failed to load can be loaded again', async () => {
  let connected = false;
  const FavoritesPage = () => (connected ? favoritesOf(cedar) : new TypeError('Failed to fetch'));
  visit('/favorites', fakeServer(customer, { FavoritesPage }));
  const again = await screen.findByRole('button', { name: 'Try Again' });
  connected = true;
  await userEvent.click(again);
  await waitFor(() => expect(names()).toEqual(['Cedar Fork Ranch']));
});
