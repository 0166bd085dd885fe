import { ApolloLink, Observable } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subscriber } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { animalOf, claimOf, herdOf, placesOf } from '../../../testing/herd';
import { todayOf } from '../../../testing/rancherToday';
import { counts, ofRanch, orderPage, ranchOrder } from '../../../testing/ranchOrders';
import { currentUrl, customer, fakeServer, rancher, refusal, visit } from '../../../testing/visit';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Order = ReturnType<typeof ranchOrder>;

/** A server that sends new orders to subscribers. It serves the section about today only if `withToday` is true. */
function liveServer(viewer = rancher, { withToday = false } = {}) {
  const orders: Order[] = [];
  const pending = () => orders.filter(({ status }) => status === 'PENDING').length;
  const ranch = () => ofRanch({ orderCounts: counts({ pending: pending() }) }).viewer.ranch;
  const lists = ({ first }: Record<string, unknown>) =>
    ofRanch({ ...ranch(), orders: orderPage(orders.slice(0, Number(first)), orders.length) });
  const server = fakeServer(viewer, {
    NewOrdersCount: () => ofRanch(ranch()),
    RancherDashboardPage: () =>
      ofRanch({
        ...ranch(),
        ranchName: 'Cedar Fork Ranch',
        approval: 'APPROVED',
      }),
    RancherOrdersPage: lists,
    OrderTableTab: lists,
    ...(withToday && { RancherToday: () => todayOf({ waiting: orders }) }),
  });
  const listeners: { observer: Subscriber<ApolloLink.Result>; connect: () => void }[] = [];
  const live = new ApolloLink(
    ({ getContext }) =>
      new Observable((observer) => {
        listeners.push({ observer, connect: getContext().onConnected });
      }),
  );
  const link = ApolloLink.split(({ operationName }) => operationName === 'LiveOrders', live, server.link);
  const publish = (order: Order) =>
    listeners.at(-1)!.observer.next({
      data: { updates: { __typename: 'Update', order: { ...order, rancher: ranch() }, conversation: null } },
    });
  return {
    link,
    listeners,
    asked: server.operations,
    place(order: Order) {
      orders.unshift(order);
      publish(order);
    },
    change(order: Order) {
      orders.splice(
        orders.findIndex(({ id }) => id === order.id),
        1,
        order,
      );
      publish(order);
    },
    /** Adds an order without notifying anyone, as during an interruption. */
    placeSilently: (order: Order) => orders.unshift(order),
  };
}

async function connectListener(server: ReturnType<typeof liveServer>, times = 1) {
  await waitFor(() => expect(server.listeners).toHaveLength(times));
  server.listeners.at(-1)!.connect();
}

async function seeNewOrder() {
  const server = liveServer();
  visit('/rancher-orders', server);
  expect(await screen.findByText('No Orders Yet')).toBeTruthy();
  await connectListener(server);
  server.place(ranchOrder(12));
  expect(await screen.findByText('New order from Customer 12')).toBeTruthy();
  return server;
}

test('a new order appears in the list, with a toast and in the count', async () => {
  await seeNewOrder();
  expect(await screen.findByRole('article', { name: 'Customer 12' })).toBeTruthy();
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(await within(main).findByRole('link', { name: /Orders.*1 new/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(currentUrl()).toBe('/rancher-orders?status=pending');
});

test('an open dialog stays open when another order comes in', async () => {
  const server = liveServer();
  server.placeSilently(ranchOrder(12));
  visit('/rancher-orders', server);
  const card = within(await screen.findByRole('article', { name: 'Customer 12' }));
  await userEvent.click(card.getByRole('button', { name: 'Update Status' }));
  await userEvent.type(await screen.findByLabelText(/Notes/), 'Will call');
  await connectListener(server);
  server.place(ranchOrder(13));
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(2));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Notes/).value).toBe('Will call');
});

