import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '../testing/fakeServer';
import { customer } from '../testing/people';
import { address, visit } from '../testing/visit';

const ranch = { __typename: 'Rancher', id: '7', ranchName: 'Cedar Fork Ranch', city: 'Waco', state: 'Texas' };
const account = {
  __typename: 'User',
  ...customer,
  phone: '',
  zipCode: '78701',
  city: 'Austin',
  state: 'Texas',
  favorites: [{ __typename: 'Favorite', id: '4', rancher: ranch }],
};
const ProfilePage = () => ({ viewer: account });

async function edit(city: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await userEvent.clear(screen.getByLabelText(/^City/));
  await userEvent.type(screen.getByLabelText(/^City/), city);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
}

test('is read-only until one edits, and then keeps what was saved', async () => {
  const UpdateProfile = ({ input }: Record<string, unknown>) => ({
    updateProfile: { ...account, ...(input as object) },
  });
  visit('/profile', fakeServer(customer, { ProfilePage, UpdateProfile }));
  expect(await screen.findByText('Austin')).toBeTruthy();
  expect(screen.queryByLabelText(/^City/)).toBeNull();
  await edit('Waco');
  expect(await screen.findByText('Profile Updated')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText(/^City/)).toBeNull());
  expect(screen.getByText('Waco')).toBeTruthy();
});

test('lays a refusal at its field', async () => {
  const UpdateProfile = () => refusal('BAD_USER_INPUT', 'That is no city', { city: 'That is no city' });
  visit('/profile', fakeServer(customer, { ProfilePage, UpdateProfile }));
  await edit('?');
  expect(await screen.findByText('Failed to update profile')).toBeTruthy();
  expect(screen.getByLabelText(/^City/).getAttribute('aria-invalid')).toBe('true');
});

test('takes a favorite off the list, or says that it did not work', async () => {
  let works = false;
  const RemoveFavorite = () =>
    works
      ? { removeFavorite: { __typename: 'Rancher', id: '7', isFavorite: false } }
      : refusal('INTERNAL', 'Try later');
  visit('/profile', fakeServer(customer, { ProfilePage, RemoveFavorite }));
  const remove = () => screen.findByRole('button', { name: 'Remove Cedar Fork Ranch' });
  await userEvent.click(await remove());
  expect(await screen.findByText('Failed to remove favorite')).toBeTruthy();
  works = true;
  await userEvent.click(await remove());
  expect(await screen.findByText('No Favorites Yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find Ranchers' })).toBeTruthy();
});

test('offers to try again when it does not load', async () => {
  let connected = false;
  const answers = { ProfilePage: () => (connected ? { viewer: account } : new TypeError('Failed to fetch')) };
  visit('/profile', fakeServer(customer, answers));
  expect(await screen.findByText(/We could not reach Herdline/)).toBeTruthy();
  connected = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Austin')).toBeTruthy();
});

test('signs out everywhere after asking once more', async () => {
  const server = fakeServer(customer, { ProfilePage, LogoutEverywhere: () => ({ logoutEverywhere: true }) });
  visit('/profile', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const [, confirm] = await screen.findAllByRole('button', { name: 'Sign out everywhere', hidden: true });
  await userEvent.click(confirm as HTMLElement);
  await waitFor(() => expect(address()).toBe('/'));
  expect(server.asked).toContain('LogoutEverywhere');
});
