import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { fakeServer, rancher, visit } from '../../testing/visit';

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

type Choices = { topics: string[]; showsDetails: boolean };

/** A browser that can be told by push, and answers the question for permission. */
function browser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  let subscription: object | null = null;
  const made = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      subscription = null;
    },
  };
  const subscribe = vi.fn(async () => {
    subscription = made;
    return made;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { subscribe };
}

/** Opens the page with a server that keeps the choices. Returns what was sent. */
function open() {
  let device: (Choices & { endpoint?: string }) | null = null;
  const sent: unknown[] = [];
  const push = () => ({
    ...{ __typename: 'PushSettings', key: 'server-key', topics: ['ORDERS', 'MESSAGES'] },
    device: device && { __typename: 'PushDevice', id: '1', isOfThisSession: true, ...device },
  });
  const SetPushDevice = ({ input }: { input: Choices }) => {
    sent.push(input);
    device = { topics: input.topics, showsDetails: input.showsDetails };
    return { setPushDevice: { __typename: 'PushPayload', push: push() } };
  };
  const EndPushDevice = (variables: unknown) => {
    sent.push(variables);
    device = null;
    return { endPushDevice: { __typename: 'PushPayload', push: push() } };
  };
  const viewer = { __typename: 'User', id: rancher.id, userType: 'RANCHER', mailChoices: [] };
  const answers = {
    NotificationsPage: () => ({ viewer }),
    Push: () => ({ push: push() }),
    SetPushDevice,
    EndPushDevice,
  };
  visit('/profile/notifications', fakeServer(rancher, answers as never));
  return sent;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pressSwitch = async (name: string) => userEvent.click(await screen.findByRole('switch', { name }));

test('a rancher turns notifications on, chooses among them, and turns them off again', async () => {
  const { subscribe } = browser('default');
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
  browser('default', 'denied');
  const sent = open();
  await press('Turn On Notifications');
  expect(await screen.findByText('Notifications Stay Off')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a browser that blocks them, or can’t show any, says so', async () => {
  browser('denied');
  open();
  expect(await screen.findByText(/^Your browser blocks them/)).toBeTruthy();
});
