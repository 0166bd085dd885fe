import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';

interface StackProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** Steps of 8 px between the children. */
  gap?: number;
}

const Root = styled.div<{ $gap: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space($gap)};
`;

/** One thing under another. */
export function Stack({ gap = 2, ...rest }: StackProps) {
  return <Root $gap={gap} {...rest} />;
}
