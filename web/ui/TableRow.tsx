import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hairline, smallCaps, tabular } from '../theme/mixins';
import { color, media, radius, size, space } from '../theme/tokens';

export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Stands to the right, in figures of one width. */
  numeric?: boolean;
  /** Heads the card that the row becomes on a phone. */
  primary?: boolean;
  /** Needs no words over it: a column of buttons. On a phone they take the width of the card. */
  hideHeader?: boolean;
}

const Root = styled.tr`
  & + & {
    border-top: ${hairline};
  }

  ${media.phone} {
    display: block;
    padding: ${space(1)} ${space(2)};
    border: ${hairline};
    border-radius: ${radius};
    background: ${color.card};

    & + & {
      margin-top: ${space(2)};
    }
  }
`;

const Cell = styled.td<{ $numeric: boolean }>`
  ${tabular}
  padding: ${space(1.5)} ${space(2)};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};

  &:first-child {
    padding-left: 0;
  }

  &:last-child {
    padding-right: 0;
  }

  ${media.phone} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding: ${space(1)} 0;
    text-align: right;
    /* A long email is broken rather than pushing the card out of the screen. */
    overflow-wrap: anywhere;

    & + & {
      border-top: ${hairline};
    }

    &::before {
      ${smallCaps}
      content: attr(data-label);
      flex: none;
      color: ${color.soft};
      text-align: left;
    }
  }
`;

const PrimaryCell = styled(Cell)`
  font-weight: 600;

  ${media.phone} {
    font-size: ${size[17]};
    text-align: left;

    &::before {
      content: none;
    }
  }
`;

const ActionsCell = styled(Cell)`
  ${media.phone} {
    &::before {
      content: none;
    }

    & > *,
    & button,
    & a {
      flex: 1;
    }
  }
`;

const cellFor = ({ primary, hideHeader }: { primary?: boolean; hideHeader?: boolean }) => {
  if (primary) return PrimaryCell;
  return hideHeader ? ActionsCell : Cell;
};

export function TableRow<Row>({ row, columns }: { row: Row; columns: TableColumn<Row>[] }) {
  return (
    <Root>
      {columns.map((column) => {
        const Matter = cellFor(column);
        return (
          <Matter key={column.key} data-label={column.header} $numeric={column.numeric ?? false}>
            {column.cell(row)}
          </Matter>
        );
      })}
    </Root>
  );
}
