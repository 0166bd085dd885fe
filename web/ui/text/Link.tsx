import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

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
