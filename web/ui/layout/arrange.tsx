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

export const Stack = ({ gap = 2, ...rest }: StackProps) => <Pile $gap={gap} {...rest} />;

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
