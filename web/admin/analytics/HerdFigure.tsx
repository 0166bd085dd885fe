import { pluralize } from '../../../rules/words/pluralize';
import { BarChart } from '../../parts/charts/BarChart';
import { ChartFigure } from '../../parts/charts/ChartFigure';
import { percentText } from '../../parts/charts/chartParts';
import type { TableColumn } from '../../ui/table/TableRow';
import type { HerdFigure_analyticsFragment } from './HerdFigure.generated';

type Herd = HerdFigure_analyticsFragment['herdByState'][number];

const shareFull = ({ animalsFull, animalsOpened }: Omit<Herd, 'state'>) => percentText(animalsFull, animalsOpened);
const daysOf = ({ averageDaysToFull: days }: Omit<Herd, 'state'>) => (days === null ? 'None' : pluralize(days, 'day'));

const columns: TableColumn<Herd>[] = [
  { key: 'state', header: 'State', primary: true, cell: ({ state }) => state },
  { key: 'opened', header: 'Opened', numeric: true, cell: ({ animalsOpened }) => animalsOpened },
  { key: 'full', header: 'Full', numeric: true, cell: ({ animalsFull }) => animalsFull },
  { key: 'share', header: '% full', numeric: true, cell: shareFull },
  { key: 'days', header: 'Average time to fill', numeric: true, cell: daysOf },
];

/** Shows how many animals filled up, and how fast. */
export function HerdFigure({ analytics }: { analytics: HerdFigure_analyticsFragment }) {
  return (
    <ChartFigure
      title="Animals filled, by the ranch’s state"
      summary={summaryOf(analytics)}
      columns={columns}
      rows={analytics.herdByState}
      rowKey={({ state }) => state}
    >
      {(chart) => (
        <BarChart
          {...chart}
          whole={1}
          bars={analytics.herdByState.map((herd) => ({
            key: herd.state,
            label: herd.state,
            value: herd.animalsFull / herd.animalsOpened,
            text: `${herd.animalsFull} of ${herd.animalsOpened} (${shareFull(herd)})`,
          }))}
        />
      )}
    </ChartFigure>
  );
}

function summaryOf(all: HerdFigure_analyticsFragment): string {
  if (all.animalsOpened === 0) return 'No animals were opened for orders in this period.';
  const filled = `${all.animalsFull.toLocaleString('en-US')} of ${pluralize(all.animalsOpened, 'animal')} opened in this period ${all.animalsFull === 1 ? 'is' : 'are'} full: ${shareFull(all)}.`;
  return all.animalsFull === 0 ? filled : `${filled} Filling one took ${daysOf(all)} on average.`;
}
