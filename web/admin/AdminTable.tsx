import { Download, SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { PagedList, type PagedListProps } from '../parts/lists/PagedList';
import { csvUrl } from '../parts/orders/csvUrl';
import { media, space } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/button/Button';
import { Select } from '../ui/input/Select';
import { Stack } from '../ui/layout/arrange';
import { OnPhones } from '../ui/layout/onScreens';
import { Table } from '../ui/table/Table';
import type { AdminSorting } from './useAdminSort';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(2)};

  &[data-sorted] > :last-child {
    margin-left: auto;
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    &[data-folded] {
      display: none;
    }

    &[data-sorted] > :last-child {
      margin-left: 0;
    }

    /* Puts a label beside its control, and aligns the controls with each other. */
    & > div:not([role]) {
      display: grid;
      grid-template-columns: ${space(9)} minmax(0, 1fr);
    }
  }
`;

const filterGroup = { role: 'group', 'aria-label': 'Filters', tabIndex: -1 };

interface AdminTableProps<Node extends { id: string }>
  extends Omit<PagedListProps<Node>, 'children'>,
    Pick<ComponentProps<typeof Table<Node>>, 'caption' | 'columns' | 'compactBelow'> {
  filters?: ReactNode;
  actions?: ReactNode;
  csv?: DownloadCsvProps;
  sorting?: AdminSorting;
  note?: ReactNode;
}

/** A tab's list, with its filters, CSV download and sort order above the rows. */
export function AdminTable<Node extends { id: string }>({
  filters,
  actions,
  csv,
  sorting,
  note,
  caption,
  columns,
  compactBelow = 'wide',
  ...listProps
}: AdminTableProps<Node>) {
  const table = { caption, columns, compactBelow, ...(sorting && { sorting: sorting.table }) };
  return (
    <Stack>
      {actions}
      {(filters || csv || sorting) && <Tools filters={filters} csv={csv} sorting={sorting} />}
      {note}
      <PagedList {...listProps}>{(rows) => <AdminRows {...table} rows={rows} />}</PagedList>
    </Stack>
  );
}

/** A table whose rows have lines instead of columns on phones, and on tablets unless it fits there. */
export function AdminRows<Row extends { id: string }>(props: Omit<ComponentProps<typeof Table<Row>>, 'rowKey'>) {
  return <Table compactBelow="wide" {...props} rowKey={({ id }) => id} compactLayout="lines" />;
}

function Tools({ filters, csv, sorting }: Pick<AdminTableProps<never>, 'filters' | 'csv' | 'sorting'>) {
  const [areShown, setShown] = useState(false);
  return (
    <>
      <OnPhones as="div">
        <Button size="small" icon={SlidersHorizontal} aria-expanded={areShown} onClick={() => setShown(!areShown)}>
          {filters ? 'Filter and Sort' : 'Sort'}
        </Button>
      </OnPhones>
      <Bar
        data-sorted={sorting ? true : undefined}
        data-folded={areShown ? undefined : true}
        {...(filters ? filterGroup : {})}
      >
        {filters}
        {csv && <DownloadCsv {...csv} />}
        {/* Phones show no column headings to sort by. */}
        {sorting && <Select label="Sort" {...sorting.select} />}
      </Bar>
    </>
  );
}

interface DownloadCsvProps {
  table: 'ranchers' | 'balances' | 'orders' | 'customers';
  /** The filters and the sort order of the list on the screen. */
  query: Record<string, unknown>;
}

function DownloadCsv({ table, query }: DownloadCsvProps) {
  return (
    <ButtonLink size="small" icon={Download} href={csvUrl(`admin/${table}`, query)} download>
      Download CSV
    </ButtonLink>
  );
}
