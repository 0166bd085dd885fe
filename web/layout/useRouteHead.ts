import { useLayoutEffect } from 'react';
import type { AppRoute } from '../routes';
import { pageTitle } from './pageTitle';

/** Title and description of a route. In a layout effect, so that a screen's own `usePageTitle` comes after it. */
export function useRouteHead({ title, description }: AppRoute) {
  useLayoutEffect(() => {
    document.title = pageTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
