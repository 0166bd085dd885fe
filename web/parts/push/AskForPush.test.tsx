import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { halfOrder } from '../../testing/order';
import { todayOf } from '../../testing/rancherToday';
import { customer, fakeServer, rancher, visit } from '../../testing/visit';
import { isMarked, setMark } from '../../ui/state/stored';
import { pushBrowser, pushServer } from './testing/pushBrowser';

/** Opens the dashboard of a ranch with orders. Returns what the server was told, and which operations it got. */
async function open(device?: Parameters<typeof pushServer>[0]) {
  const { answers, sent } = pushServer(device);
  const server = fakeServer(rancher, { RancherToday: () => todayOf(), ...answers });
  visit('/rancher-dashboard', server);
  await screen.findByRole('region', { name: 'Today' });
  return { sent, operations: server.operations };
}

const question = () => screen.findByRole('heading', { name: 'Hear it right away' });
const choices = { topics: ['ORDERS'], showsDetails: true };

test('a rancher who turns notifications on is told of everything, and is no longer asked', async () => {
  pushBrowser('default');
  const { sent } = await open();
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Turn On Notifications' }));
  expect(await screen.findByText('Notifications Turned On')).toBeTruthy();
  expect(sent).toMatchObject([{ topics: ['ORDERS', 'MESSAGES'], showsDetails: false }]);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hear it right away' })).toBeNull());
  expect(isMarked('herdline.noPush')).toBe(false);
});

test('a rancher who wants none is not asked again', async () => {
  pushBrowser('default');
  await open();
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Not Now' }));
  expect(screen.queryByRole('heading', { name: 'Hear it right away' })).toBeNull();
  expect(isMarked('herdline.noPush')).toBe(true);
});

test('an earlier yes is renewed with its choices after a new sign-in', async () => {
  pushBrowser('granted');
  const { sent } = await open({ ...choices, isOfThisSession: false });
  await waitFor(() => expect(sent).toMatchObject([choices]));
});

test('whoever has signed out since is asked again', async () => {
  const { subscribe } = pushBrowser('granted');
  await open();
  await question();
  expect(subscribe).not.toHaveBeenCalled();
});

test('whoever wanted none is not asked, even if the browser allows it', async () => {
  setMark('herdline.noPush', true);
  pushBrowser('granted');
  const { operations } = await open();
  await waitFor(() => expect(operations).toContain('Push'));
  expect(screen.queryByRole('heading', { name: 'Hear it right away' })).toBeNull();
});

test('a family is asked once its order is placed', async () => {
  pushBrowser('default');
  const { answers } = pushServer();
  visit(
    '/rancher/7/checkout?placed=12',
    fakeServer(customer, { OrderPlaced: () => ({ order: halfOrder }), ...answers }),
  );
  await question();
  expect(screen.getByText(/^The ranch calls, weighs your beef/)).toBeTruthy();
});
