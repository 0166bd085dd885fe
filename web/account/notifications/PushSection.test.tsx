import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pushBrowser, pushServer } from '../../parts/push/testing/pushBrowser';
import { fakeServer, rancher, visit } from '../../testing/visit';

/** Opens the page with a server that keeps the choices. Returns what was sent. */
function open() {
  const viewer = { __typename: 'User', id: rancher.id, userType: 'RANCHER', mailChoices: [] };
  const { answers, sent } = pushServer();
  visit('/profile/notifications', fakeServer(rancher, { NotificationsPage: () => ({ viewer }), ...answers }));
  return sent;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pressSwitch = async (name: string) => userEvent.click(await screen.findByRole('switch', { name }));

test('a rancher turns notifications on, chooses among them, and turns them off again', async () => {
  const { subscribe } = pushBrowser('default');
  const sent = open();
  await press('Turn On Notifications');
  expect(await screen.findByText('Notifications Turned On')).toBeTruthy();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'server-key' });
  await pressSwitch('Messages');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await pressSwitch('Show names and orders on the lock screen');
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  await press('Turn Off Notifications');
  expect(await screen.findByRole('button', { name: 'Turn On Notifications' })).toBeTruthy();
  const keys = { endpoint: 'https://push.example/1', publicKey: 'key', auth: 'secret' };
  expect(sent).toEqual([
    { ...keys, topics: ['ORDERS', 'MESSAGES'], showsDetails: false },
    { ...keys, topics: ['ORDERS'], showsDetails: false },
    { ...keys, topics: ['ORDERS'], showsDetails: true },
    { endpoint: 'https://push.example/1' },
  ]);
});

test('a browser that refuses leaves them off', async () => {
  pushBrowser('default', 'denied');
  const sent = open();
  await press('Turn On Notifications');
  expect(await screen.findByText('Notifications Stay Off')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a browser that blocks them, or can’t show any, says so', async () => {
  pushBrowser('denied');
  open();
  expect(await screen.findByText(/^Your browser blocks them/)).toBeTruthy();
});
