import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { hairline } from '../theme/mixins';
import { color, layer, media, space } from '../theme/tokens';

interface FormActionsProps {
  children: ReactNode;
  /** Stays at the foot of the screen while the form is longer. */
  sticky?: boolean;
}

const stickyLook = css`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  padding-block: ${space(2)};
  border-top: ${hairline};
  background: ${color.paper};
`;

const Root = styled.div<{ $sticky: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  ${({ $sticky }) => $sticky && stickyLook}

  ${media.phone} {
    & > button,
    & > a {
      flex: 1 1 auto;
    }
  }
`;

export function FormActions({ children, sticky = false }: FormActionsProps) {
  return <Root $sticky={sticky}>{children}</Root>;
}
