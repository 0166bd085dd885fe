import styled, { css } from 'styled-components';
import { color, edge, hairline, media, size, smallCaps, space, visuallyHidden } from '../../theme/tokens';

import { VisuallyHidden } from '../text/Text';
import { SortHeading, type TableSorting } from './SortHeading';
import { type CompactBelow, type CompactLayout, compactMedia, type TableColumn, TableRow } from './TableRow';

interface TableProps<Row> {
  /** Read by screen readers. */
  caption: string;
  columns: TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Makes the headings of some columns buttons that sort the rows. */
  sorting?: TableSorting;
  /** The screen width below which there are no columns: `wide` for tables that don't fit a tablet. */
  compactBelow?: CompactBelow;
  /** How the rows look below that width. Use lines for a list that people work through, since many lines fit on a screen. */
  compactLayout?: CompactLayout;
}

const lines = css`
  display: block;
  border-block: ${hairline};
`;

const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space(2)};
`;

const Root = styled.table<{ $compactBelow: CompactBelow; $compactLayout: CompactLayout }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size[15]};

  ${({ $compactBelow }) => media[$compactBelow]} {
    border-top: 3px solid ${color.ink};
    border-bottom: ${edge} solid ${color.ink};
  }

  ${({ $compactBelow }) => compactMedia[$compactBelow]} {
    display: block;

    & > tbody {
      ${({ $compactLayout }) => ($compactLayout === 'lines' ? lines : cards)}
    }

    & > thead {
      ${visuallyHidden}
    }
  }
`;

const Header = styled.th<{ $numeric: boolean }>`
  ${smallCaps}
  padding: ${space(1.25)} ${space(2)};
  border-bottom: ${edge} solid ${color.ink};
  color: ${color.soft};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  vertical-align: bottom;

  &:first-child {
    padding-left: 0;
  }

  &:last-child {
    padding-right: 0;
  }
`;

/** A table. Below `compactBelow` (768 px by default) each row is a card with labels, or a line. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sorting,
  compactBelow = 'medium',
  compactLayout = 'cards',
}: TableProps<Row>) {
  return (
    <Root $compactBelow={compactBelow} $compactLayout={compactLayout}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} {...{ compactBelow, compactLayout }} />
        ))}
      </tbody>
    </Root>
  );
}

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  sorting: TableSorting | undefined;
}

function HeaderCell<Row>({ column, sorting }: HeaderCellProps<Row>) {
  const { key, header, numeric = false, hideHeader = false } = column;
  if (sorting?.columns.includes(key)) {
    const direction = sorting.by === key ? sorting.direction : undefined;
    return (
      <Header scope="col" aria-sort={direction ?? 'none'} $numeric={numeric}>
        <SortHeading header={header} direction={direction} onSort={() => sorting.onSort(key)} />
      </Header>
    );
  }
  return (
    <Header scope="col" $numeric={numeric}>
      {hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header}
    </Header>
  );
}
