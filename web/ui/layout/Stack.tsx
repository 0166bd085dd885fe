import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';

interface StackProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** The gap between the children in steps of 8 px. */
  gap?: number;
}

const Root = styled.div<{ $gap: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space($gap)};
`;

/** Arranges children below each other. */
export function Stack({ gap = 2, ...rest }: StackProps) {
  return <Root $gap={gap} {...rest} />;
}
