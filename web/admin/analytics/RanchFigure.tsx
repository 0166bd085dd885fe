import { formatCents } from '../../../rules/money/money';
import { pluralize } from '../../../rules/words/pluralize';
import { BarChart } from '../../parts/charts/BarChart';
import { ChartFigure } from '../../parts/charts/ChartFigure';
import { paths } from '../../paths';
import type { TableColumn } from '../../ui/table/TableRow';
import { TextLink } from '../../ui/text/Link';
import type { RanchFigure_analyticsFragment } from './RanchFigure.generated';

type Top = RanchFigure_analyticsFragment['topRanchers'][number];

const columns: TableColumn<Top>[] = [
  {
    key: 'ranch',
    header: 'Ranch',
    primary: true,
    cell: ({ rancher }) => <TextLink to={paths.ranch(rancher)}>{rancher.ranchName}</TextLink>,
  },
  { key: 'place', header: 'Location', cell: ({ rancher }) => `${rancher.city}, ${rancher.state}` },
  { key: 'orders', header: 'Orders', numeric: true, cell: ({ orders }) => orders },
  { key: 'gross', header: 'Gross', numeric: true, cell: ({ gross }) => formatCents(gross) },
];

export function RanchFigure({ analytics: { topRanchers } }: { analytics: RanchFigure_analyticsFragment }) {
  const [first] = topRanchers;
  return (
    <ChartFigure
      title="Top ranches"
      summary={
        first
          ? `${first.rancher.ranchName} leads with ${formatCents(first.gross)} from ${pluralize(first.orders, 'order')}.`
          : 'No orders in this period.'
      }
      columns={columns}
      rows={topRanchers}
      rowKey={({ rancher }) => rancher.id}
    >
      {(chart) => (
        <BarChart
          {...chart}
          bars={topRanchers.map(({ rancher, gross }) => ({
            key: rancher.id,
            label: rancher.ranchName,
            value: gross,
            text: formatCents(gross),
          }))}
        />
      )}
    </ChartFigure>
  );
}
