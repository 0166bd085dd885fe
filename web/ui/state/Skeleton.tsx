import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, radius, space } from '../../theme/tokens';
import { Stack } from '../layout/arrange';

import { VisuallyHidden } from '../text/Text';

interface SkeletonProps {
  width?: string;
  height?: string;
  shape?: 'block' | 'line';
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const corners = { block: radius, line: '3px' };

const Root = styled.span<{ $width: string; $height: string; $corner: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  border-radius: ${({ $corner }) => $corner};
  background: ${color.neutralBg};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Lines = styled.span`
  display: grid;
  gap: ${space(1)};
`;

/** A placeholder of the same size as the loading content. */
export function Skeleton({ width = '100%', height = '1em', shape = 'block' }: SkeletonProps) {
  return <Root aria-hidden $width={width} $height={height} $corner={corners[shape]} />;
}

const lengths = ['96%', '88%', '93%', '62%'];

export function SkeletonText({ lines = 3 }: { lines?: 1 | 2 | 3 | 4 }) {
  return (
    <Lines>
      {lengths.slice(-lines).map((length) => (
        <Skeleton key={length} width={length} shape="line" />
      ))}
    </Lines>
  );
}

export function SkeletonRows({ rows, height, gap }: { rows: number; height: string; gap?: number }) {
  return (
    <Stack gap={gap}>
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  );
}

/** Announces to screen readers what is loading, once for the whole group. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
