import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';

interface GridProps extends ComponentProps<'div'> {
  as?: ElementType;
  columns?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The minimum width of a column in px. */
  min?: number;
  gap?: number;
}

const Root = styled.div<{ $columns: number; $min: number; $gap: number }>`
  --share: calc((100% - ${({ $columns, $gap }) => space(($columns - 1) * $gap)}) / ${({ $columns }) => $columns});

  display: grid;
  gap: ${({ $gap }) => space($gap)};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(${({ $min }) => $min}px, var(--share))), 1fr));
`;

/** Arranges children in equal columns, fewer on narrow screens. */
export function Grid({ columns = 3, min = 256, gap = 3, ...rest }: GridProps) {
  return <Root $columns={columns} $min={min} $gap={gap} {...rest} />;
}
