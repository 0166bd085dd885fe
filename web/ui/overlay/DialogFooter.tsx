import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, hairline, media, space } from '../../theme/tokens';

const Root = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1)};
  margin: auto calc(-1 * var(--inset)) 0;
  padding: ${space(2)} var(--inset);
  border-top: ${hairline};
  background: ${color.card};

  ${media.phone} {
    & > button,
    & > a {
      flex: 1 1 auto;
    }
  }

  ${media.short} {
    position: static;
  }
`;

/** The buttons at the bottom of a dialog or drawer, or of a form in it. They don't scroll with the content. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <Root data-panel-footer>{children}</Root>;
}
