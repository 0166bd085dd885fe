import { useEffect, useRef } from 'react';
import type { ScreenName } from '../../rules/site';
import { BRAND } from '../../rules/words/brand';
import { retryImport } from '../ui/state/retryImport';

const loadHeads = retryImport(() => import('./heads'));

const HOME_TITLE = `${BRAND} – beef direct from ranchers`;

export const pageTitle = (title?: string) => (title ? `${title} – ${BRAND}` : HOME_TITLE);

/** The more specific title that the screen has set. */
let ownTitle: string | undefined;

/** Replaces the screen's title with a more specific one, unless it's undefined. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (!title) return;
    ownTitle = title;
    document.title = pageTitle(title);
    return () => {
      ownTitle = undefined;
    };
  }, [title]);
}

/** Sets the title and description of the screen that a person goes to. The first page came with its own. */
export function useHead(screen: ScreenName) {
  const isFirst = useRef(true);
  useEffect(() => {
    const isServed = isFirst.current && document.title !== '';
    isFirst.current = false;
    if (isServed) return;
    let isShown = true;
    const show = ({ heads, DESCRIPTION }: Awaited<ReturnType<typeof loadHeads>>) => {
      if (!isShown) return;
      const { title, description = DESCRIPTION } = heads[screen];
      document.title = pageTitle(ownTitle ?? title);
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    };
    // If it doesn't load, the tab keeps its title.
    loadHeads().then(show, () => {});
    return () => {
      isShown = false;
    };
  }, [screen]);
}
