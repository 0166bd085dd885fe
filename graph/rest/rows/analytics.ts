import { ageingLabel } from '../../../rules/time/ageing';
import { dayIn } from '../../../rules/time/timeZone';
import { BRAND } from '../../../rules/words/brand';
import { type Cell, csv, dollarCell } from '../present/csv';
import { fileView, RestFile } from '../present/view';
import { row } from '../row';
import * as graph from './analytics.generated';

type Analytics = graph.RestAnalyticsQuery['admin']['analytics'];

export const analyticsRows = [
  row('GET /admin/analytics.csv', {
    summary:
      'The figures of the business from one moment to before another (from=2026-01-01&to=2026-04-01) as a table.',
    to: ['ADMIN'],
    attempts: 'export',
    operation: graph.RestAnalyticsDocument,
    answer: 'admin.analytics',
    view: fileView<Analytics>('text/csv', 'A line for each figure; amounts in dollars.', (analytics) => {
      const [from, to] = [analytics.from, analytics.to].map((moment) => dayIn(analytics.timeZone, moment));
      const name = `${BRAND.toLowerCase()}-analytics-${from}-to-${to}.csv`;
      return new RestFile('text/csv', name, csv(ANALYTICS_COLUMNS, analyticsCells(analytics)));
    }),
  }),
];

const ANALYTICS_COLUMNS = ['Section', 'Of', 'Figure', 'Value'];

/** One line per figure, so that a spreadsheet can filter and pivot them. Amounts are in dollars. */
function analyticsCells(analytics: Analytics): Cell[][] {
  const { ageing, ordersByStatus, ordersByType, statusDurations, byMonth, byState, topRanchers, funnel } = analytics;
  return [
    ...lines('Total', '', totals(analytics)),
    ...ageing.flatMap(({ amount, charges, ...days }) =>
      lines('Outstanding by age', ageingLabel(days), { Amount: dollarCell(amount), Charges: charges }),
    ),
    ...ordersByStatus.flatMap(({ status, ...sold }) => lines('Orders by status', status, amounts(sold))),
    ...ordersByType.flatMap(({ orderType, ...sold }) => lines('Orders by type', orderType, amounts(sold))),
    ...statusDurations.flatMap(({ from, to, medianHours, moves }) =>
      lines('Time between statuses', `${from} to ${to}`, { 'Median hours': medianHours, Moves: moves }),
    ),
    ...byMonth.flatMap((month) => lines('Months', month.month, ofMonth(month))),
    ...byState.flatMap(({ state, ranchers, ...sold }) =>
      lines('States', state, { ...grosses(sold), 'Approved ranches': ranchers }),
    ),
    ...topRanchers.flatMap(({ rancher, ...sold }) => lines('Top ranches', rancher.ranchName, grosses(sold))),
    ...funnel.flatMap(({ stage, customers }) => lines('Conversion', stage, { Customers: customers })),
  ];
}

const lines = (section: string, of: string, figures: Record<string, Cell>): Cell[][] =>
  Object.entries(figures).map(([figure, value]) => [section, of, figure, value]);

const totals = (analytics: Analytics) => ({
  From: analytics.from,
  To: analytics.to,
  'Time zone of days and months': analytics.timeZone,
  Orders: analytics.orders,
  'Gross order value': dollarCell(analytics.gross),
  'Average order': dollarCell(analytics.averageOrder),
  'Commission charged': dollarCell(analytics.commissionCharged),
  'Commission paid': dollarCell(analytics.commissionPaid),
  'Commission outstanding now': dollarCell(analytics.commissionOutstanding),
  'New customers': analytics.newCustomers,
  'Active ranches': analytics.activeRanchers,
});

const ofMonth = ({ commissionCharged, commissionPaid, newCustomers, ...sold }: Analytics['byMonth'][number]) => ({
  ...grosses(sold),
  'Commission charged': dollarCell(commissionCharged),
  'Commission paid': dollarCell(commissionPaid),
  'New customers': newCustomers,
});

const amounts = ({ orders, amount }: { orders: number; amount: number }) => ({
  Orders: orders,
  Amount: dollarCell(amount),
});

const grosses = ({ orders, gross }: { orders: number; gross: number }) => ({
  Orders: orders,
  'Gross order value': dollarCell(gross),
});
