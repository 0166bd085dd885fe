import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space, tabular } from '../../theme/tokens';

import { VisuallyHidden } from './Text';

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

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <Root $tone={tone}>{children}</Root>;
}

const pending = { background: color.pendingBg, text: color.pendingFg };
const contacted = { background: color.contactedBg, text: color.contactedFg };
const processing = { background: color.processingBg, text: color.processingFg };
const fulfilled = { background: color.fulfilledBg, text: color.fulfilledFg };
const canceled = { background: color.canceledBg, text: color.canceledFg };
const neutral = { background: color.neutralBg, text: color.neutralFg };

/** Colors by meaning. The first five are named after an order's statuses. */
export const tones = {
  pending,
  contacted,
  processing,
  fulfilled,
  canceled,
  neutral,
  success: fulfilled,
  info: contacted,
  warning: pending,
  danger: canceled,
};

export type Tone = keyof typeof tones;

const Count = styled.span`
  ${tabular}
  display: inline-grid;
  place-items: center;
  min-width: 18px;
  height: 18px;
  padding-inline: 5px;
  border-radius: 9px;
  background: ${color.red};
  color: ${color.onRed};
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1;
`;

/** Shows how many items are new, or nothing if there are none. Screen readers read `noun` after the count. */
export function CountBadge({ count, noun }: { count: number | undefined; noun: string }) {
  if (!count) return null;
  return (
    <Count>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>
        {count} {noun}
      </VisuallyHidden>
    </Count>
  );
}
