import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { panned, type Size, zoomed } from './mapView';
import type { MapView } from './useMapView';

interface Spot {
  x: number;
  y: number;
}

/** A finger or mouse that moves less than this presses a button. */
const SLIP = 6;
/** How much a px of the wheel zooms. */
const WHEEL = 0.0022;
/** A browser that tells lines or pages of the wheel means about so many px with one. */
const WHEEL_UNITS = [1, 24, 400];

/** Moves a map by dragging with mouse or finger, pinching and the wheel. */
export function useGestures(surface: RefObject<HTMLElement | null>, map: MapView, size: Size) {
  const fingers = useRef(new Map<number, Spot>());
  const begun = useRef<Spot>(undefined);
  useWheel(surface, map, size);

  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const { left = 0, top = 0 } = surface.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.current.set(event.pointerId, spotOf(event));
    if (fingers.current.size === 1) begun.current = spotOf(event);
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) map.rest();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    // It was let go outside of the map.
    if (event.buttons === 0) return onPointerUp(event);
    const before = [...fingers.current.values()];
    if (begun.current && before.length === 1 && between(begun.current, spotOf(event)) < SLIP) return;
    // From here on it's no press of the button below.
    begun.current = undefined;
    surface.current?.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, spotOf(event));
    const after = [...fingers.current.values()];
    map.move((view) => followed(view, [before, after], size));
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

const between = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

/** What lies below the fingers stays below them. */
function followed(view: MapView['view'], [before, after]: [Spot[], Spot[]], size: Size): MapView['view'] {
  const from = middleOf(before);
  const to = middleOf(after);
  const moved = panned(view, { dx: to.x - from.x, dy: to.y - from.y }, size);
  const [one, other] = before;
  const [oneNow, otherNow] = after;
  if (!one || !other || !oneNow || !otherNow) return moved;
  const factor = between(oneNow, otherNow) / Math.max(between(one, other), 1);
  return zoomed(moved, Math.max(factor, 0.01), size, to);
}

function middleOf([one = { x: 0, y: 0 }, other = one]: Spot[]): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** React listens to the wheel passively, and then the page would scroll too. */
function useWheel(surface: RefObject<HTMLElement | null>, map: MapView, size: Size) {
  const turn = useEffectEvent((event: WheelEvent) => {
    const pixels = event.deltaY * (WHEEL_UNITS[event.deltaMode] ?? 1);
    const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const spot = { x: event.clientX - left, y: event.clientY - top };
    const now = map.now();
    const next = zoomed(now, Math.exp(-pixels * WHEEL), size, spot);
    // Where the map can't be larger or smaller, the wheel scrolls the page.
    if (next.scale === now.scale) return;
    event.preventDefault();
    map.move(() => next);
    map.restSoon();
  });
  useEffect(() => {
    const element = surface.current;
    const listen = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [surface]);
}
