import type { Group } from './mapPoints';
import { isShown, type Size, toScreen, type View } from './mapView';

export interface Scene {
  states: readonly { outline: string; bounds: [[number, number], [number, number]] }[];
  /** The outline of the search's circle. Empty for none. */
  circle: string;
  groupsAt: (view: View) => readonly Group[];
}

/** The painted area is this many times as wide and high as the visible one, so that moving the map needs no repainting. */
export const PAINT_FACTOR = 2;
/** The maximum factor by which the painted map may be scaled while it moves. Beyond it, the map would look blurred. */
const MAX_STRETCH = 2;
/** The maximum number of canvas pixels per px. More would cost time without a visible difference. */
const MAX_PIXEL_RATIO = 2;

const POINT_RADIUS = 8;
export const groupRadius = ({ spots }: Group) =>
  spots.length === 1 ? POINT_RADIUS : Math.min(12 + 3 * Math.log2(spots.length), 28);

/** Returns the CSS transform that moves a map painted for one view to another, which the browser does without repainting. */
export const transformFor = (painted: View, view: View): string =>
  `translate(${(painted.x - view.x) * view.scale}px, ${(painted.y - view.y) * view.scale}px) scale(${view.scale / painted.scale})`;

/** Paints the map when it stops moving. While it moves, repaints only if it leaves the painted area. */
export function mapPainter(canvas: HTMLCanvasElement, scene: Scene) {
  let painted: { view: View; size: Size } | undefined;
  const paint = (view: View, size: Size) => {
    painted = { view, size };
    canvas.style.transform = '';
    paintAll(canvas, scene, { view, size: { width: size.width * PAINT_FACTOR, height: size.height * PAINT_FACTOR } });
  };
  const move = (view: View, size: Size) => {
    if (painted?.size !== size || !covers(painted.view, view, size)) paint(view, size);
    else canvas.style.transform = transformFor(painted.view, view);
  };
  return { paint, move };
}

function covers(painted: View, view: View, size: Size): boolean {
  const stretch = view.scale / painted.scale;
  if (stretch > MAX_STRETCH || stretch < 1 / MAX_STRETCH) return false;
  const spare = (length: number) => (length * PAINT_FACTOR) / painted.scale - length / view.scale;
  const isWide = 2 * Math.abs(view.x - painted.x) <= spare(size.width);
  return isWide && 2 * Math.abs(view.y - painted.y) <= spare(size.height);
}

interface Part {
  view: View;
  size: Size;
}

function paintAll(canvas: HTMLCanvasElement, scene: Scene, part: Part): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const pixels = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
  fitCanvas(canvas, part.size, pixels);
  const style = getComputedStyle(canvas);
  context.setTransform(pixels, 0, 0, pixels, 0, 0);
  context.clearRect(0, 0, part.size.width, part.size.height);
  paintGround(context, scene, { ...part, style });
  context.setTransform(pixels, 0, 0, pixels, 0, 0);
  paintGroups(context, scene.groupsAt(part.view), { ...part, style });
}

function fitCanvas(canvas: HTMLCanvasElement, { width, height }: Size, pixels: number): void {
  const [wide, high] = [Math.round(width * pixels), Math.round(height * pixels)];
  // Setting the size clears the canvas, even if it stays the same.
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
}

function paintGround(context: CanvasRenderingContext2D, scene: Scene, { view, size, style }: StyledPart): void {
  const { fill, stroke, color } = style;
  context.translate(size.width / 2, size.height / 2);
  context.scale(view.scale, view.scale);
  context.translate(-view.x, -view.y);
  Object.assign(context, { fillStyle: fill, strokeStyle: stroke, lineWidth: 1 / view.scale });
  const states = new Path2D();
  for (const state of scene.states) if (touches(state.bounds, { view, size })) states.addPath(pathOf(state));
  context.fill(states);
  context.stroke(states);
  paintCircle(context, scene.circle, color, 2 / view.scale);
}

const paths = new WeakMap<object, Path2D>();

/** Returns a state's path, cached because parsing an outline takes longer than painting it. */
function pathOf(state: Scene['states'][number]): Path2D {
  const path = paths.get(state) ?? new Path2D(state.outline);
  paths.set(state, path);
  return path;
}

function touches([[left, top], [right, bottom]]: Scene['states'][number]['bounds'], { view, size }: Part): boolean {
  const halfWidth = size.width / 2 / view.scale;
  const halfHeight = size.height / 2 / view.scale;
  const isBeside = right < view.x - halfWidth || left > view.x + halfWidth;
  return !isBeside && bottom >= view.y - halfHeight && top <= view.y + halfHeight;
}

function paintCircle(context: CanvasRenderingContext2D, outline: string, color: string, lineWidth: number): void {
  if (!outline) return;
  const circle = new Path2D(outline);
  Object.assign(context, { fillStyle: color, strokeStyle: color, lineWidth, globalAlpha: 0.12 });
  context.fill(circle);
  context.globalAlpha = 1;
  context.stroke(circle);
}

interface StyledPart extends Part {
  style: CSSStyleDeclaration;
}

/** Paints all circles as one path, because filling thousands of them separately would take longer than a frame. */
function paintGroups(
  context: CanvasRenderingContext2D,
  groups: readonly Group[],
  { view, size, style }: StyledPart,
): void {
  const shown = groups.filter((group) => isShown(view, group, size, 30));
  const { color, backgroundColor, fontFamily } = style;
  context.beginPath();
  for (const group of shown) {
    const { left, top } = toScreen(view, group, size);
    const radius = groupRadius(group);
    context.moveTo(left + radius, top);
    context.arc(left, top, radius, 0, 2 * Math.PI);
  }
  Object.assign(context, { fillStyle: color, strokeStyle: backgroundColor, lineWidth: 2 });
  context.fill();
  context.stroke();
  Object.assign(context, {
    ...{ fillStyle: backgroundColor, font: `600 14px ${fontFamily}`, textAlign: 'center', textBaseline: 'middle' },
  });
  for (const group of shown) {
    if (group.spots.length === 1) continue;
    const { left, top } = toScreen(view, group, size);
    context.fillText(String(group.spots.length), left, top + 1);
  }
}
