import { ORDER_STATUS } from '../../rules/vocabulary';
import type { TableColumn } from '../ui/TableRow';
import { BarChart } from './charts/BarChart';
import { ChartFigure } from './charts/ChartFigure';
import type { DurationFigure_analyticsFragment } from './DurationFigure.generated';
import { hoursText } from './hoursText';
import { leaderOf } from './leaderOf';

type Duration = DurationFigure_analyticsFragment['statusDurations'][number];

const moveOf = ({ from, to }: Duration) => `${ORDER_STATUS.label(from)} to ${ORDER_STATUS.label(to)}`;
const medianOf = ({ medianHours }: Duration) => (medianHours === null ? 'No moves' : hoursText(medianHours));

const columns: TableColumn<Duration>[] = [
  { key: 'move', header: 'Move', primary: true, cell: moveOf },
  { key: 'moves', header: 'Moves', numeric: true, cell: ({ moves }) => moves },
  { key: 'median', header: 'Median time', numeric: true, cell: medianOf },
];

/** Where orders wait: half of them took longer than this. */
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
        slowest ? `Orders wait longest from ${slowest.label}: ${slowest.text}.` : 'No order was moved in this time.'
      }
      columns={columns}
      rows={statusDurations}
      rowKey={({ from, to }) => `${from} ${to}`}
    >
      {(chart) => <BarChart {...chart} bars={bars} />}
    </ChartFigure>
  );
}
