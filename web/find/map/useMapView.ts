import { useCallback, useEffect, useRef, useState } from 'react';
import type { View } from './mapView';

/** So long after the last turn of the wheel the map counts as at rest. */
const REST = 150;

/**
 * The view of a map. It is the first one of its `place` until the reader moves it. While it moves, only `onMove` hears of it, once a
 * frame: React renders where it comes to rest.
 */
export function useMapView(place: string, first: View, onMove: (view: View) => void) {
  const [chosen, setChosen] = useState<{ place: string; view: View }>();
  const rested = chosen?.place === place ? chosen.view : first;
  const moving = useRef<View>(undefined);
  const frame = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const rest = useCallback(() => {
    clearTimeout(timer.current);
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    const view = moving.current;
    moving.current = undefined;
    if (view) setChosen({ place, view });
  }, [place]);

  const move = (change: (view: View) => View) => {
    moving.current = change(moving.current ?? rested);
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
    view: rested,
    isMoved: chosen?.place === place,
    /** Also while it moves. */
    now: () => moving.current ?? rested,
    move,
    rest,
    restSoon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(rest, REST);
    },
    /** Moves at once, for keys and buttons. */
    jump: (change: (view: View) => View) => {
      moving.current = change(moving.current ?? rested);
      rest();
    },
  };
}

export type MapView = ReturnType<typeof useMapView>;
