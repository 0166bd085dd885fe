import { formatCents } from '../../../rules/money/money';
import type { DayRange } from '../../../rules/time/dayRange';
import { pluralize } from '../../../rules/words/pluralize';
import { ORDER_STATUS } from '../../../rules/words/vocabulary';
import { BarChart } from '../../parts/charts/BarChart';
import { ChartFigure } from '../../parts/charts/ChartFigure';
import { countBar } from '../../parts/charts/chartParts';
import type { TableColumn } from '../../ui/table/TableRow';
import { TextLink } from '../../ui/text/Link';
import { adminOrdersPath } from '../adminTabs';
import type { StatusFigure_analyticsFragment } from './StatusFigure.generated';

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
