import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { stateShapes } from '../../parts/charts/stateShapes';
import { color, edge, focusRing, radius, space } from '../../theme/tokens';
import { IconButton } from '../../ui/button/IconButton';

import { VisuallyHidden } from '../../ui/text/Text';
import { GroupButtons } from './GroupButtons';
import { type Group, groupsFor, type Spot } from './mapPoints';
import { around, type Circle, fullView, panned, type Size, type View, zoomed } from './mapView';
import { mapPainter, PAINT_FACTOR, transformFor } from './paintMap';
import { useGestures } from './useGestures';
import { useMapView } from './useMapView';

const Surface = styled.div`
  position: relative;
  overflow: hidden;
  height: min(65vh, 620px);
  border: ${edge} solid ${color.line};
  border-radius: ${radius};
  background: ${color.sunken};
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    ${focusRing}
  }
`;

/** The painted map. The colors of the land, its borders, the sea and the points come from its CSS. */
const Canvas = styled.canvas`
  position: absolute;
  inset: ${-50 * (PAINT_FACTOR - 1)}%;
  width: ${100 * PAINT_FACTOR}%;
  height: ${100 * PAINT_FACTOR}%;
  background: ${color.sunken};
  will-change: transform;
  color: ${color.pasture};
  fill: ${color.card};
  stroke: ${color.strongLine};
`;

const Buttons = styled.div`
  position: absolute;
  inset: 0;
  will-change: transform;
  pointer-events: none;
`;

const Zoom = styled.div`
  position: absolute;
  top: ${space(1)};
  right: ${space(1)};
  display: grid;
  gap: ${space(1)};
`;

interface RanchMapProps {
  spots: readonly Spot[];
  /** The circle that the map shows until the reader moves the map. If undefined, the map shows all states. */
  circle: Circle | undefined;
  /** The circle's outline, as an SVG path. Empty for none. */
  outline: string;
  onOpen: (id: string) => void;
  onView: (shown: { view: View; size: Size; isMoved: boolean }) => void;
}

const KEY_STEP = 80;
const ZOOM_STEP = 2;

/** Shows ranches on a map of the states, which can be moved and zoomed by touch, mouse and keyboard. */
export function RanchMap({ spots, circle, outline, onOpen, onView }: RanchMapProps) {
  const surface = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const help = useId();
  const size = useSize(surface);
  const initialView = useMemo(() => (circle ? around(circle, size) : fullView(size)), [circle, size]);
  // Divides the map into about 80 squares, so that there aren't too many buttons.
  const square = Math.max(56, Math.sqrt((size.width * size.height) / 80));
  const groupsAt = useMemo(() => {
    const find = groupsFor(spots);
    return (view: View) => find(view, square);
  }, [spots, square]);
  const { canvas, painter } = usePainter(outline, groupsAt);

  const map = useMapView(`${circle?.x} ${circle?.y} ${circle?.radius}`, initialView, (now) => {
    painter()?.move(now, size);
    if (buttons.current) buttons.current.style.transform = transformFor(map.view, now);
  });
  const { view, isMoved } = map;
  useLayoutEffect(() => {
    painter()?.paint(view, size);
    if (buttons.current) buttons.current.style.transform = '';
  }, [painter, view, size]);
  useEffect(() => onView({ view, size, isMoved }), [onView, view, size, isMoved]);

  const zoom = (factor: number) => map.jump((now) => zoomed(now, factor, size));
  const openGroup = ({ x, y }: Group) => {
    // The pressed button is replaced by buttons for its ranches, so the focus moves to the map.
    surface.current?.focus();
    map.jump((now) => zoomed({ ...now, x, y }, ZOOM_STEP ** 2, size));
  };
  const gestures = useGestures(surface, map, size);
  const onKeyDown = (event: KeyboardEvent) => {
    const change = changeOf(event, size);
    if (!change) return;
    event.preventDefault();
    map.jump(change);
  };
  return (
    <Surface
      ref={surface}
      role="application"
      aria-label="Map of ranches"
      aria-describedby={help}
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...gestures}
    >
      <VisuallyHidden id={help}>
        Arrow keys move the map, plus and minus zoom, and 0 shows all states. The list says the same in words.
      </VisuallyHidden>
      <Canvas ref={canvas} aria-hidden />
      <Buttons ref={buttons}>
        <GroupButtons groups={groupsAt(view)} view={view} size={size} onOpen={onOpen} onGroup={openGroup} />
      </Buttons>
      <Zoom>
        <IconButton icon={Plus} label="Zoom in" variant="solid" onClick={() => zoom(ZOOM_STEP)} />
        <IconButton icon={Minus} label="Zoom out" variant="solid" onClick={() => zoom(1 / ZOOM_STEP)} />
      </Zoom>
    </Surface>
  );
}

/** Returns how a key changes the view. Undefined for other keys, and for the browser's shortcuts. */
function changeOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, size: Size): ((view: View) => View) | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const pan = (dx: number, dy: number) => (view: View) => panned(view, { dx, dy }, size);
  const zoom = (factor: number) => (view: View) => zoomed(view, factor, size);
  const changes: Record<string, (view: View) => View> = {
    ...{ ArrowLeft: pan(KEY_STEP, 0), ArrowRight: pan(-KEY_STEP, 0) },
    ...{ ArrowUp: pan(0, KEY_STEP), ArrowDown: pan(0, -KEY_STEP) },
    ...{ '+': zoom(ZOOM_STEP), '=': zoom(ZOOM_STEP), '-': zoom(1 / ZOOM_STEP), _: zoom(1 / ZOOM_STEP) },
    '0': () => fullView(size),
  };
  return Object.hasOwn(changes, key) ? changes[key] : undefined;
}

/** The size of the map until it's measured: that of a phone. */
const UNMEASURED: Size = { width: 343, height: 480 };

function useSize(surface: { current: HTMLElement | null }): Size {
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = surface.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [surface]);
  return size;
}

/** Returns the canvas and its painter, which is replaced when the color scheme, the outline or the groups change. */
function usePainter(outline: string, groupsAt: (view: View) => ReturnType<ReturnType<typeof groupsFor>>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDark = useIsDark();
  const cached = useRef<{ key: unknown[]; painter: ReturnType<typeof mapPainter> }>(undefined);
  const painter = useCallback(() => {
    const key = [outline, groupsAt, isDark];
    if (canvas.current && !cached.current?.key.every((part, index) => part === key[index])) {
      const scene = { states: stateShapes, circle: outline, groupsAt };
      cached.current = { key, painter: mapPainter(canvas.current, scene) };
    }
    return cached.current?.painter;
  }, [outline, groupsAt, isDark]);
  return { canvas, painter };
}

function useIsDark(): boolean {
  const [query] = useState(() => window.matchMedia('(prefers-color-scheme: dark)'));
  const [isDark, setIsDark] = useState(query.matches);
  useEffect(() => {
    const change = () => setIsDark(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, [query]);
  return isDark;
}
