import type { Group } from './mapPoints';
import { isShown, type Size, toScreen, type View } from './mapView';

/** What is painted, besides the view. */
export interface Scene {
  states: readonly { outline: string; bounds: [[number, number], [number, number]] }[];
  /** The outline of the search's circle; empty for none. */
  circle: string;
  groupsAt: (view: View) => readonly Group[];
}

/** Painted this much wider and higher than what is shown, so that it can be moved without being painted anew. */
export const WIDER = 2;
/** Up to here, what was painted larger or smaller looks well while it moves. */
const MAX_STRETCHED = 2;
/** More would cost time that nobody sees. */
const MAX_PIXELS = 2;

const POINT_RADIUS = 8;
export const groupRadius = ({ spots }: Group) =>
  spots.length === 1 ? POINT_RADIUS : Math.min(12 + 3 * Math.log2(spots.length), 28);

/** Moves what was painted for one view to where it belongs in another. The browser's compositor does it without painting. */
export const moved = (painted: View, view: View): string =>
  `translate(${(painted.x - view.x) * view.scale}px, ${(painted.y - view.y) * view.scale}px) scale(${view.scale / painted.scale})`;

/** Paints a map where it comes to rest. While it moves, it's painted anew only where what was painted ends. */
export function mapPainter(canvas: HTMLCanvasElement, scene: Scene) {
  let painted: { view: View; size: Size } | undefined;
  const paint = (view: View, size: Size) => {
    painted = { view, size };
    canvas.style.transform = '';
    paintAll(canvas, scene, { view, size: { width: size.width * WIDER, height: size.height * WIDER } });
  };
  const move = (view: View, size: Size) => {
    if (painted?.size !== size || !covers(painted.view, view, size)) paint(view, size);
    else canvas.style.transform = moved(painted.view, view);
  };
  return { paint, move };
}

/** Whether what was painted for one view is enough for another. */
function covers(painted: View, view: View, size: Size): boolean {
  const stretched = view.scale / painted.scale;
  if (stretched > MAX_STRETCHED || stretched < 1 / MAX_STRETCHED) return false;
  const spare = (length: number) => (length * WIDER) / painted.scale - length / view.scale;
  const isWide = 2 * Math.abs(view.x - painted.x) <= spare(size.width);
  return isWide && 2 * Math.abs(view.y - painted.y) <= spare(size.height);
}

/** A canvas and the part of the drawing that belongs on it. */
interface Part {
  view: View;
  size: Size;
}

function paintAll(canvas: HTMLCanvasElement, scene: Scene, part: Part): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const pixels = Math.min(window.devicePixelRatio, MAX_PIXELS);
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
  // Setting them clears the canvas, even to what they are.
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
}

function paintGround(context: CanvasRenderingContext2D, scene: Scene, { view, size, style }: Look): void {
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

/** To read an outline takes longer than to paint it, so each is read once. */
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

interface Look extends Part {
  style: CSSStyleDeclaration;
}

/** All circles are one path: a fill and a stroke for each of thousands would take longer than a frame. */
function paintGroups(context: CanvasRenderingContext2D, groups: readonly Group[], { view, size, style }: Look): void {
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
