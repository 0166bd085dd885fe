import { type TouchEvent, useRef } from 'react';

/** In px; less is a tap or a scroll that went astray. */
const FAR_ENOUGH = 48;

/** Steps on when a finger is drawn to the left, back when to the right. */
export function useSwipe(step: (by: number) => void) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers zoom.
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0]?.clientX;
      if (start.current === null || end === undefined) return;
      const drawn = end - start.current;
      if (Math.abs(drawn) >= FAR_ENOUGH) step(drawn < 0 ? 1 : -1);
      start.current = null;
    },
  };
}
