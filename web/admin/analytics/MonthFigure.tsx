import { formatCents } from '../../../rules/money/money';
import { monthLabel } from '../../../rules/money/statement';
import { pluralize } from '../../../rules/words/pluralize';
import { ChartFigure } from '../../parts/charts/ChartFigure';
import { ColumnChart } from '../../parts/charts/ColumnChart';
import { countBar, leaderOf } from '../../parts/charts/chartParts';
import { isUnfinished } from '../../parts/charts/isUnfinished';
import type { TableColumn } from '../../ui/table/TableRow';
import type { MonthFigure_analyticsFragment } from './MonthFigure.generated';

type Month = MonthFigure_analyticsFragment['byMonth'][number];

const columns: TableColumn<Month>[] = [
  {
    key: 'month',
    header: 'Month',
    primary: true,
    cell: ({ month }) => monthLabel(month) + (isUnfinished(month) ? ', so far' : ''),
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

export function MonthFigure({ analytics: { byMonth } }: { analytics: MonthFigure_analyticsFragment }) {
  const months = sinceFirst(byMonth);
  const bars = months.map(({ month, orders }) => countBar(month, shortLabel(month), orders));
  const best = leaderOf(bars);
  return (
    <ChartFigure
      title="Orders per month"
      summary={
        best
          ? `The best month is ${monthLabel(best.key)} with ${pluralize(best.value, 'order')}${isUnfinished(best.key) ? ' so far' : ''}.`
          : 'No orders in this period.'
      }
      columns={columns}
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
function shortLabel(month: string): string {
  const [name = '', year = ''] = monthLabel(month).split(' ');
  return `${name.slice(0, 3)} ${isUnfinished(month) ? 'so far' : `’${year.slice(2)}`}`;
}
