import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hairline, smallCaps, tabular } from '../../theme/mixins';
import { breakpoint, color, media, radius, size, space } from '../../theme/tokens';

export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with digits of one width. */
  numeric?: boolean;
  /** The heading of the row's card. */
  primary?: boolean;
  /** Hides the heading, for a column of buttons. In cards they take the full width. */
  hideHeader?: boolean;
}

/** Media queries for cards: on phones, or on tablets too. */
export type CardsUntil = 'medium' | 'wide';

export const asCards: Record<CardsUntil, string> = {
  medium: media.phone,
  wide: `@media (max-width: ${breakpoint.wide - 0.02}px)`,
};

interface InTable {
  $cardsUntil: CardsUntil;
}

const Root = styled.tr<InTable>`
  & + & {
    border-top: ${hairline};
  }

  ${({ $cardsUntil }) => asCards[$cardsUntil]} {
    display: block;
    padding: ${space(1)} ${space(2)};
    border: ${hairline};
    border-radius: ${radius};
    background: ${color.card};
  }
`;

const Cell = styled.td<InTable & { $numeric: boolean }>`
  ${tabular}
  padding: ${space(1.5)} ${space(2)};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};

  &:first-child {
    padding-left: 0;
  }

  &:last-child {
    padding-right: 0;
  }

  ${({ $cardsUntil }) => asCards[$cardsUntil]} {
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

  ${({ $cardsUntil }) => asCards[$cardsUntil]} {
    font-size: ${size[17]};
    text-align: left;

    &::before {
      content: none;
    }
  }
`;

const ActionsCell = styled(Cell)`
  ${({ $cardsUntil }) => asCards[$cardsUntil]} {
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

interface TableRowProps<Row> {
  row: Row;
  columns: TableColumn<Row>[];
  cardsUntil: CardsUntil;
}

export function TableRow<Row>({ row, columns, cardsUntil }: TableRowProps<Row>) {
  return (
    <Root $cardsUntil={cardsUntil}>
      {columns.map((column) => {
        const ColumnCell = cellFor(column);
        return (
          <ColumnCell
            key={column.key}
            data-label={column.header}
            $cardsUntil={cardsUntil}
            $numeric={column.numeric ?? false}
          >
            {column.cell(row)}
          </ColumnCell>
        );
      })}
    </Root>
  );
}
