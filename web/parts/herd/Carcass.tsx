import styled, { css } from 'styled-components';
import { PLACES, type Place } from '../../../rules/herd/quarters';
import { color } from '../../theme/tokens';

type PlaceLook = 'free' | 'taken' | 'yours';

interface CarcassProps {
  label: string;
  taken: readonly number[];
  yours?: readonly number[];
  width?: number;
}

/** A side hung by the hind leg with its back to the left, cut in two between the ribs. */
const OUTLINES = {
  upper:
    'M23 2C27 2 30 4 30 9L32 23C43 27 51 38 50 53C49 63 43 69 43 79H11C10 64 6 50 9 37C11 29 16 26 17 19L16 9C16 4 19 2 23 2Z',
  lower:
    'M11 83H43C43 94 51 100 50 112C49 124 43 131 36 135C34 144 28 148 22 146C16 144 14 136 15 127C12 112 11 97 11 83Z',
};

/** How the outline of a quarter is moved to its place. The right side is mirrored, so that the sides hang back to back. */
const AT: Record<Place, { part: keyof typeof OUTLINES; move: string }> = {
  1: { part: 'upper', move: 'matrix(-1 0 0 1 56 0)' },
  2: { part: 'lower', move: 'matrix(-1 0 0 1 56 0)' },
  3: { part: 'upper', move: 'translate(58 0)' },
  4: { part: 'lower', move: 'translate(58 0)' },
};

const looks: Record<PlaceLook, ReturnType<typeof css>> = {
  free: css`
    fill: ${color.card};
    stroke: ${color.pasture};
    stroke-dasharray: 4 3;
  `,
  taken: css`
    fill: ${color.line};
    stroke: ${color.soft};
  `,
  yours: css`
    fill: ${color.pasture};
    stroke: ${color.pasture};
  `,
};

const Drawing = styled.svg`
  flex: none;
  height: auto;
  max-width: 100%;
`;

const Quarter = styled.path<{ $look: PlaceLook }>`
  stroke-width: 1.5;
  ${({ $look }) => looks[$look]}
`;

/** The two sides of an animal with their four places: free, taken, or the family's own. */
export function Carcass({ label, taken, yours = [], width = 96 }: CarcassProps) {
  return (
    <Drawing viewBox="0 0 114 150" width={width} role="img" aria-label={label}>
      {PLACES.map((place) => (
        <g key={place} transform={AT[place].move}>
          <Quarter d={OUTLINES[AT[place].part]} $look={lookOf(place, taken, yours)} />
        </g>
      ))}
    </Drawing>
  );
}

function lookOf(place: Place, taken: readonly number[], yours: readonly number[]): PlaceLook {
  if (yours.includes(place)) return 'yours';
  return taken.includes(place) ? 'taken' : 'free';
}
