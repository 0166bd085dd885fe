import { useEffect, useLayoutEffect } from 'react';
import { BRAND, SUBLINE, TAGLINE } from '../../rules/words/brand';
import type { AppRoute } from '../app/routes';

/** The description of screens without their own. */
export const DESCRIPTION = `${TAGLINE}. ${SUBLINE}.`;

const HOME_TITLE = `${BRAND} – beef direct from ranchers`;

export const pageTitle = (title?: string) => (title ? `${title} – ${BRAND}` : HOME_TITLE);

/** Replaces the route's title with a more specific one, unless it's undefined. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
}

/** Sets a route's title and description, in a layout effect so that the screen's own `usePageTitle` runs after it. */
export function useRouteHead({ title, description = DESCRIPTION }: AppRoute) {
  useLayoutEffect(() => {
    document.title = pageTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
