import type { ReactNode } from 'react';
import styled from 'styled-components';
import { size, space } from '../../theme/tokens';
import { type Tone, tones } from './tones';

interface BadgeProps {
  tone?: Tone;
  children: ReactNode;
}

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  padding: 2px ${space(1)};
  border-radius: 3px;
  box-shadow: inset 0 0 0 1px color-mix(in srgb, ${({ $tone }) => tones[$tone].text} 28%, transparent);
  background: ${({ $tone }) => tones[$tone].background};
  color: ${({ $tone }) => tones[$tone].text};
  font-size: ${size[13]};
  font-weight: 600;
  letter-spacing: 0.01em;
  line-height: 1.45;
  white-space: nowrap;
`;

/** A short label for a state or quality. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Root $tone={tone}>{children}</Root>;
}
