import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { pluralize } from '../../../../rules/words/pluralize';
import { ChartFigure } from '../../../parts/charts/ChartFigure';
import { retryImport } from '../../../ui/state/retryImport';
import { Skeleton } from '../../../ui/state/Skeleton';
import type { TableColumn } from '../../../ui/table/TableRow';
import type { CustomersFigure_rancherFragment } from './CustomersFigure.generated';

const CustomerMap = lazy(retryImport(() => import('./CustomerMap')));

type Place = CustomersFigure_rancherFragment['customerPlaces'][number];

const placeText = ({ city, state, zipCode }: Place) => `${city}, ${state} ${zipCode}`;

const columns: TableColumn<Place>[] = [
  { key: 'place', header: 'Place', primary: true, cell: placeText },
  { key: 'customers', header: 'Families', numeric: true, cell: ({ customers }) => customers },
  { key: 'orders', header: 'Orders', numeric: true, cell: ({ orders }) => orders },
];

/** Shows where the ranch's customers live, by ZIP code. */
export function CustomersFigure({ ranch: { customerPlaces: places } }: { ranch: CustomersFigure_rancherFragment }) {
  return (
    <ChartFigure
      title="Where your customers live"
      summary={summaryOf(places)}
      columns={columns}
      rows={places}
      rowKey={({ zipCode }) => zipCode}
    >
      {(chart) => (
        <MapFrame>
          <Suspense fallback={<Skeleton height="100%" />}>
            <CustomerMap {...chart} places={places} />
          </Suspense>
        </MapFrame>
      )}
    </ChartFigure>
  );
}

function summaryOf(places: readonly Place[]): string {
  const [first] = places;
  if (!first) return 'No orders yet.';
  const codes = pluralize(places.length, 'ZIP code');
  if (first.customers === 1) return `${codes}, with one family each.`;
  return `${codes}. Most in ${placeText(first)}: ${first.customers} families.`;
}

/** Reserves the map's space while it loads, and clips everything outside the visible part. */
const MapFrame = styled.div`
  aspect-ratio: 975 / 610;
  overflow: clip;
`;
