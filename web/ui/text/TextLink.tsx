import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { color, media, motion, space, touch } from '../../theme/tokens';
import { Link } from './Link';

/** A screen, whose history entry stores `state`, or another URL. */
type Target = { to: string; state?: unknown; href?: undefined } | { href: string; to?: undefined; state?: undefined };

type TextLinkProps = Target &
  Omit<ComponentProps<'a'>, 'href'> & {
    /** Underlined only on hover, for links that stand alone. */
    quiet?: boolean;
    icon?: LucideIcon;
  };

const look = css<{ $quiet: boolean }>`
  color: ${color.pasture};
  font-weight: ${({ $quiet }) => ($quiet ? 600 : 'inherit')};
  text-decoration-line: ${({ $quiet }) => ($quiet ? 'none' : 'underline')};
  transition: color ${motion.fast};

  &:hover {
    color: ${color.pastureDeep};
    text-decoration-line: underline;
  }
`;

const standalone = css<{ $standalone: boolean }>`
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

const RouterLink = styled(Link)<{ $quiet: boolean; $standalone: boolean }>`
  ${look}
  ${standalone}
`;

const Anchor = styled.a<{ $quiet: boolean; $standalone: boolean }>`
  ${look}
  ${standalone}
`;

/** A link in text, to a screen (`to`) or elsewhere (`href`). */
export function TextLink({ to, state, href, quiet = false, icon: Icon, children, ...rest }: TextLinkProps) {
  const content = (
    <>
      {Icon && <Icon size={18} aria-hidden />}
      {children}
    </>
  );
  const style = { $quiet: quiet, $standalone: quiet || Boolean(Icon) };
  if (to === undefined) {
    return (
      <Anchor href={href} {...style} {...rest}>
        {content}
      </Anchor>
    );
  }
  return (
    <RouterLink to={to} state={state} {...style} {...rest}>
      {content}
    </RouterLink>
  );
}
