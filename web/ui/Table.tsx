import styled from 'styled-components';
import { smallCaps, visuallyHidden } from '../theme/mixins';
import { color, font, media, size, space } from '../theme/tokens';
import { SortHeading, type TableSorting } from './SortHeading';
import { type TableColumn, TableRow } from './TableRow';
import { VisuallyHidden } from './VisuallyHidden';

interface TableProps<Row> {
  caption: string;
  columns: TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  hideCaption?: boolean;
  /** The headings of the columns that it names can be pressed, where there are headings. */
  sorting?: TableSorting;
}

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size[15]};

  ${media.medium} {
    border-top: 3px solid ${color.ink};
    border-bottom: 1px solid ${color.ink};
  }

  ${media.phone} {
    &,
    & > tbody {
      display: block;
    }

    & > thead {
      ${visuallyHidden}
    }
  }
`;

const Caption = styled.caption`
  padding-bottom: ${space(1)};
  font-family: ${font.heading};
  font-size: ${size[21]};
  font-weight: 600;
  text-align: left;

  ${media.phone} {
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

/** A table of the almanac; under 768 px each row is a card that names its figures. */
export function Table<Row>({ caption, columns, rows, rowKey, hideCaption = true, sorting }: TableProps<Row>) {
  return (
    <Root>
      {hideCaption ? <VisuallyHidden as="caption">{caption}</VisuallyHidden> : <Caption>{caption}</Caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} />
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
