import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { ChartFigure } from '../../../parts/charts/ChartFigure';
import { pluralize } from '../../../parts/charts/chartParts';
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

/** Where the ranch's customers live, by ZIP code. */
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

/** Reserves the map's space while it loads, and cuts off what lies beside the part that is shown. */
const MapFrame = styled.div`
  aspect-ratio: 975 / 610;
  overflow: clip;
`;
