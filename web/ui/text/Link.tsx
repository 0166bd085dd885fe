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
