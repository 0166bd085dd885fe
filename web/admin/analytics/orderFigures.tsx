import { formatCents } from '../../../rules/money/money';
import type { DayRange } from '../../../rules/time/dayRange';
import { pluralize } from '../../../rules/words/pluralize';
import { ORDER_STATUS, ORDER_TYPE } from '../../../rules/words/vocabulary';
import { BarChart } from '../../parts/charts/BarChart';
import { ChartFigure, countBar, leaderOf } from '../../parts/charts/ChartFigure';
import type { TableColumn } from '../../ui/table/TableRow';
import { TextLink } from '../../ui/text/Link';
import { adminOrdersPath } from '../adminTabs';
import type { DurationFigure_analyticsFragment } from './DurationFigure.generated';
import type { StatusFigure_analyticsFragment } from './StatusFigure.generated';
import type { TypeFigure_analyticsFragment } from './TypeFigure.generated';

type Part = StatusFigure_analyticsFragment['ordersByStatus'][number];

const columnsFor = (days: DayRange): TableColumn<Part>[] => [
  {
    key: 'status',
    header: 'Status',
    primary: true,
    cell: ({ status }) => <TextLink to={adminOrdersPath(days, status)}>{ORDER_STATUS.label(status)}</TextLink>,
  },
  { key: 'orders', header: 'Orders', numeric: true, cell: ({ orders }) => orders },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => formatCents(amount) },
];

interface StatusFigureProps {
  analytics: StatusFigure_analyticsFragment;
  days: DayRange;
}

/** Counts the period's orders by their current status. */
export function StatusFigure({ analytics: { ordersByStatus }, days }: StatusFigureProps) {
  const all = ordersByStatus.reduce((sum, { orders }) => sum + orders, 0);
  const parts = ordersByStatus.map(({ status, orders }) => `${orders} ${ORDER_STATUS.label(status).toLowerCase()}`);
  return (
    <ChartFigure
      title="Orders by status"
      summary={`Of ${pluralize(all, 'order')} placed, ${new Intl.ListFormat('en-US').format(parts)}.`}
      columns={columnsFor(days)}
      rows={ordersByStatus}
      rowKey={({ status }) => status}
    >
      {(chart) => (
        <BarChart
          {...chart}
          bars={ordersByStatus.map(({ status, orders }) => countBar(status, ORDER_STATUS.label(status), orders))}
        />
      )}
    </ChartFigure>
  );
}

const typeColumns: TableColumn<TypeFigure_analyticsFragment['ordersByType'][number]>[] = [
  { key: 'type', header: 'Type', primary: true, cell: ({ orderType }) => ORDER_TYPE.label(orderType) },
  { key: 'orders', header: 'Orders', numeric: true, cell: ({ orders }) => orders },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => formatCents(amount) },
];

export function TypeFigure({ analytics: { ordersByType } }: { analytics: TypeFigure_analyticsFragment }) {
  const bars = ordersByType.map(({ orderType, orders }) => countBar(orderType, ORDER_TYPE.label(orderType), orders));
  const leader = leaderOf(bars);
  return (
    <ChartFigure
      title="Orders by type"
      summary={leader ? `Most orders are ${leader.label}: ${leader.text}.` : 'No orders in this period.'}
      columns={typeColumns}
      rows={ordersByType}
      rowKey={({ orderType }) => orderType}
    >
      {(chart) => <BarChart {...chart} bars={bars} />}
    </ChartFigure>
  );
}

type Duration = DurationFigure_analyticsFragment['statusDurations'][number];

const moveOf = ({ from, to }: Duration) => `${ORDER_STATUS.label(from)} to ${ORDER_STATUS.label(to)}`;
const medianOf = ({ medianHours }: Duration) => (medianHours === null ? 'None' : formatHours(medianHours));

const durationColumns: TableColumn<Duration>[] = [
  { key: 'move', header: 'Move', primary: true, cell: moveOf },
  { key: 'moves', header: 'Moves', numeric: true, cell: ({ moves }) => moves },
  { key: 'median', header: 'Median time', numeric: true, cell: medianOf },
];

/** Shows the median time in each status, to find where orders wait. */
export function DurationFigure({ analytics: { statusDurations } }: { analytics: DurationFigure_analyticsFragment }) {
  const bars = statusDurations.map((duration) => ({
    key: `${duration.from} ${duration.to}`,
    label: moveOf(duration),
    value: duration.medianHours ?? 0,
    text: medianOf(duration),
  }));
  const slowest = leaderOf(bars);
  return (
    <ChartFigure
      title="Median time from each status to the next"
      summary={
        slowest ? `Orders wait longest from ${slowest.label}: ${slowest.text}.` : 'No orders moved in this period.'
      }
      columns={durationColumns}
      rows={statusDurations}
      rowKey={({ from, to }) => `${from} ${to}`}
    >
      {(chart) => <BarChart {...chart} bars={bars} />}
    </ChartFigure>
  );
}

const DAY = 24;

/** Formats less than two days as '5.5 hours', and longer times as '2.3 days'. */
function formatHours(hours: number): string {
  return hours < 2 * DAY ? withUnit(hours, 'hour') : withUnit(hours / DAY, 'day');
}

function withUnit(count: number, unit: string): string {
  const shown = count.toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${shown} ${shown === '1' ? unit : `${unit}s`}`;
}
