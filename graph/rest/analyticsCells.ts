import { ageingLabel } from '../../rules/ageing';
import type { RestAnalyticsQuery } from './analytics.generated';
import type { Cell } from './csv';
import { dollarCell } from './dollarCell';

type Analytics = RestAnalyticsQuery['admin']['analytics'];

export const ANALYTICS_COLUMNS = ['Section', 'Of', 'Figure', 'Value'];

/** A line for each figure, so that a spreadsheet can filter and turn them as it likes. Amounts are dollars. */
export function analyticsCells(analytics: Analytics): Cell[][] {
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
