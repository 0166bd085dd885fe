import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';

interface StackProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** The gap between the children in steps of 8 px. */
  gap?: number;
}

const Pile = styled.div<{ $gap: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space($gap)};
`;

/** Arranges children below each other. */
export function Stack({ gap = 2, ...rest }: StackProps) {
  return <Pile $gap={gap} {...rest} />;
}

interface ClusterProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** The gap between the children in steps of 8 px. */
  gap?: number;
  justify?: 'start' | 'center' | 'end' | 'between';
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** False keeps all children on one line. */
  wraps?: boolean;
}

const justifyContent = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };

const Row = styled.div<{ $gap: number; $justify: string; $align: string; $wraps: boolean }>`
  display: flex;
  ${({ $wraps }) => $wraps && 'flex-wrap: wrap;'}
  gap: ${({ $gap }) => space($gap)};
  justify-content: ${({ $justify }) => $justify};
  align-items: ${({ $align }) => $align};
`;

/** Arranges children side by side, and wraps if there's no room. */
export function Cluster({ gap = 1, justify = 'start', align = 'center', wraps = true, ...rest }: ClusterProps) {
  return <Row $gap={gap} $justify={justifyContent[justify]} $align={align} $wraps={wraps} {...rest} />;
}

interface GridProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** The maximum number of columns. */
  columns?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The minimum width of a column in px. */
  min?: number;
  gap?: number;
}

const Columns = styled.div<{ $columns: number; $min: number; $gap: number }>`
  --share: calc((100% - ${({ $columns, $gap }) => space(($columns - 1) * $gap)}) / ${({ $columns }) => $columns});

  display: grid;
  gap: ${({ $gap }) => space($gap)};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(${({ $min }) => $min}px, var(--share))), 1fr));
`;

/** Arranges children in equal columns, fewer on narrow screens. */
export function Grid({ columns = 3, min = 256, gap = 3, ...rest }: GridProps) {
  return <Columns $columns={columns} $min={min} $gap={gap} {...rest} />;
}
