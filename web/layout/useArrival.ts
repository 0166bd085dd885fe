import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** On another page one starts at its top, with the keyboard and the screen reader too. Going back is the browser's. */
export function useArrival(main: RefObject<HTMLElement | null>) {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (navigation !== 'POP' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, navigation, main]);
}
