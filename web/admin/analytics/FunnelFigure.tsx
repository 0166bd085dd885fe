import { pluralize } from '../../../rules/words/pluralize';
import { FUNNEL_STAGE } from '../../../rules/words/vocabulary';
import { BarChart } from '../../parts/charts/BarChart';
import { ChartFigure } from '../../parts/charts/ChartFigure';
import { percentText } from '../../parts/charts/chartParts';
import type { TableColumn } from '../../ui/table/TableRow';
import type { FunnelFigure_analyticsFragment } from './FunnelFigure.generated';

type Step = FunnelFigure_analyticsFragment['funnel'][number] & { share: string };

const columns: TableColumn<Step>[] = [
  { key: 'stage', header: 'Stage', primary: true, cell: ({ stage }) => FUNNEL_STAGE.label(stage) },
  { key: 'customers', header: 'Customers', numeric: true, cell: ({ customers }) => customers },
  { key: 'share', header: '% of sign-ups', numeric: true, cell: ({ share }) => share },
];

/** Shows how many new customers have ordered. */
export function FunnelFigure({ analytics: { funnel } }: { analytics: FunnelFigure_analyticsFragment }) {
  const registered = reached(funnel, 'REGISTERED');
  const ordered = reached(funnel, 'ORDERED');
  const steps = funnel.map((step) => ({ ...step, share: percentText(step.customers, registered) }));
  return (
    <ChartFigure
      title="Conversion of new customers"
      summary={`${ordered.toLocaleString('en-US')} of ${pluralize(registered, 'customer')} who signed up in this period have ordered since: ${percentText(ordered, registered)}.`}
      columns={columns}
      rows={steps}
      rowKey={({ stage }) => stage}
    >
      {(chart) => (
        <BarChart
          {...chart}
          whole={registered}
          bars={steps.map(({ stage, customers, share }) => ({
            key: stage,
            label: FUNNEL_STAGE.label(stage),
            value: customers,
            text: `${customers.toLocaleString('en-US')} (${share})`,
          }))}
        />
      )}
    </ChartFigure>
  );
}

const reached = (funnel: FunnelFigure_analyticsFragment['funnel'], stage: Step['stage']) =>
  funnel.find((step) => step.stage === stage)?.customers ?? 0;
