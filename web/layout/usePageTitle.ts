import { useEffect } from 'react';
import { pageTitle } from './pageTitle';

/** Names the page in the browser's tab, where a screen knows better than the route table; undefined while it does not. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
}
