import { MAP } from '../../parts/charts/stateShapes';

/** What a map shows: its center, in units of the drawing, and its scale, in px per unit. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** The maximum scale, in px per unit. At this scale a unit, about three miles, is as wide as a fingertip. */
export const MAX_SCALE = 48;

const PADDING = 1.1;

export const fullView = ({ width, height }: Size): View => ({
  x: MAP.width / 2,
  y: MAP.height / 2,
  scale: Math.min(width / MAP.width, height / MAP.height),
});

export const around = ({ x, y, radius }: Circle, size: Size): View =>
  within({ x, y, scale: Math.min(size.width, size.height) / (2 * radius * PADDING) }, size);

/** Limits a view, so that its center is on the drawing and its scale is between the full view and the maximum. */
function within({ x, y, scale }: View, size: Size): View {
  const minScale = fullView(size).scale;
  return {
    x: Math.min(Math.max(x, 0), MAP.width),
    y: Math.min(Math.max(y, 0), MAP.height),
    scale: Math.min(Math.max(scale, minScale), MAX_SCALE),
  };
}

export const panned = (view: View, { dx, dy }: { dx: number; dy: number }, size: Size): View =>
  within({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, size);

export function zoomed(view: View, factor: number, size: Size, spot = middleOf(size)): View {
  const scale = within({ ...view, scale: view.scale * factor }, size).scale;
  const offset = { x: spot.x - size.width / 2, y: spot.y - size.height / 2 };
  const shift = 1 / view.scale - 1 / scale;
  return within({ x: view.x + offset.x * shift, y: view.y + offset.y * shift, scale }, size);
}

const middleOf = ({ width, height }: Size) => ({ x: width / 2, y: height / 2 });

/** Returns the screen position of a spot on the drawing, in px. */
export const toScreen = (view: View, { x, y }: { x: number; y: number }, { width, height }: Size) => ({
  left: (x - view.x) * view.scale + width / 2,
  top: (y - view.y) * view.scale + height / 2,
});

/** Returns whether a spot is on the screen, or at most `margin` px outside. */
export function isShown(view: View, spot: { x: number; y: number }, size: Size, margin = 0): boolean {
  const { left, top } = toScreen(view, spot, size);
  return left >= -margin && top >= -margin && left <= size.width + margin && top <= size.height + margin;
}
