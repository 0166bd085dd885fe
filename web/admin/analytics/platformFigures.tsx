import { formatCents } from '../../../rules/money/money';
import { monthLabel } from '../../../rules/money/statement';
import { ageingLabel } from '../../../rules/time/ageing';
import { dayIn } from '../../../rules/time/timeZone';
import { pluralize } from '../../../rules/words/pluralize';
import { FUNNEL_STAGE } from '../../../rules/words/vocabulary';
import { BarChart } from '../../parts/charts/BarChart';
import { ChartFigure, countBar, leaderOf, percentText } from '../../parts/charts/ChartFigure';
import { ColumnChart } from '../../parts/charts/ColumnChart';
import { serverTime } from '../../session/serverTime';
import type { TableColumn } from '../../ui/table/TableRow';
import type { AgeingFigure_analyticsFragment } from './AgeingFigure.generated';
import type { FunnelFigure_analyticsFragment } from './FunnelFigure.generated';
import type { MonthFigure_analyticsFragment } from './MonthFigure.generated';

const ageingColumns: TableColumn<AgeingFigure_analyticsFragment['ageing'][number]>[] = [
  { key: 'age', header: 'Age', primary: true, cell: ageingLabel },
  { key: 'charges', header: 'Charges', numeric: true, cell: ({ charges }) => charges },
  { key: 'amount', header: 'Outstanding', numeric: true, cell: ({ amount }) => formatCents(amount) },
];

export function AgeingFigure({ analytics }: { analytics: AgeingFigure_analyticsFragment }) {
  const { ageing, commissionOutstanding } = analytics;
  const oldest = ageing.at(-1)?.amount ?? 0;
  return (
    <ChartFigure
      title="Outstanding commission by age"
      summary={`${formatCents(commissionOutstanding)} is outstanding now, ${formatCents(oldest)} of it for more than 90 days.`}
      columns={ageingColumns}
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

type FunnelStep = FunnelFigure_analyticsFragment['funnel'][number] & { share: string };

const funnelColumns: TableColumn<FunnelStep>[] = [
  { key: 'stage', header: 'Stage', primary: true, cell: ({ stage }) => FUNNEL_STAGE.label(stage) },
  { key: 'customers', header: 'Customers', numeric: true, cell: ({ customers }) => customers },
  { key: 'share', header: '% of sign-ups', numeric: true, cell: ({ share }) => share },
];

export function FunnelFigure({ analytics: { funnel } }: { analytics: FunnelFigure_analyticsFragment }) {
  const registered = reached(funnel, 'REGISTERED');
  const ordered = reached(funnel, 'ORDERED');
  const steps = funnel.map((step) => ({ ...step, share: percentText(step.customers, registered) }));
  return (
    <ChartFigure
      title="Conversion of new customers"
      summary={`${ordered.toLocaleString('en-US')} of ${pluralize(registered, 'customer')} who signed up in this period have ordered since: ${percentText(ordered, registered)}.`}
      columns={funnelColumns}
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

const reached = (funnel: FunnelFigure_analyticsFragment['funnel'], stage: FunnelStep['stage']) =>
  funnel.find((step) => step.stage === stage)?.customers ?? 0;

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
