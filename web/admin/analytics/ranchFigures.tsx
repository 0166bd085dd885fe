import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { pluralize } from '../../../rules/words/pluralize';
import { BarChart } from '../../parts/charts/BarChart';
import { ChartFigure, leaderOf, percentText } from '../../parts/charts/ChartFigure';
import { paths } from '../../paths';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import type { TableColumn } from '../../ui/table/TableRow';
import { TextLink } from '../../ui/text/Link';
import type { HerdFigure_analyticsFragment } from './HerdFigure.generated';
import type { RanchFigure_analyticsFragment } from './RanchFigure.generated';
import type { StateFigure_analyticsFragment } from './StateFigure.generated';

const StateMap = lazy(retryImport(() => import('../../parts/charts/StateMap')));

type State = StateFigure_analyticsFragment['byState'][number];

const stateColumns: TableColumn<State>[] = [
  { key: 'state', header: 'State', primary: true, cell: ({ state }) => state },
  { key: 'orders', header: 'Orders', numeric: true, cell: ({ orders }) => orders },
  { key: 'gross', header: 'Gross', numeric: true, cell: ({ gross }) => formatCents(gross) },
  { key: 'ranchers', header: 'Approved ranches', numeric: true, cell: ({ ranchers }) => ranchers },
];

export function StateFigure({ analytics: { byState } }: { analytics: StateFigure_analyticsFragment }) {
  const bars = byState.map(({ state, orders, gross }) => ({
    key: state,
    label: state,
    value: gross,
    text: `${formatCents(gross)}, ${pluralize(orders, 'order')}`,
  }));
  const leader = leaderOf(bars);
  return (
    <ChartFigure
      title="Gross by the ranch’s state"
      summary={leader ? `${leader.label} leads with ${leader.text}.` : 'No orders in this period.'}
      columns={stateColumns}
      rows={byState}
      rowKey={({ state }) => state}
    >
      {(chart) => (
        <MapFrame>
          <Suspense fallback={<Skeleton height="100%" />}>
            <StateMap {...chart} bars={bars} />
          </Suspense>
        </MapFrame>
      )}
    </ChartFigure>
  );
}

/** Reserves the map's space while it loads. */
const MapFrame = styled.div`
  aspect-ratio: 975 / 610;
`;

type Top = RanchFigure_analyticsFragment['topRanchers'][number];

const ranchColumns: TableColumn<Top>[] = [
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
      columns={ranchColumns}
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

type Herd = HerdFigure_analyticsFragment['herdByState'][number];

const shareFull = ({ animalsFull, animalsOpened }: Omit<Herd, 'state'>) => percentText(animalsFull, animalsOpened);
const daysOf = ({ averageDaysToFull: days }: Omit<Herd, 'state'>) => (days === null ? 'None' : pluralize(days, 'day'));

const herdColumns: TableColumn<Herd>[] = [
  { key: 'state', header: 'State', primary: true, cell: ({ state }) => state },
  { key: 'opened', header: 'Opened', numeric: true, cell: ({ animalsOpened }) => animalsOpened },
  { key: 'full', header: 'Full', numeric: true, cell: ({ animalsFull }) => animalsFull },
  { key: 'share', header: '% full', numeric: true, cell: shareFull },
  { key: 'days', header: 'Average time to fill', numeric: true, cell: daysOf },
];

export function HerdFigure({ analytics }: { analytics: HerdFigure_analyticsFragment }) {
  return (
    <ChartFigure
      title="Animals filled, by the ranch’s state"
      summary={summaryOf(analytics)}
      columns={herdColumns}
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
