import styled from 'styled-components';
import type { CutShare } from '../../../rules/share/cutYields';
import { color } from '../../theme/tokens';

import { CUT_COLORS } from './cutColors';
import { type Freezer, freezerOf, type PackedCut, packFreezer } from './packFreezer';

interface FreezerDrawingProps {
  cuts: readonly CutShare[];
  /** The freezer's size in cubic feet. */
  room: number;
  label: string;
}

/** The thickness of the freezer's walls, in feet like all lengths of the drawing. */
const WALL = 0.14;
const SHELF_SPACING = 1;
const RULER = 0.5;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 240px;
`;

const Body = styled.path`
  fill: ${color.sunken};
  stroke: ${color.ink};
  stroke-width: 1.5px;
  vector-effect: non-scaling-stroke;
`;

const Inside = styled(Body)`
  fill: ${color.card};
  stroke: ${color.strongLine};
  stroke-width: 1px;
`;

const Line = styled.path`
  fill: none;
  stroke: ${color.ink};
  stroke-width: 1.5px;
  vector-effect: non-scaling-stroke;
`;

const Packs = styled.path<{ $color: string }>`
  fill: ${({ $color }) => $color};
  stroke: ${color.card};
  stroke-width: 1px;
  vector-effect: non-scaling-stroke;
`;

const LeftOver = styled(Packs)`
  fill-opacity: 0.55;
  stroke: ${color.ink};
  stroke-width: 0.5px;
`;

const RulerText = styled.text`
  fill: ${color.soft};
`;

/** Returns a path around rectangles. Flips heights, because SVG's y-axis points down. */
const outline = (rects: readonly PackedCut['inside'][number][]): string =>
  rects
    .map(
      ({ x, y, width, height }) =>
        `M${rounded(x)} ${rounded(-y)}h${rounded(width)}v${rounded(-height)}h${rounded(-width)}z`,
    )
    .join('');

const rounded = (feet: number): string => String(Math.round(feet * 1000) / 1000);

/** Draws a share in a freezer, to scale. The freezer's floor is at zero. */
export function FreezerDrawing({ cuts, room, label }: FreezerDrawingProps) {
  const freezer = freezerOf(room);
  const packed = packFreezer(cuts, freezer);
  const { left, top, width, height } = frameOf(freezer, packed);
  return (
    <Drawing
      role="img"
      aria-label={label}
      viewBox={`${rounded(left)} ${rounded(top)} ${rounded(width)} ${rounded(height)}`}
      preserveAspectRatio="xMinYMax meet"
    >
      <Shell freezer={freezer} />
      {packed.map(({ cut, inside, outside }) => (
        <g key={cut}>
          <Packs $color={CUT_COLORS[cut]} d={outline(inside)} />
          {outside.length > 0 && <LeftOver $color={CUT_COLORS[cut]} d={outline(outside)} />}
        </g>
      ))}
      <Shelves freezer={freezer} />
      <Ruler size={height / 16} />
    </Drawing>
  );
}

function frameOf({ width, height }: Freezer, packed: readonly PackedCut[]) {
  const outside = packed.flatMap(({ outside: rects }) => rects);
  const right = Math.max(width + WALL, ...outside.map((rect) => rect.x + rect.width));
  const top = Math.max(height + 2.5 * WALL, ...outside.map((rect) => rect.y + rect.height));
  return { left: -WALL - 0.02, top: -top, width: right + WALL + 0.04, height: top + WALL + RULER };
}

function Shell({ freezer: { isChest, width, height } }: { freezer: Freezer }) {
  const body = { x: -WALL, y: -WALL, width: width + 2 * WALL, height: height + (isChest ? 1 : 2) * WALL };
  const lid = { x: -WALL, y: height + WALL * 0.4, width: width + 2 * WALL, height: WALL };
  return (
    <>
      <Body d={outline([body])} />
      <Inside d={outline([{ x: 0, y: 0, width, height }])} />
      {isChest && <Body d={outline([lid])} />}
    </>
  );
}

/** Draws the shelves of an upright freezer. Each shelf is between two rows, so that it doesn't cut through packs. */
function Shelves({ freezer: { isChest, width, height, rows } }: { freezer: Freezer }) {
  if (isChest) return null;
  const row = height / rows;
  const rowsPerShelf = Math.max(1, Math.round(SHELF_SPACING / row));
  const shelves = Array.from(
    { length: Math.ceil(rows / rowsPerShelf) - 1 },
    (_, shelf) => (shelf + 1) * rowsPerShelf * row,
  );
  return <Line d={shelves.map((y) => `M0 ${rounded(-y)}h${rounded(width)}`).join('')} />;
}

function Ruler({ size }: { size: number }) {
  const y = WALL + RULER * 0.35;
  return (
    <>
      <Line d={`M0 ${rounded(y - 0.06)}v.12m0 -.06h1m0 -.06v.12`} />
      <RulerText x={1.1} y={y + size * 0.35} fontSize={rounded(size)}>
        1 ft
      </RulerText>
    </>
  );
}
