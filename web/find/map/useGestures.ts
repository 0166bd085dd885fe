import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { panned, type Size, zoomed } from './mapView';
import type { MapView } from './useMapView';

interface Point {
  x: number;
  y: number;
}

/** The distance, in px, that a pointer has to move before it moves the map instead of pressing a button. */
const DRAG_THRESHOLD = 6;
/** The exponent of the zoom factor per px of the wheel. */
const WHEEL = 0.0022;
/** The px of a wheel unit by deltaMode: pixels, lines and pages. */
const WHEEL_UNITS = [1, 24, 400];

/** Moves and zooms a map by dragging, pinching and the wheel. */
export function useGestures(surface: RefObject<HTMLElement | null>, map: MapView, size: Size) {
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point>(undefined);
  useWheel(surface, map, size);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = surface.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.current.set(event.pointerId, pointOf(event));
    if (fingers.current.size === 1) start.current = pointOf(event);
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) map.settle();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    // The button was released outside of the map.
    if (event.buttons === 0) return onPointerUp(event);
    const before = [...fingers.current.values()];
    if (start.current && before.length === 1 && distance(start.current, pointOf(event)) < DRAG_THRESHOLD) return;
    // Captures the pointer, so that the button below it isn't pressed.
    start.current = undefined;
    surface.current?.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    const after = [...fingers.current.values()];
    map.move((view) => dragged(view, [before, after], size));
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Moves and zooms the view so that the points below the fingers stay below them. */
function dragged(view: MapView['view'], [before, after]: [Point[], Point[]], size: Size): MapView['view'] {
  const from = middleOf(before);
  const to = middleOf(after);
  const moved = panned(view, { dx: to.x - from.x, dy: to.y - from.y }, size);
  const [one, other] = before;
  const [oneNow, otherNow] = after;
  if (!one || !other || !oneNow || !otherNow) return moved;
  const factor = distance(oneNow, otherNow) / Math.max(distance(one, other), 1);
  return zoomed(moved, Math.max(factor, 0.01), size, to);
}

function middleOf([one = { x: 0, y: 0 }, other = one]: Point[]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Zooms with the wheel. Adds a native listener, because React's is passive and couldn't keep the page from scrolling. */
function useWheel(surface: RefObject<HTMLElement | null>, map: MapView, size: Size) {
  const turn = useEffectEvent((event: WheelEvent) => {
    const pixels = event.deltaY * (WHEEL_UNITS[event.deltaMode] ?? 1);
    const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const spot = { x: event.clientX - left, y: event.clientY - top };
    const now = map.now();
    const next = zoomed(now, Math.exp(-pixels * WHEEL), size, spot);
    // If the scale is at its limit, the wheel scrolls the page.
    if (next.scale === now.scale) return;
    event.preventDefault();
    map.move(() => next);
    map.settleSoon();
  });
  useEffect(() => {
    const element = surface.current;
    const listen = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [surface]);
}
