import { formatCents } from '../../../rules/money/money';
import { ageingLabel } from '../../../rules/time/ageing';
import { BarChart } from '../../parts/charts/BarChart';
import { ChartFigure } from '../../parts/charts/ChartFigure';
import type { TableColumn } from '../../ui/table/TableRow';
import type { AgeingFigure_analyticsFragment } from './AgeingFigure.generated';

type Step = AgeingFigure_analyticsFragment['ageing'][number];

const columns: TableColumn<Step>[] = [
  { key: 'age', header: 'Age', primary: true, cell: ageingLabel },
  { key: 'charges', header: 'Charges', numeric: true, cell: ({ charges }) => charges },
  { key: 'amount', header: 'Outstanding', numeric: true, cell: ({ amount }) => formatCents(amount) },
];

/** Shows what ranches owe now, by age of the debt. */
export function AgeingFigure({ analytics }: { analytics: AgeingFigure_analyticsFragment }) {
  const { ageing, commissionOutstanding } = analytics;
  const oldest = ageing.at(-1)?.amount ?? 0;
  return (
    <ChartFigure
      title="Outstanding commission by age"
      summary={`${formatCents(commissionOutstanding)} is outstanding now, ${formatCents(oldest)} of it for more than 90 days.`}
      columns={columns}
      rows={ageing}
      rowKey={({ fromDays }) => String(fromDays)}
    >
      {(chart) => (
        <BarChart
          {...chart}
          bars={ageing.map((step) => ({
            key: String(step.fromDays),
            label: ageingLabel(step),
            value: step.amount,
            text: formatCents(step.amount),
          }))}
        />
      )}
    </ChartFigure>
  );
}
