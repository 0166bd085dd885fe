import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element has come near the visible part of the page. Always false on the server. */
export function useIsNear(root: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !root.current) return;
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px 0px',
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [isNear, root]);
  return isNear;
}
