import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminOf, countsOf } from '../../testing/adminAnswers';
import { empty, full } from '../../testing/analyticsAnswers';
import { admin, currentUrl, fakeServer, refusal, visit } from '../../testing/visit';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(
  path: string,
  analytics: (variables: Record<string, unknown>) => Record<string, unknown> | Error = () => full,
  before: Record<string, unknown> = full,
) {
  const requests: Record<string, unknown>[] = [];
  const AnalyticsTab = (variables: Record<string, unknown>) => {
    requests.push(variables);
    const answer = analytics(variables);
    return answer instanceof Error || 'errors' in answer
      ? answer
      : adminOf({ analytics: answer, ...(variables.isCompared === true && { before }) });
  };
  const server = fakeServer(admin, { ApprovalCounts: () => countsOf(1, 0), AnalyticsTab });
  visit(path, server);
  return { requests, server };
}

const ANALYTICS_URL = '/admin?tab=analytics';
const figure = async (name: string) => within(await screen.findByRole('figure', { name }));

describe('the period', () => {
  test('defaults to the last 30 days, loaded in one request', async () => {
    const { requests, server } = open(ANALYTICS_URL);
    expect(await screen.findByText('10/23/2026 to 11/21/2026. Times in Central Time (America/Chicago).')).toBeTruthy();
    await figure('Orders by status');
    const period = { from: '2026-10-23T05:00:00.000Z', to: '2026-11-22T06:00:00.000Z' };
    expect(requests).toEqual([{ ...period, before: '2026-09-23T05:00:00.000Z', isCompared: true }]);
    expect(server.operations.toSorted()).toEqual(['AnalyticsTab', 'ApprovalCounts', 'PlatformTimeZone', 'Session']);
  });

  test.each([
    ['Last 90 days', 'last90', '2026-08-24T05:00:00'],
    ['This year', 'year', '2026-01-01T06:00:00'],
    ['Last 12 months', 'last12', '2025-12-01T06:00:00'],
    ['All time', 'all', '2016-11-22T06:00:00'],
  ])('can be set to %s, which changes the URL', async (label, value, first) => {
    const { requests } = open(ANALYTICS_URL);
    await userEvent.selectOptions(await screen.findByLabelText('Period'), label);
    expect(currentUrl()).toBe(`${ANALYTICS_URL}&range=${value}`);
    const wanted = { from: `${first}.000Z`, to: '2026-11-22T06:00:00.000Z' };
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ ...wanted, isCompared: value !== 'all' }));
    const file = screen.getByRole('link', { name: 'Export CSV' });
    expect(file.getAttribute('href')).toBe(`/api/admin/analytics.csv?${new URLSearchParams(wanted)}`);
  });

  test('can be custom days, including the first and the last', async () => {
    const { requests } = open(`${ANALYTICS_URL}&range=2026-01-01..2026-03-31`);
    expect((await screen.findByLabelText<HTMLInputElement>('From')).value).toBe('2026-01-01');
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-03-31');
    await figure('Orders by status');
    expect(requests).toMatchObject([{ from: '2026-01-01T06:00:00.000Z', to: '2026-04-01T05:00:00.000Z' }]);
    expect(requests[0]?.before).toBe('2025-10-03T05:00:00.000Z');
  });

  test('becomes the initial value of custom days', async () => {
    open(ANALYTICS_URL);
    await userEvent.selectOptions(await screen.findByLabelText('Period'), 'Custom');
    expect(currentUrl()).toContain('range=2026-10-23..2026-11-21');
  });

  test.each([
    ['2026-02-01..2026-01-01', 'The end must be after the start'],
    ['..2026-01-01', 'Choose a first and last day'],
    ['2010-01-01..2026-01-01', 'A range can be at most 10 years'],
  ])('shows the problem of an invalid range like %s, and sends no request', async (range, problem) => {
    const { requests } = open(`${ANALYTICS_URL}&range=${range}`);
    expect((await screen.findByRole('alert')).textContent).toBe(problem);
    expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
    expect(requests).toEqual([]);
  });
});

test('the totals are dollars and counts, and link to the lists that they count', async () => {
  open(ANALYTICS_URL);
  await figure('Orders by status');
  const cards = [
    ['Gross order value', '$6,123.45', '/admin?tab=orders&from=2026-10-23&to=2026-11-21'],
    ['Orders', '6', '/admin?tab=orders&from=2026-10-23&to=2026-11-21'],
    ['Average order', '$1,020.58', null],
    ['New customers', '4', '/admin?tab=customers'],
    ['Commission charged', '$360.00', '/admin?tab=commissions'],
    ['Commission paid', '$180.00', '/admin?tab=commissions'],
    ['Commission outstanding', '$200.50', '/admin?tab=commissions'],
    ['Active ranches', '2', '/admin?tab=approved'],
  ] as const;
  for (const [label, value, to] of cards) {
    const name = screen.getByText(label, { selector: 'main p, main p > a' });
    expect(name.closest('div')?.textContent).toContain(`${label}${value}`);
    expect(name.closest('a')?.getAttribute('href') ?? null).toBe(to);
  }
});

