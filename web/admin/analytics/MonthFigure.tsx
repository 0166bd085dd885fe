import { formatCents } from '../../../rules/money/money';
import { monthLabel } from '../../../rules/money/statement';
import { dayIn } from '../../../rules/time/timeZone';
import { pluralize } from '../../../rules/words/pluralize';
import { ChartFigure } from '../../parts/charts/ChartFigure';
import { ColumnChart } from '../../parts/charts/ColumnChart';
import { countBar, leaderOf } from '../../parts/charts/chartParts';
import { serverTime } from '../../session/serverTime';
import type { TableColumn } from '../../ui/table/TableRow';
import type { MonthFigure_analyticsFragment } from './MonthFigure.generated';

type Month = MonthFigure_analyticsFragment['byMonth'][number];

const columnsTo = (thisMonth: string): TableColumn<Month>[] => [
  {
    key: 'month',
    header: 'Month',
    primary: true,
    cell: ({ month }) => monthLabel(month) + (month === thisMonth ? ', so far' : ''),
  },
  { key: 'orders', header: 'Orders', numeric: true, cell: ({ orders }) => orders },
  { key: 'gross', header: 'Gross', numeric: true, cell: ({ gross }) => formatCents(gross) },
  {
    key: 'charged',
    header: 'Charged',
    numeric: true,
    cell: ({ commissionCharged }) => formatCents(commissionCharged),
  },
  { key: 'paid', header: 'Paid', numeric: true, cell: ({ commissionPaid }) => formatCents(commissionPaid) },
  { key: 'customers', header: 'New customers', numeric: true, cell: ({ newCustomers }) => newCustomers },
];

interface MonthFigureProps {
  analytics: MonthFigure_analyticsFragment;
  timeZone: string;
}

/** Shows the orders of each month. The current one isn't over, so its figures can't be compared with those of the others. */
export function MonthFigure({ analytics: { byMonth }, timeZone }: MonthFigureProps) {
  const thisMonth = dayIn(timeZone, new Date(serverTime.now())).slice(0, 7);
  const months = sinceFirst(byMonth);
  const bars = months.map(({ month, orders }) => countBar(month, shortLabel(month, month === thisMonth), orders));
  const best = leaderOf(bars);
  return (
    <ChartFigure
      title="Orders per month"
      summary={
        best
          ? `The best month is ${monthLabel(best.key)} with ${pluralize(best.value, 'order')}${best.key === thisMonth ? ' so far' : ''}.`
          : 'No orders in this period.'
      }
      columns={columnsTo(thisMonth)}
      rows={months}
      rowKey={({ month }) => month}
    >
      {(chart) => <ColumnChart {...chart} bars={bars} />}
    </ChartFigure>
  );
}

/** Drops the empty months at the start, because 'All time' starts years before the first activity. */
function sinceFirst(months: readonly Month[]): readonly Month[] {
  const first = months.findIndex(({ month: _month, ...figures }) =>
    Object.values(figures).some((value) => Number(value) > 0),
  );
  return first < 0 ? months.slice(-1) : months.slice(first);
}

/** Formats a month as 'Oct ’26', or 'Nov so far' while it lasts. */
function shortLabel(month: string, isCurrent: boolean): string {
  const [name = '', year = ''] = monthLabel(month).split(' ');
  return `${name.slice(0, 3)} ${isCurrent ? 'so far' : `’${year.slice(2)}`}`;
}
