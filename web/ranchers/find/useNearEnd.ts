import { useEffect, useEffectEvent, useRef } from 'react';

/** Early enough that nobody sees the list wait. */
const AHEAD = '800px';

/** Tells when the end of a list comes near the window. */
export function useNearEnd(onNear: () => void, active: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);

  useEffect(() => {
    if (!active || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [active]);

  return end;
}
