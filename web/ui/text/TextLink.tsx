import type { LucideIcon } from 'lucide-react';
import styled, { css } from 'styled-components';
import { color, media, motion, space, touch } from '../../theme/tokens';
import { AnyLink, type AnyLinkProps } from './Link';

type TextLinkProps = AnyLinkProps & {
  /** Underlined only on hover, for links that stand alone. */
  quiet?: boolean;
  icon?: LucideIcon;
};

const Root = styled(AnyLink)<{ $quiet: boolean; $standalone: boolean }>`
  color: ${color.pasture};
  font-weight: ${({ $quiet }) => ($quiet ? 600 : 'inherit')};
  text-decoration-line: ${({ $quiet }) => ($quiet ? 'none' : 'underline')};
  transition: color ${motion.fast};

  &:hover {
    color: ${color.pastureDeep};
    text-decoration-line: underline;
  }

  ${({ $standalone }) =>
    $standalone &&
    css`
      display: inline-flex;
      align-items: center;
      width: fit-content;
      gap: ${space(0.75)};
      overflow-wrap: anywhere;

      & > svg {
        flex: none;
      }

      ${media.phone} {
        min-height: ${touch};
      }
    `}
`;

/** A link in text, to a screen (`to`) or elsewhere (`href`). */
export function TextLink({ quiet = false, icon: Icon, children, ...rest }: TextLinkProps) {
  return (
    <Root {...rest} $quiet={quiet} $standalone={quiet || Boolean(Icon)}>
      {Icon && <Icon size={18} aria-hidden />}
      {children}
    </Root>
  );
}
