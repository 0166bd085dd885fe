import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, hairline, layer, media, space } from '../../theme/tokens';

interface BottomBarProps {
  label: string;
  /** The height in px of other bars at the bottom of the screen. */
  offset?: number;
  children: ReactNode;
}

const Root = styled.section<{ $offset: number }>`
  position: fixed;
  inset: auto 0 ${({ $offset }) => $offset}px;
  z-index: ${layer.bar};
  display: flex;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border-top: ${hairline};
  background: ${color.card};

  & > :not([aria-label]) {
    flex: 1;
  }

  ${media.short} {
    position: static;
  }

  ${media.medium} {
    display: none;
  }
`;

/** Shows a screen's actions at the bottom of phones. */
export function BottomBar({ label, offset = 0, children }: BottomBarProps) {
  return (
    <Root aria-label={label} data-print="hide" data-bottom-bar $offset={offset}>
      {children}
    </Root>
  );
}
