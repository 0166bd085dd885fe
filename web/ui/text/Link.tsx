import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, media, motion, space, touch } from '../../theme/tokens';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The screen's path. */
  to: To;
  /** A value to store in the screen's history entry. */
  state?: unknown;
}

/** A link to a screen. React Router's own link would also load the code of its server framework. */
export function Link({ to, state, onClick, ...attributes }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, target: attributes.target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...attributes} href={useHref(to)} onClick={handleClick} />;
}

/** A screen, or another URL, such as that of an email, a phone number or another site. */
export type AnyLinkProps = LinkProps | (ComponentProps<'a'> & { to?: undefined; state?: undefined });

export function AnyLink(props: AnyLinkProps) {
  return props.to === undefined ? <a {...props} /> : <Link {...props} />;
}

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
