import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { breakpoint, color, hairline, media, radius, size, smallCaps, space, tabular } from '../../theme/tokens';

export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns the column to the right, with digits of one width. */
  numeric?: boolean;
  /** Makes the cell the heading of a row without columns. Use 'text' for user-written text, which gets the whole width. */
  primary?: boolean | 'text';
  /** Hides the heading of a column of buttons. A row without columns places the buttons separately. */
  hideHeader?: boolean;
  /** Leaves out the label in a row of lines, for a cell that's clear without one, like a badge or an email. */
  plain?: boolean;
  /** Puts a column of buttons after the other cells in a row of lines. */
  below?: boolean;
  /** Puts a cell before the heading in a row of lines, like a checkbox. */
  leads?: boolean;
}

export const buttonsColumn = <Row,>(cell: (row: Row) => ReactNode): TableColumn<Row> => ({
  key: 'actions',
  header: 'Actions',
  hideHeader: true,
  cell,
});

/** The breakpoint below which a table has no columns: only on phones, or on tablets too. */
export type CompactBelow = 'medium' | 'wide';

/** How a row looks without columns: as a card with a line for each cell, or as a line or two of text. */
export type CompactLayout = 'cards' | 'lines';

export const compactMedia: Record<CompactBelow, string> = {
  medium: media.phone,
  wide: `@media (max-width: ${breakpoint.wide - 0.02}px)`,
};

interface CompactProps {
  $compactBelow: CompactBelow;
  $compactLayout: CompactLayout;
}

/** Puts the heading and the buttons in the first line, and the other cells one after the other below. */
const asLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1.5)};
  align-items: center;
  padding-block: ${space(1)};

  /* Ends the first line. */
  &::after {
    order: 2;
    flex-basis: 100%;
    content: '';
  }
`;

const asCard = css`
  display: block;
  padding: ${space(1)} ${space(2)};
  border: ${hairline};
  border-radius: ${radius};
  background: ${color.card};
`;

const withoutColumns = (look: Record<CompactLayout, ReturnType<typeof css>>) => css<CompactProps>`
  ${({ $compactBelow }) => compactMedia[$compactBelow]} {
    ${({ $compactLayout }) => look[$compactLayout]}
  }
`;

const Root = styled.tr<CompactProps>`
  & + & {
    border-top: ${hairline};
  }

  ${withoutColumns({ lines: asLine, cards: asCard })}
`;

const cellOfLine = css`
  order: 3;
  min-width: 0;
  padding: 0;
  font-size: ${size[13]};
  text-align: left;
  overflow-wrap: anywhere;

  /* As tall as a finger needs next to other links (WCAG 2.2, 24 px). */
  & a {
    display: inline-block;
    min-height: 24px;
    padding-block: 2px;
  }

  &[data-label]::before {
    content: attr(data-label) ' ';
    color: ${color.soft};
  }
`;

const cellOfCard = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(1)} 0;
  text-align: right;
  /* Breaks a long email, which would otherwise make the card wider than the screen. */
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
`;

interface CellProps extends CompactProps {
  $numeric: boolean;
  /** Whether the cell is a heading that a person wrote, or buttons below the other cells. */
  $isWide: boolean;
}

const Cell = styled.td<CellProps>`
  ${tabular}
  padding: ${space(1.5)} ${space(2)};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};

  &:first-child {
    padding-left: 0;
  }

  &:last-child {
    padding-right: 0;
  }

  ${withoutColumns({ lines: cellOfLine, cards: cellOfCard })}
`;

const withoutLabel = css`
  &::before {
    content: none;
  }
`;

const LeadingCell = styled(Cell)`
  ${withoutColumns({
    lines: css`
      order: 0;
    `,
    cards: css``,
  })}
`;

const PrimaryCell = styled(Cell)`
  font-weight: 600;

  ${({ $isWide }) =>
    withoutColumns({
      lines: css`
        order: 0;
        flex: 1 1 ${$isWide ? '100%' : '0'};
        min-width: 50%;
        font-size: ${size[15]};
      `,
      cards: css`
        font-size: ${size[17]};
        text-align: left;
        ${withoutLabel}
      `,
    })}
`;

const ActionsCell = styled(Cell)`
  ${({ $isWide }) =>
    withoutColumns({
      lines: css`
        order: ${$isWide ? 4 : 1};
        margin-left: auto;
      `,
      cards: css`
        ${withoutLabel}

        & > *,
        & button,
        & a {
          flex: 1;
        }
      `,
    })}
`;

const cellFor = <Row,>({ primary, hideHeader, leads }: TableColumn<Row>) => {
  if (primary) return PrimaryCell;
  if (hideHeader) return ActionsCell;
  return leads ? LeadingCell : Cell;
};

function labelOf<Row>({ header, primary, hideHeader, leads, plain }: TableColumn<Row>, compactLayout: CompactLayout) {
  const isBare = compactLayout === 'lines' && (primary || hideHeader || leads || plain);
  return isBare ? undefined : header;
}

interface TableRowProps<Row> {
  row: Row;
  columns: TableColumn<Row>[];
  compactBelow: CompactBelow;
  compactLayout: CompactLayout;
}

export function TableRow<Row>({ row, columns, compactBelow, compactLayout }: TableRowProps<Row>) {
  return (
    <Root $compactBelow={compactBelow} $compactLayout={compactLayout}>
      {columns.map((column) => {
        const ColumnCell = cellFor(column);
        return (
          <ColumnCell
            key={column.key}
            data-label={labelOf(column, compactLayout)}
            $compactBelow={compactBelow}
            $compactLayout={compactLayout}
            $numeric={column.numeric ?? false}
            $isWide={column.primary === 'text' || column.below === true}
          >
            {column.cell(row)}
          </ColumnCell>
        );
      })}
    </Root>
  );
}
