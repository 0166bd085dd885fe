import type { ComponentProps, ElementType } from 'react';
import styled, { css } from 'styled-components';
import { color, hairline, media, motion, radius, space } from '../../theme/tokens';

interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** Styles the card as a link. Put a `StretchedLink` in it. */
  interactive?: boolean;
  /** Removes the padding, for a picture up to the edge. Put the text in a `CardBody`. */
  flush?: boolean;
}

const interactiveLook = css`
  transition: border-color ${motion.fast};

  &:hover,
  &:has(a:focus-visible) {
    border-color: ${color.ink};
  }
`;

const padding = css`
  padding: ${space(3)};

  ${media.phone} {
    padding: ${space(2)};
  }
`;

const Root = styled.div<{ $interactive: boolean; $flush: boolean }>`
  position: relative;
  overflow: clip;
  border: ${hairline};
  border-radius: ${radius};
  background: ${color.card};
  ${({ $flush }) => !$flush && padding}
  ${({ $interactive }) => $interactive && interactiveLook}
`;

export function Card({ interactive = false, flush = false, ...rest }: CardProps) {
  return <Root $interactive={interactive} $flush={flush} {...rest} />;
}

export const CardBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(2)};
`;
