import { formatCents } from '../../../rules/money/money';
import { ORDER_TYPE } from '../../../rules/words/vocabulary';
import { BarChart } from '../../parts/charts/BarChart';
import { ChartFigure } from '../../parts/charts/ChartFigure';
import { countBar, leaderOf } from '../../parts/charts/chartParts';
import type { TableColumn } from '../../ui/table/TableRow';
import type { TypeFigure_analyticsFragment } from './TypeFigure.generated';

type Part = TypeFigure_analyticsFragment['ordersByType'][number];

const columns: TableColumn<Part>[] = [
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
      columns={columns}
      rows={ordersByType}
      rowKey={({ orderType }) => orderType}
    >
      {(chart) => <BarChart {...chart} bars={bars} />}
    </ChartFigure>
  );
}
