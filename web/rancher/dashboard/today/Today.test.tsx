import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cutSheetOf } from '../../../testing/cutSheets';
import { animalOf, processorOf, proposedOf } from '../../../testing/herd';
import { todayOf } from '../../../testing/rancherToday';
import { ofRanch, orderPage, ranchOrder } from '../../../testing/ranchOrders';
import { fakeServer, rancher, visit } from '../../../testing/visit';

type Answers = Parameters<typeof fakeServer>[1];

/** Opens the dashboard of a ranch, and returns a function that finds a section of it by name. */
function open(given: Parameters<typeof todayOf>[0], answers: Answers = {}) {
  visit('/rancher-dashboard', fakeServer(rancher, { RancherToday: () => todayOf(given), ...answers }));
  return async (name: string) => within(await screen.findByRole('region', { name }));
}

const linesIn = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('listitem').map(({ textContent }) => textContent);

const HOUR = 3_600_000;

test('a waiting customer can be called, or marked as contacted, with one press', async () => {
  const moved: unknown[] = [];
  const orders = [ranchOrder(12), ranchOrder(13, { customer: { ...ranchOrder(13).customer, phone: '' } })];
  const part = await open(
    { waiting: orders },
    {
      UpdateOrderStatus: (variables) => {
        moved.push(variables);
        const order = { ...ranchOrder(12, { status: 'CONTACTED' }), rancher: ofRanch({}).viewer.ranch };
        return { updateOrderStatus: order };
      },
    },
  )('Waiting for a Call');
  expect(linesIn(part)).toEqual([
    expect.stringMatching(/^Customer 12Half Cow · Call the family by November 22, 2026/),
    expect.stringMatching(/^Customer 13Half Cow · Call the family by/),
  ]);
  expect(part.getByRole('link', { name: 'Call Customer 12' }).getAttribute('href')).toBe('tel:5550100');
  expect(part.getByRole('link', { name: 'Email Customer 13' }).getAttribute('href')).toMatch(
    /^mailto:ann@example\.com/,
  );
  expect(part.getByRole('link', { name: 'All 2' }).getAttribute('href')).toBe('/rancher-orders?status=pending');
  await userEvent.click(part.getAllByRole('button', { name: 'Mark as Contacted' })[0]!);
  await waitFor(() => expect(moved).toEqual([expect.objectContaining({ orderId: '12', status: 'CONTACTED' })]));
});

test('a ranch with nothing to do sees that nobody is waiting, no message is unread and nothing is due', async () => {
  const find = open({});
  expect((await find('Waiting for a Call')).getByText('Nobody is waiting for a call.')).toBeTruthy();
  expect((await find('From Families')).getByText('No unread messages')).toBeTruthy();
  expect((await find('Balances Due')).getByText('Nothing is due.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Next Harvests' })).toBeNull();
});

test('the number of unread messages is shown, with a link to the messages', async () => {
  const messages = await open({ unread: 3 })('From Families');
  expect(messages.getByText('3 unread messages')).toBeTruthy();
  expect(messages.getByRole('link', { name: 'Open Messages' }).getAttribute('href')).toBe('/messages');
});