describe('each total', () => {
  const card = async (label: string) =>
    (await screen.findByText(label, { selector: 'main p, main p > a' })).closest('div')?.textContent;

  test('is compared with the previous period of the same length', async () => {
    const earlier = { ...full, gross: 546_741, orders: 8, averageOrder: 102_058, commissionCharged: 35_950 };
    open(ANALYTICS_URL, () => full, { ...earlier, commissionPaid: 0, newCustomers: 0, activeRanchers: 1 });
    expect(await card('Gross order value')).toContain('+12% vs. the previous 30 days');
    expect(await card('Orders')).toContain('-25% vs. the previous 30 days');
    expect(await card('Average order')).toContain('Same as the previous 30 days');
    expect(await card('Commission charged')).toContain('+0.14% vs. the previous 30 days');
    expect(await card('Commission paid')).toContain('$0.00 in the previous 30 days');
    expect(await card('New customers')).toContain('0 in the previous 30 days');
    expect(await card('Active ranches')).toContain('+100% vs. the previous 30 days');
    // This is the current balance, regardless of the period.
    expect(await card('Commission outstanding')).not.toContain('previous');
  });

  test('has no comparison if the period is all time', async () => {
    open(`${ANALYTICS_URL}&range=all`);
    expect(await card('Orders')).not.toContain('previous');
  });
});

test('each chart has a description in one sentence', async () => {
  open(ANALYTICS_URL);
  const sentences = {
    'Outstanding commission by age': '$200.50 is outstanding now, $0.50 of it for more than 90 days.',
    'Orders per month': 'The best month is November 2026 with 4 orders so far.',
    'Orders by status': 'Of 7 orders placed, 3 pending, 1 contacted, 0 processing, 2 fulfilled, and 1 canceled.',
    'Orders by type': 'Most orders are Half Cow: 5.',
    'Gross by the ranch’s state': 'Texas leads with $6,000.00, 5 orders.',
    'Top ranches': 'Cedar Fork Ranch leads with $6,000.00 from 5 orders.',
    'Median time from each status to the next': 'Orders wait longest from Contacted to Processing: 4.2 days.',
    'Conversion of new customers': '3 of 4 customers who signed up in this period have ordered since: 75%.',
    'Animals filled, by the ranch’s state':
      '3 of 4 animals opened in this period are full: 75%. Filling one took 12.5 days on average.',
  };
  for (const [name, sentence] of Object.entries(sentences)) {
    const drawing = await (await figure(name)).findByRole('img', { name });
    const described = document.getElementById(drawing.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(sentence);
  }
});

test('each chart can be switched to a table and back', async () => {
  open(ANALYTICS_URL);
  const rows = {
    'Outstanding commission by age': '90+ days 1 $0.50',
    'Orders per month': 'October 2026 2 $2,000.00 $0.00 $0.00 0',
    'Orders by status': 'Canceled 1 $1.00',
    'Orders by type': 'Half Cow 5 $0.00',
    'Gross by the ranch’s state': 'Ohio 1 $123.45 3',
    'Top ranches': 'Cedar Fork Ranch Llano, Texas 5 $6,000.00',
    'Median time from each status to the next': 'Pending to Contacted 4 28.5 hours',
    'Conversion of new customers': 'First Order 3 75%',
    'Animals filled, by the ranch’s state': 'Ohio 1 0 0% None',
  };
  for (const [name, row] of Object.entries(rows)) {
    const part = await figure(name);
    await userEvent.click(part.getByRole('button', { name: 'Show as Table' }));
    expect(within(part.getByRole('table', { name })).getByRole('row', { name: row })).toBeTruthy();
    expect(part.queryByRole('img')).toBeNull();
  }
  const canceled = screen.getByRole('link', { name: 'Canceled' });
  expect(canceled.getAttribute('href')).toBe('/admin?tab=orders&from=2026-10-23&to=2026-11-21&status=canceled');
  const part = await figure('Gross by the ranch’s state');
  await userEvent.click(part.getByRole('button', { name: 'Show as Chart' }));
  expect(await part.findByRole('img')).toBeTruthy();
});

test('the months start with the first one that has orders', async () => {
  open(ANALYTICS_URL);
  const part = await figure('Orders per month');
  expect(part.getByText('Oct ’26')).toBeTruthy();
  expect(part.queryByText('Sep ’26')).toBeNull();
});

test('the map has every state, and says which have no sales', async () => {
  open(ANALYTICS_URL);
  const map = await (await figure('Gross by the ranch’s state')).findByRole('img');
  const titles = [...map.querySelectorAll('title')].map(({ textContent }) => textContent);
  expect(titles).toContain('Texas: $6,000.00, 5 orders');
  expect(titles).toContain('Montana: nothing');
  expect(within(map).getByText('TX')).toBeTruthy();
});

test('for a period without data, the tab says so and still shows what is owed', async () => {
  open(ANALYTICS_URL, () => empty);
  expect(await screen.findByRole('heading', { name: 'Nothing Happened in This Period' })).toBeTruthy();
  expect(await figure('Outstanding commission by age')).toBeTruthy();
  expect(screen.queryByRole('figure', { name: 'Orders per month' })).toBeNull();
});

test('shows a skeleton while it loads', async () => {
  open(ANALYTICS_URL);
  expect((await screen.findByText('Loading analytics')).getAttribute('role')).toBe('status');
});

test('if the tab fails to load, it shows the reason and offers a retry', async () => {
  let works = false;
  open(ANALYTICS_URL, () => (works ? full : refusal('UNAVAILABLE', 'This is not available right now.')));
  expect(await screen.findByText('This is not available right now.')).toBeTruthy();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await figure('Orders by status')).toBeTruthy();
});
