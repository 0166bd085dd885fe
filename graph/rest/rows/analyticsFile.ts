import { ageingLabel } from '../../../rules/time/ageing';
import { dayIn } from '../../../rules/time/timeZone';
import { BRAND } from '../../../rules/words/brand';
import { type Cell, csv, dollarCell } from '../present/csv';
import { fileView } from '../present/view';
import type { RestAnalyticsQuery } from './analytics.generated';

type Analytics = RestAnalyticsQuery['admin']['analytics'];

export const analyticsFile = fileView<Analytics>('text/csv', 'A line for each figure; amounts in dollars.', (all) => {
  const [from, to] = [all.from, all.to].map((moment) => dayIn(all.timeZone, moment));
  const name = `${BRAND.toLowerCase()}-analytics-${from}-to-${to}.csv`;
  return { name, body: csv(['Section', 'Of', 'Figure', 'Value'], analyticsCells(all)) };
});

/** One line per figure, so that a spreadsheet can filter and pivot them. */
function analyticsCells(all: Analytics): Cell[][] {
  return [
    ...lines('Total', '', all),
    ...all.ageing.flatMap((age) => lines('Outstanding by age', ageingLabel(age), age)),
    ...all.ordersByStatus.flatMap((sold) => lines('Orders by status', sold.status, sold)),
    ...all.ordersByType.flatMap((sold) => lines('Orders by type', sold.orderType, sold)),
    ...all.statusDurations.flatMap(({ from, to, ...figures }) =>
      lines('Time between statuses', `${from} to ${to}`, figures),
    ),
    ...all.byMonth.flatMap((sold) => lines('Months', sold.month, sold)),
    ...all.byState.flatMap((sold) => lines('States', sold.state, sold)),
    ...all.topRanchers.flatMap((sold) => lines('Top ranches', sold.rancher.ranchName, sold)),
    ...all.funnel.flatMap((reached) => lines('Conversion', reached.stage, reached)),
    ...all.herdByState.flatMap((herd) => lines('Herds by state', herd.state, herd)),
  ];
}

/** The label of each figure, in the order of the lines. */
const FIGURES = {
  from: 'From',
  to: 'To',
  timeZone: 'Time zone of days and months',
  orders: 'Orders',
  medianHours: 'Median hours',
  moves: 'Moves',
  gross: 'Gross order value',
  averageOrder: 'Average order',
  amount: 'Amount',
  charges: 'Charges',
  commissionCharged: 'Commission charged',
  commissionPaid: 'Commission paid',
  commissionOutstanding: 'Commission outstanding now',
  newCustomers: 'New customers',
  activeRanchers: 'Active ranches',
  ranchers: 'Approved ranches',
  customers: 'Customers',
  animalsOpened: 'Animals opened',
  animalsFull: 'Animals full',
  averageDaysToFull: 'Average days from open to full',
};

type Figure = keyof typeof FIGURES;

const IN_CENTS = ['gross', 'averageOrder', 'amount', 'commissionCharged', 'commissionPaid', 'commissionOutstanding'];

function lines(section: string, of: string, record: { [Name in Figure]?: string | number | null }): Cell[][] {
  const figures = Object.entries(FIGURES).filter(([name]) => name in record);
  return figures.map(([name, words]) => {
    const value = record[name as Figure];
    return [section, of, words, IN_CENTS.includes(name) ? dollarCell(Number(value)) : value];
  });
}