test('the dashboard counts and lists a new order, and keeps the open dialog of a row that moves to the next page', async () => {
  const server = liveServer();
  for (let id = 1; id <= 5; id++) server.placeSilently(ranchOrder(id));
  visit('/rancher-dashboard', server);
  await screen.findByText('Showing 1-5 of 5 orders');
  await userEvent.click(screen.getByRole('button', { name: 'Update order 1' }));
  await userEvent.type(await screen.findByLabelText(/Notes/), 'Will call');
  await connectListener(server);
  server.place(ranchOrder(6));
  expect(await screen.findByText('Showing 1-5 of 6 orders')).toBeTruthy();
  expect(screen.getByText('Customer 6')).toBeTruthy();
  expect(screen.queryByText('Customer 1')).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Notes/).value).toBe('Will call');
});

test('the section about today lists a new order', async () => {
  const server = liveServer(rancher, { withToday: true });
  visit('/rancher-dashboard', server);
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for a Call' }));
  await connectListener(server);
  server.place(ranchOrder(12));
  expect(await waiting.findByRole('link', { name: 'Call Customer 12' })).toBeTruthy();
});

test('a changed order is updated in the list, without a toast', async () => {
  const server = liveServer();
  server.placeSilently(ranchOrder(12));
  visit('/rancher-orders', server);
  await screen.findByRole('button', { name: 'Update Status' });
  await connectListener(server);
  server.change(ranchOrder(12, { status: 'CANCELED' }));
  expect(await screen.findByText('Canceled')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Update Status' })).toBeNull();
  expect(screen.queryByText(/^New order/)).toBeNull();
});

test('an order is announced only once, even if it changes later', async () => {
  const server = await seeNewOrder();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  await waitFor(() => expect(screen.queryByText(/^New order/)).toBeNull());
  const order = ranchOrder(12);
  server.change({ ...order, customer: { ...order.customer, name: 'Ann Miller' } });
  expect(await screen.findByRole('article', { name: 'Ann Miller' })).toBeTruthy();
  expect(screen.queryByText(/^New order/)).toBeNull();
});

test('after an interruption the client resubscribes, and shows the orders that it missed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  const server = liveServer();
  visit('/rancher-orders', server);
  await screen.findByText('No Orders Yet');
  await connectListener(server);
  server.placeSilently(ranchOrder(12));
  server.listeners[0]!.observer.complete();
  await connectListener(server, 2);
  expect(await screen.findByRole('article', { name: 'Customer 12' })).toBeTruthy();
  expect(await screen.findAllByText('1 new')).not.toHaveLength(0);
});

test('the client does not resubscribe after the server has refused the subscription', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  const server = liveServer();
  visit('/rancher-orders', server);
  await connectListener(server);
  const { observer } = server.listeners[0]!;
  observer.next(refusal('FORBIDDEN', 'You may not do this') as never);
  observer.complete();
  await screen.findByText('No Orders Yet');
  expect(server.listeners).toHaveLength(1);
});

test('only ranchers subscribe and see the count', async () => {
  const server = liveServer(customer);
  visit('/', server);
  await screen.findByRole('button', { name: customer.name });
  expect(server.listeners).toHaveLength(0);
  expect(server.asked).not.toContain('NewOrdersCount');
});

test('a share that a family reserves shows on the open herd board', async () => {
  const herd: Parameters<typeof herdOf>[0] = { animals: [animalOf(41, { stage: 'OPEN' })] };
  const server = liveServer();
  const board = fakeServer(rancher, { HerdPage: ({ stages }) => herdOf(herd, stages) });
  const link = ApolloLink.split(({ operationName }) => operationName === 'HerdPage', board.link, server.link);
  visit('/rancher/herd', { link });
  expect(await screen.findByText('Whole animal left')).toBeTruthy();
  await waitFor(() => expect(server.listeners).toHaveLength(1));
  herd.animals = [animalOf(41, { stage: 'OPEN', places: placesOf({ 1: claimOf(1, 'Ann Miller') }) })];
  server.place(ranchOrder(12));
  expect(await screen.findByText('Half and a quarter left')).toBeTruthy();
});
