import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { type Side, sideOf } from '../../../../rules/herd/quarters';
import { color, radius, size, space } from '../../../theme/tokens';

import { VisuallyHidden } from '../../../ui/text/Text';

export interface DrawnPlace {
  number: number;
  taken: boolean;
  /** Whether the ranch keeps the place for its own household. */
  kept: boolean;
  /** The share's ID, which all places of the share have in common. */
  share: string | null;
  /** The holder's name, or a text such as 'Free'. */
  name: string;
}

/** Shows the two CarcassSides of an animal next to each other. */
export const CarcassSides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: 3px solid ${color.strongLine};
`;

const Root = styled.div<{ $mirrored: boolean }>`
  display: grid;
  grid-template-columns: ${({ $mirrored }) => ($mirrored ? '60px minmax(0, 1fr)' : 'minmax(0, 1fr) 60px')};
  align-items: stretch;
  border-radius: 0 0 ${radius} ${radius};

  svg {
    grid-area: 1 / ${({ $mirrored }) => ($mirrored ? 1 : 2)};
    width: 60px;
    height: 138px;
    ${({ $mirrored }) => $mirrored && 'transform: scaleX(-1);'}
  }
`;

const Names = styled.ul<{ $mirrored: boolean }>`
  display: grid;
  grid-auto-rows: minmax(0, 1fr);
  grid-area: 1 / ${({ $mirrored }) => ($mirrored ? 2 : 1)};
  min-width: 0;
  padding: ${space(2)} ${space(0.5)} 0;
  text-align: ${({ $mirrored }) => ($mirrored ? 'left' : 'right')};
`;

const Name = styled.li<{ $taken: boolean }>`
  align-self: center;
  color: ${({ $taken }) => ($taken ? color.ink : color.soft)};
  font-size: ${size[13]};
  font-weight: ${({ $taken }) => ($taken ? 600 : 400)};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

interface CarcassSideProps extends ComponentProps<'div'> {
  side: Side;
  places: readonly DrawnPlace[];
}

/** Draws one side of an animal, hung by the hock, with the names of those who hold its two quarters. */
export function CarcassSide({ side, places, ...rest }: CarcassSideProps) {
  const sidePlaces = places.filter(({ number }) => sideOf(number) === side);
  const [hind, fore] = sidePlaces;
  if (!hind || !fore) return null;
  const isWhole = hind.share !== null && hind.share === fore.share;
  const mirrored = side === 2;
  return (
    <Root $mirrored={mirrored} {...rest}>
      <SideDrawing hind={hind} fore={fore} isWhole={isWhole} />
      <Names $mirrored={mirrored} aria-label={`Side ${side}`}>
        {(isWhole ? [hind] : sidePlaces).map(({ number, taken, name }) => (
          <Name key={number} $taken={taken}>
            <VisuallyHidden>{isWhole ? 'Both quarters: ' : `Quarter ${number}: `}</VisuallyHidden>
            {name}
          </Name>
        ))}
      </Names>
    </Root>
  );
}

const HIND =
  'M38 12C44 12 47 16 47 24L48 66L11.6 66C12 62 11 58 9 53C5 43 7 31 14 25C20 20 26 21 30 15C32 12 34 12 38 12Z';
const FORE = 'M48 70L48 104C48 116 44 125 38 129C32 131 27 125 25 117C22 109 13 105 10 95C7.500 86 9 78 11.600 70Z';
const SIDE =
  'M38 12C44 12 47 16 47 24L48 66L48 104C48 116 44 125 38 129C32 131 27 125 25 117C22 109 13 105 10 95C7 85 9 77 11.600 70C12.600 66 12 61 9 53C5 43 7 31 14 25C20 20 26 21 30 15C32 12 34 12 38 12Z';
/** Lines like the gouges of a woodcut: the muscles of the leg, the ribs and the neck. */
const GOUGES =
  'M40 22C33 30 24 31 17 38M43 32C36 40 25 43 16 47M45 44C38 50 27 54 18 56M45 76C36 75 26 77 18 80M45 83C36 82 26 84 16 88M45 90C37 90 28 92 20 96M44 98C38 99 33 101 28 105M43 107C39 110 36 113 33 118';

function SideDrawing({ hind, fore, isWhole }: { hind: DrawnPlace; fore: DrawnPlace; isWhole: boolean }) {
  const hatch = useId();
  const quarters = [
    { path: HIND, place: hind, half: 'M0 0H60V68H0Z' },
    { path: FORE, place: fore, half: 'M0 68H60V140H0Z' },
  ];
  const parts = isWhole ? [{ path: SIDE, place: hind, half: 'M0 0H60V140H0Z' }] : quarters;
  return (
    <svg viewBox="0 0 60 138" aria-hidden="true" fill="none" strokeLinejoin="round" strokeLinecap="round">
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0H5V5H0Z" fill={color.card} />
          <path d="M0 0H2.500V5H0Z" fill={color.hay} />
        </pattern>
      </defs>
      <path d="M38 0V12" stroke={color.strongLine} strokeWidth="3" />
      {parts.map((part) => (
        <PartDrawing key={part.path} hatch={hatch} {...part} />
      ))}
    </svg>
  );
}

interface PartDrawingProps {
  path: string;
  place: DrawnPlace;
  /** The half of the drawing in which the part is. */
  half: string;
  hatch: string;
}

function PartDrawing({ path, place: { number, taken, kept }, half, hatch }: PartDrawingProps) {
  const clip = `${hatch}${number}`;
  const look = taken ? { fill: kept ? `url(#${hatch})` : color.ink } : { fill: 'none', strokeDasharray: '3 3' };
  const gouge = { stroke: taken && !kept ? color.card : color.strongLine, strokeWidth: taken ? 1.6 : 1 };
  return (
    <g>
      <path d={path} stroke={color.ink} strokeWidth="1.6" {...look} />
      <clipPath id={clip}>
        <path d={half} />
      </clipPath>
      <path d={GOUGES} clipPath={`url(#${clip})`} {...gouge} />
    </g>
  );
}