test('reviews without an answer are counted, with a link to them', async () => {
  const review = (id: string, answer: string | null) => ({ __typename: 'Review', id, answer });
  const nodes = [review('1', null), review('2', 'Thank you!'), review('3', null)];
  const inbox = await open({ newestReviews: { __typename: 'ReviewConnection', nodes } })('From Families');
  expect(inbox.getByText('2 recent reviews to answer')).toBeTruthy();
  expect(inbox.getByRole('link', { name: 'Answer' }).getAttribute('href')).toMatch(/#reviews$/);
});

test('weights that a processor entered wait, each one press from its filled-in weighing', async () => {
  const animalsToRecord = [animalOf(41, { proposedWeights: proposedOf() })];
  const weights = await open({ animalsToRecord })('Weights to Record');
  expect(weights.getByText('Hill Country Meats: 600 lb hanging weight')).toBeTruthy();
  expect(weights.getByRole('link', { name: 'Weigh Animal 41' }).getAttribute('href')).toBe(
    '/rancher/herd?search=41&weigh=41',
  );
});

test('a ranch is asked for the fees that it has not entered', async () => {
  const processors = [
    processorOf(),
    processorOf({ id: '6', name: 'Home Plant', killFee: null }),
    processorOf({ id: '7', name: 'Llano Locker', cutAndWrapPerPound: null }),
  ];
  const fees = await open({ processors })('Processing Fees');
  expect(fees.getByText(/^Enter the fees of Home Plant and Llano Locker, or say that they're included/)).toBeTruthy();
  expect(fees.getByRole('link', { name: 'Herd Board' }).getAttribute('href')).toBe('/rancher/herd');
});

test('the next harvests are listed with the cut sheets that are due', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);
  const openSheets = [1, 2].map((side) => cutSheetOf({ sides: [side] }));
  const nodes = [
    animalOf(40, { stage: 'OPEN', harvestDate: inDays(-3) }),
    animalOf(41, { stage: 'OPEN', cutSheets: openSheets }),
    animalOf(42, { harvestDate: null, harvestWords: 'autumn 2099' }),
  ];
  const part = await open({ nextHarvests: { __typename: 'AnimalConnection', nodes } })('Next Harvests');
  expect(linesIn(part)).toEqual([
    expect.stringMatching(/ · Animal 40 Past its dayWhole animal left$/),
    'March 4, 2099 · Animal 412 cut sheets due by February 25, 2099Whole animal left',
    'autumn 2099 · Animal 42Planned',
  ]);
  expect(part.getByRole('link', { name: 'Herd Board' }).getAttribute('href')).toBe('/rancher/herd');
});

test('balances are listed with the time since they are due, below their sum', async () => {
  const settlement = { ...ranchOrder(12).settlement, balanceDue: 42_125, daysDue: 12 };
  const part = await open({
    receivableFigures: { __typename: 'ReceivableFigures', amount: 142_125, orders: 4 },
    balances: orderPage([ranchOrder(12, { settlement })]),
  })('Balances Due');
  expect(part.getByText('$1,421.25 from 4 orders')).toBeTruthy();
  expect(linesIn(part)).toEqual(['Customer 12Order #12 · due for 12 days$421.25']);
  expect(part.getByRole('link', { name: 'All balances' }).getAttribute('href')).toBe('/rancher/balances');
});

test('the sales by month are drawn, and can be shown as a table', async () => {
  open({ sold: { '2026-08': { orders: 3, amount: 540_000 }, '2026-11': { orders: 1, amount: 180_000 } } });
  const figure = within(await screen.findByRole('figure', { name: 'Sales by month' }));
  expect(
    figure.getByText('So far this month: $1,800.00 from 1 order. Your best was August 2026 with $5,400.00.'),
  ).toBeTruthy();
  expect(figure.getByRole('img', { name: 'Sales by month' })).toBeTruthy();
  await userEvent.click(figure.getByRole('button', { name: 'Show as Table' }));
  const rows = figure.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(13);
  expect(rows).toContain('August 20263$5,400.00');
});

test('a map shows where customers live, and the places can be shown as a table', async () => {
  const place = { __typename: 'CustomerPlace', zipCode: '78701', city: 'Austin', state: 'TX' };
  const austin = { ...place, latitude: 30.27, longitude: -97.74, customers: 2, orders: 3 };
  const waco = {
    ...austin,
    zipCode: '76701',
    city: 'Waco',
    latitude: 31.55,
    longitude: -97.14,
    customers: 1,
    orders: 1,
  };
  open({ customerPlaces: [austin, waco] });
  const figure = within(await screen.findByRole('figure', { name: 'Where your customers live' }));
  expect(figure.getByText('2 ZIP codes. Most in Austin, TX 78701: 2 families.')).toBeTruthy();
  const map = await figure.findByRole('img', { name: 'Where your customers live' });
  expect([...map.querySelectorAll('circle title')].map(({ textContent }) => textContent)).toEqual([
    'Austin, TX 78701: 2',
    'Waco, TX 76701: 1',
  ]);
  await userEvent.click(figure.getByRole('button', { name: 'Show as Table' }));
  expect(figure.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PlaceFamiliesOrders',
    'Austin, TX 7870123',
    'Waco, TX 7670111',
  ]);
});

const noOrders = { orderCounts: { __typename: 'OrderCounts', total: 0 } };
const steps = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('listitem').map(({ textContent }) => /^(.*) \((.*)\)/.exec(textContent ?? '')?.slice(1));

test('a new ranch sees what it needs for its approval instead of empty lists', async () => {
  const part = await open({
    ...noOrders,
    ...{ approval: 'PENDING', imageUrl: null, offerHalfCow: false, processors: [] },
  })('Get Your Ranch Ready');
  expect(steps(part)).toEqual([
    ['Set a price', 'to do'],
    ['Add a photo', 'to do'],
    ['Say how families get their beef', 'done'],
    ['Add your processor', 'to do'],
    ['Preview Your Page', 'to do'],
    ['Ready for approval', 'to do'],
  ]);
  expect(part.getByText('1 of 6 done')).toBeTruthy();
  expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/rancher-products',
    '/profile?dialog=photos',
    '/profile?tab=delivery',
    '/rancher/herd',
    '/rancher/7',
  ]);
  for (const name of ['Waiting for a Call', 'Balances Due', 'Messages', 'Sales and Customers'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

test('a ranch that has done everything else is ready after previewing its page', async () => {
  const find = open({ ...noOrders, approval: 'PENDING' });
  const part = await find('Get Your Ranch Ready');
  expect(part.getByText('4 of 6 done')).toBeTruthy();
  await userEvent.click(part.getByRole('link', { name: 'Preview Your Page' }));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }));
  const again = await find('Get Your Ranch Ready');
  expect(again.getByText("Everything's there. Our team looks at it next.")).toBeTruthy();
  expect(again.getByText('All done. New orders show up here.')).toBeTruthy();
});

test('the section about today can be loaded again after a failure', async () => {
  let isDown = true;
  visit(
    '/rancher-dashboard',
    fakeServer(rancher, { RancherToday: () => (isDown ? new TypeError('Failed to fetch') : todayOf()) }),
  );
  const notice = (await screen.findByText("Couldn't load what's due today.")).closest<HTMLElement>('[role=status]');
  isDown = false;
  await userEvent.click(within(notice!).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Waiting for a Call' })).toBeTruthy();
});
