import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, hairline, layer, media, space } from '../../theme/tokens';
import { Button, type ButtonProps } from '../button/Button';
import { useIsPainted } from '../state/useIsPainted';

interface FormActionsProps {
  children: ReactNode;
  /** Sticks to the bottom of the screen if the form is longer than the screen. */
  sticky?: boolean;
  /** The height in px of other bars at the bottom of a phone's screen. */
  offset?: number;
}

const stickyLook = css<{ $offset: number }>`
  position: sticky;
  bottom: 0;
  /* Below the header's layer, since this bar scrolls under the header together with the form. */
  z-index: ${layer.bar - 1};
  padding-block: ${space(2)};
  border-top: ${hairline};
  background: ${color.paper};

  ${media.phone} {
    bottom: calc(${({ $offset }) => $offset}px + env(safe-area-inset-bottom));
    padding-block: ${space(1)};
  }

  ${media.short} {
    position: static;
  }
`;

const Root = styled.div<{ $sticky: boolean; $offset: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  ${({ $sticky }) => $sticky && stickyLook}

  ${media.phone} {
    & > button,
    & > a {
      flex: 1 1 auto;
    }
  }
`;

export function FormActions({ children, sticky = false, offset = 0 }: FormActionsProps) {
  return (
    <Root data-bottom-bar={sticky || undefined} $sticky={sticky} $offset={offset}>
      {children}
    </Root>
  );
}

export function SubmitButton({ variant = 'primary', disabled, ...rest }: Omit<ButtonProps, 'type' | 'pending'>) {
  const { isSubmitting } = useFormikContext();
  // Disabled before hydration, because the browser itself would submit the form and put a password into the URL.
  const isPainted = useIsPainted();
  return <Button type="submit" variant={variant} pending={isSubmitting} disabled={isPainted || disabled} {...rest} />;
}
