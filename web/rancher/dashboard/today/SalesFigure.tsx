import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { formatCents, roundDollars } from '../../../../rules/money/money';
import { monthLabel } from '../../../../rules/money/statement';
import { pluralize } from '../../../../rules/words/pluralize';
import { ChartFigure, leaderOf } from '../../../parts/charts/ChartFigure';
import { ColumnChart } from '../../../parts/charts/ColumnChart';
import { retryImport } from '../../../ui/state/retryImport';
import { Skeleton } from '../../../ui/state/Skeleton';
import type { TableColumn } from '../../../ui/table/TableRow';
import type { CustomersFigure_rancherFragment } from './CustomersFigure.generated';
import type { SalesFigure_rancherFragment } from './SalesFigure.generated';

type Month = NonNullable<SalesFigure_rancherFragment['salesByMonth']>[number];

const monthColumns: TableColumn<Month>[] = [
  { key: 'month', header: 'Month', primary: true, cell: ({ month }) => monthLabel(month) },
  { key: 'orders', header: 'Orders', numeric: true, cell: ({ orders }) => orders },
  { key: 'amount', header: 'Sales', numeric: true, cell: ({ amount }) => formatCents(amount) },
];

export function SalesFigure({ ranch: { salesByMonth: months } }: { ranch: SalesFigure_rancherFragment }) {
  if (!months) return null;
  const best = leaderOf(months.map(({ month, amount }) => ({ key: month, label: '', value: amount, text: '' })));
  const bars = months.map(({ month, amount }, index) => ({
    key: month,
    label: monthLabel(month).slice(0, 3) + (index === months.length - 1 ? ' so far' : ''),
    value: amount,
    // Only the best month shows its amount, because twelve amounts don't fit on a phone.
    text: month === best?.key ? roundDollars(amount) : '',
  }));
  return (
    <ChartFigure
      title="Sales by month"
      summary={summaryOf(months, best?.key)}
      columns={monthColumns}
      rows={months}
      rowKey={({ month }) => month}
    >
      {(chart) => <ColumnChart {...chart} bars={bars} />}
    </ChartFigure>
  );
}

function summaryOf(months: readonly Month[], bestMonth: string | undefined): string {
  const best = months.find(({ month }) => month === bestMonth);
  const current = months.at(-1);
  if (!best || !current) return 'No orders in the last twelve months.';
  const thisMonth = `So far this month: ${formatCents(current.amount)} from ${pluralize(current.orders, 'order')}.`;
  return best === current
    ? `${thisMonth} That's your best month of the year.`
    : `${thisMonth} Your best was ${monthLabel(best.month)} with ${formatCents(best.amount)}.`;
}

const CustomerMap = lazy(retryImport(() => import('./CustomerMap')));

type Place = CustomersFigure_rancherFragment['customerPlaces'][number];

const placeText = ({ city, state, zipCode }: Place) => `${city}, ${state} ${zipCode}`;

const customerColumns: TableColumn<Place>[] = [
  { key: 'place', header: 'Place', primary: true, cell: placeText },
  { key: 'customers', header: 'Families', numeric: true, cell: ({ customers }) => customers },
  { key: 'orders', header: 'Orders', numeric: true, cell: ({ orders }) => orders },
];

/** Shows where the ranch's customers live, by ZIP code. */
export function CustomersFigure({ ranch: { customerPlaces: places } }: { ranch: CustomersFigure_rancherFragment }) {
  return (
    <ChartFigure
      title="Where your customers live"
      summary={customersSummaryOf(places)}
      columns={customerColumns}
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

function customersSummaryOf(places: readonly Place[]): string {
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
