import { formatCents, roundDollars } from '../../../../rules/money/money';
import { monthLabel } from '../../../../rules/money/statement';
import { pluralize } from '../../../../rules/words/pluralize';
import { ChartFigure } from '../../../parts/charts/ChartFigure';
import { ColumnChart } from '../../../parts/charts/ColumnChart';
import { leaderOf } from '../../../parts/charts/chartParts';
import type { TableColumn } from '../../../ui/table/TableRow';
import type { SalesFigure_rancherFragment } from './SalesFigure.generated';

type Month = NonNullable<SalesFigure_rancherFragment['salesByMonth']>[number];

const columns: TableColumn<Month>[] = [
  { key: 'month', header: 'Month', primary: true, cell: ({ month }) => monthLabel(month) },
  { key: 'orders', header: 'Orders', numeric: true, cell: ({ orders }) => orders },
  { key: 'amount', header: 'Sales', numeric: true, cell: ({ amount }) => formatCents(amount) },
];

/** Shows the sales of each of the last twelve months. */
export function SalesFigure({ ranch: { salesByMonth: months } }: { ranch: SalesFigure_rancherFragment }) {
  if (!months) return null;
  const best = leaderOf(months.map(({ month, amount }) => ({ key: month, label: '', value: amount, text: '' })));
  const bars = months.map(({ month, amount }, index) => ({
    key: month,
    label: monthLabel(month).slice(0, 3) + (index === months.length - 1 ? ' so far' : ''),
    value: amount,
    // Only the best month shows its amount, because twelve amounts don't fit on a phone.
    text: month === best?.key ? roundDollars(amount) : '',
  }));
  return (
    <ChartFigure
      title="Sales by month"
      summary={summaryOf(months, best?.key)}
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
    >
      {(chart) => <ColumnChart {...chart} bars={bars} />}
    </ChartFigure>
  );
}

function summaryOf(months: readonly Month[], bestMonth: string | undefined): string {
  const best = months.find(({ month }) => month === bestMonth);
  const current = months.at(-1);
  if (!best || !current) return 'No orders in the last twelve months.';
  const thisMonth = `So far this month: ${formatCents(current.amount)} from ${pluralize(current.orders, 'order')}.`;
  return best === current
    ? `${thisMonth} That's your best month of the year.`
    : `${thisMonth} Your best was ${monthLabel(best.month)} with ${formatCents(best.amount)}.`;
}
