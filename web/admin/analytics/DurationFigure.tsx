import { ORDER_STATUS } from '../../../rules/words/vocabulary';
import { BarChart } from '../../parts/charts/BarChart';
import { ChartFigure } from '../../parts/charts/ChartFigure';
import { leaderOf } from '../../parts/charts/chartParts';
import type { TableColumn } from '../../ui/table/TableRow';
import type { DurationFigure_analyticsFragment } from './DurationFigure.generated';

type Duration = DurationFigure_analyticsFragment['statusDurations'][number];

const moveOf = ({ from, to }: Duration) => `${ORDER_STATUS.label(from)} to ${ORDER_STATUS.label(to)}`;
const medianOf = ({ medianHours }: Duration) => (medianHours === null ? 'None' : formatHours(medianHours));

const columns: TableColumn<Duration>[] = [
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
      columns={columns}
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
