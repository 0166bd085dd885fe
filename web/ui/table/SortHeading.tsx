import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import styled from 'styled-components';
import { color, dim, media, space } from '../../theme/tokens';
import { OnPhones } from '../layout/onScreens';

type Direction = 'ascending' | 'descending';

export interface TableSorting {
  /** The keys of the columns that can sort the rows. */
  columns: readonly string[];
  /** The key of the column that currently sorts the rows, if the table has it. */
  by: string | undefined;
  direction: Direction | undefined;
  onSort: (column: string) => void;
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  /* Covers the padding of the heading cell. */
  margin-block: ${space(-1.25)};
  padding: ${space(1.25)} 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-transform: inherit;
  vertical-align: bottom;
  white-space: nowrap;
  cursor: pointer;

  &:hover,
  &[data-sorted] {
    color: ${color.ink};
  }

  svg {
    flex: none;
  }

  &:not([data-sorted]) svg {
    opacity: ${dim};
  }

  /* Hidden on phones, where headings are only for screen readers and a hidden button must not take the keyboard focus. */
  ${media.phone} {
    display: none;
  }
`;

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

interface SortHeadingProps {
  header: string;
  direction: Direction | undefined;
  onSort: () => void;
}

/** A column heading that sorts when pressed. The `th` around it announces the direction. */
export function SortHeading({ header, direction, onSort }: SortHeadingProps) {
  const Icon = icons[direction ?? 'none'];
  return (
    <>
      <Root type="button" data-sorted={direction} onClick={onSort}>
        {header}
        <Icon size={14} aria-hidden />
      </Root>
      <OnPhones>{header}</OnPhones>
    </>
  );
}
