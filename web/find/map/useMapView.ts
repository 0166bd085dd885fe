import { useCallback, useEffect, useRef, useState } from 'react';
import type { View } from './mapView';

/** The time after the last wheel event at which the map stops moving, in milliseconds. */
const SETTLE_DELAY = 150;

/** The view is `first` until it is moved, and for each new `place`. React renders only when the map stops. */
export function useMapView(place: string, first: View, onMove: (view: View) => void) {
  const [chosen, setChosen] = useState<{ place: string; view: View }>();
  const settled = chosen?.place === place ? chosen.view : first;
  const moving = useRef<View>(undefined);
  const frame = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    const view = moving.current;
    moving.current = undefined;
    if (view) setChosen({ place, view });
  }, [place]);

  const move = (change: (view: View) => View) => {
    moving.current = change(moving.current ?? settled);
    clearTimeout(timer.current);
    if (frame.current) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      if (moving.current) onMove(moving.current);
    });
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      cancelAnimationFrame(frame.current);
    },
    [],
  );

  return {
    view: settled,
    isMoved: chosen?.place === place,
    /** Returns the current view, even while the map moves. */
    now: () => moving.current ?? settled,
    move,
    settle,
    settleSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, SETTLE_DELAY);
    },
    /** Moves the map without an animation, for keys and buttons. */
    jump: (change: (view: View) => View) => {
      moving.current = change(moving.current ?? settled);
      settle();
    },
  };
}

export type MapView = ReturnType<typeof useMapView>;
