import styled, { css } from 'styled-components';
import { hairline, smallCaps, visuallyHidden } from '../../theme/mixins';
import { color, font, media, size, space } from '../../theme/tokens';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { SortHeading, type TableSorting } from './SortHeading';
import { belowColumns, type CompactBelow, type CompactLayout, type TableColumn, TableRow } from './TableRow';

interface TableProps<Row> {
  caption: string;
  columns: TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  hideCaption?: boolean;
  /** Makes the headings of its columns sort when pressed. */
  sorting?: TableSorting;
  /** The screen width below which there are no columns: `wide` for tables that don't fit a tablet. */
  until?: CompactBelow;
  /** What the rows are there. A list that people work through has lines, many of which fit a screen. */
  narrow?: CompactLayout;
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

const Root = styled.table<{ $until: CompactBelow; $narrow: CompactLayout }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size[15]};

  ${({ $until }) => media[$until]} {
    border-top: 3px solid ${color.ink};
    border-bottom: 1px solid ${color.ink};
  }

  ${({ $until }) => belowColumns[$until]} {
    display: block;

    & > tbody {
      ${({ $narrow }) => ($narrow === 'lines' ? lines : cards)}
    }

    & > thead {
      ${visuallyHidden}
    }
  }
`;

const Caption = styled.caption<{ $until: CompactBelow }>`
  padding-bottom: ${space(1)};
  font-family: ${font.heading};
  font-size: ${size[21]};
  font-weight: 600;
  text-align: left;

  ${({ $until }) => belowColumns[$until]} {
    display: block;
  }
`;

const Header = styled.th<{ $numeric: boolean }>`
  ${smallCaps}
  padding: ${space(1.25)} ${space(2)};
  border-bottom: 1px solid ${color.ink};
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

/** A table. Below `until` (768 px by default) each row is a card with labels, or a line. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  hideCaption = true,
  sorting,
  until = 'medium',
  narrow = 'cards',
}: TableProps<Row>) {
  return (
    <Root $until={until} $narrow={narrow}>
      {hideCaption ? (
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      ) : (
        <Caption $until={until}>{caption}</Caption>
      )}
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} until={until} narrow={narrow} />
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
