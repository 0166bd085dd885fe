import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { accountOf, currentUrl, customer, fakeServer, refusal, visit } from '../testing/visit';

const ranch = { __typename: 'Rancher', id: '7', ranchName: 'Cedar Fork Ranch', city: 'Waco', state: 'Texas' };
const account = {
  ...accountOf(customer),
  zipCode: '78701',
  city: 'Austin',
  state: 'Texas',
  favorites: [{ __typename: 'Favorite', id: '4', rancher: ranch }],
};
const ProfilePage = () => ({ viewer: account });

async function changeCity(city: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await userEvent.clear(screen.getByLabelText(/^City/));
  await userEvent.type(screen.getByLabelText(/^City/), city);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
}

test('the profile is read-only until Edit Profile is pressed, and shows the saved values', async () => {
  const UpdateProfile = ({ input }: Record<string, unknown>) => ({
    updateProfile: { ...account, ...(input as object) },
  });
  visit('/profile', fakeServer(customer, { ProfilePage, UpdateProfile }));
  expect(await screen.findByText('Austin')).toBeTruthy();
  expect(screen.queryByLabelText(/^City/)).toBeNull();
  await changeCity('Waco');
  expect(await screen.findByText('Profile Updated')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText(/^City/)).toBeNull());
  expect(screen.getByText('Waco')).toBeTruthy();
});

test('shows the email and account type without input fields', async () => {
  visit('/profile', fakeServer(customer, { ProfilePage }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const details = within(screen.getByRole('region', { name: 'Account' }));
  expect(details.getByText('ann@example.com')).toBeTruthy();
  expect(details.getByText('Customer')).toBeTruthy();
  const form = within(screen.getByRole('form', { name: 'Edit profile' }));
  expect(form.getAllByRole('textbox')).toHaveLength(4);
  expect(form.queryByLabelText(/^Email/)).toBeNull();
  expect(within(form.getByLabelText(/^State/)).getAllByRole('option')).toHaveLength(51);
});

test('requires a name of at least two characters', async () => {
  const server = fakeServer(customer, { ProfilePage });
  visit('/profile', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const name = screen.getByLabelText('Full name');
  await userEvent.clear(name);
  await userEvent.type(name, 'A{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Name must be at least 2 characters');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(server.operations).not.toContain('UpdateProfile');
});

test('Cancel discards the changes and focuses Edit Profile', async () => {
  visit('/profile', fakeServer(customer, { ProfilePage }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await userEvent.type(screen.getByLabelText(/^City/), ' Springs');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Austin')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Profile' }));
});

test('removes a favorite, and shows an error if the removal fails', async () => {
  let works = false;
  const RemoveFavorite = () =>
    works
      ? { removeFavorite: { __typename: 'Rancher', id: '7', isFavorite: false } }
      : refusal('INTERNAL', 'Try later');
  visit('/profile', fakeServer(customer, { ProfilePage, RemoveFavorite }));
  const view = await screen.findByRole('link', { name: 'View Cedar Fork Ranch' });
  expect(view.getAttribute('href')).toBe('/rancher/7');
  const remove = () => screen.findByRole('button', { name: 'Remove Cedar Fork Ranch' });
  await userEvent.click(await remove());
  expect(await screen.findByText('Failed to remove favorite')).toBeTruthy();
  works = true;
  await userEvent.click(await remove());
  expect(await screen.findByText('No Favorites Yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find Ranchers' }).getAttribute('href')).toBe('/find-rancher');
});

test('removing a favorite moves the focus to the list', async () => {
  const elm = { ...ranch, id: '8', ranchName: 'Elm Creek Beef' };
  const favorites = [ranch, elm].map((each) => ({ __typename: 'Favorite', id: `f${each.id}`, rancher: each }));
  const RemoveFavorite = () => ({ removeFavorite: { __typename: 'Rancher', id: '7', isFavorite: false } });
  const answers = { ProfilePage: () => ({ viewer: { ...account, favorites } }), RemoveFavorite };
  visit('/profile', fakeServer(customer, answers));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Cedar Fork Ranch' }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Elm Creek Beef'));
  expect(document.activeElement).not.toBe(document.body);
});

test('offers a retry when the profile does not load', async () => {
  let connected = false;
  const answers = { ProfilePage: () => (connected ? { viewer: account } : new TypeError('Failed to fetch')) };
  visit('/profile', fakeServer(customer, answers));
  expect(await screen.findByText(/We couldn't reach Herdline/)).toBeTruthy();
  connected = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Austin')).toBeTruthy();
});

test('links the calendar to an app, and replaces its URL after a confirmation', async () => {
  const calendar = (secret: string) => ({
    __typename: 'User',
    id: customer.id,
    calendarUrl: `https://h.test/calendar/${secret}.ics`,
  });
  const CalendarSection = () => ({ viewer: calendar('old') });
  const RenewCalendarUrl = () => ({ renewCalendarUrl: { user: calendar('new') } });
  visit('/profile', fakeServer(customer, { ProfilePage, CalendarSection, RenewCalendarUrl }));
  const link = await screen.findByRole('link', { name: 'Add to My Calendar' });
  expect(link.getAttribute('href')).toBe('webcal://h.test/calendar/old.ics');
  await userEvent.click(screen.getByRole('button', { name: 'Get a New Calendar Link' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Get a New Calendar Link' }));
  await waitFor(() => expect(link.getAttribute('href')).toBe('webcal://h.test/calendar/new.ics'));
});

test('signs out everywhere after a confirmation', async () => {
  const server = fakeServer(customer, { ProfilePage, LogoutEverywhere: () => ({ logoutEverywhere: true }) });
  visit('/profile', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out Everywhere' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Sign Out Everywhere' }));
  await waitFor(() => expect(currentUrl()).toBe('/'));
  expect(server.operations).toContain('LogoutEverywhere');
});

test('lists the signed-in devices, and signs one out with one press', async () => {
  const device = (id: string, name: string) => ({
    ...{ __typename: 'SignedInDevice', id, name },
    ...{ lastUsedAt: '2026-11-20T15:00:00.000Z', isThisOne: id === 'a' },
  });
  const devices = [device('a', 'Chrome 140 on macOS'), device('b', 'Firefox 130 on Windows')];
  const user = (remaining: typeof devices) => ({ __typename: 'User', id: customer.id, devices: remaining });
  const server = fakeServer(customer, {
    ProfilePage,
    DevicesSection: () => ({ viewer: user(devices) }),
    SignOutDevice: () => ({ signOutDevice: { __typename: 'SignOutDevicePayload', user: user(devices.slice(0, 1)) } }),
  });
  visit('/profile', server);
  const section = within(await screen.findByRole('region', { name: 'Devices' }));
  expect(await section.findByText('This device')).toBeTruthy();
  expect(section.getByText('Last used November 20, 2026')).toBeTruthy();
  expect(section.queryByRole('button', { name: /^Sign Out Chrome/ })).toBeNull();
  await userEvent.click(section.getByRole('button', { name: 'Sign Out Firefox 130 on Windows' }));
  expect(await screen.findByText('Device Signed Out')).toBeTruthy();
  await waitFor(() => expect(section.queryByText('Firefox 130 on Windows')).toBeNull());
  expect(server.operations).toContain('SignOutDevice');
});
