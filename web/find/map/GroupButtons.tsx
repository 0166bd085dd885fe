import styled from 'styled-components';
import { formatMiles } from '../../../rules/ranches/delivery';
import { STATES } from '../../../rules/words/states';
import { focusRing } from '../../theme/mixins';
import { color, radius, space, size as textSize } from '../../theme/tokens';
import type { Group, RanchPoint } from './mapPoints';
import { isShown, type Size, toScreen, type View } from './mapView';
import { groupRadius } from './paintMap';

/** More are painted, but found only when the map is nearer. */
const MAX_BUTTONS = 100;

const Name = styled.span`
  position: absolute;
  bottom: 100%;
  left: 50%;
  display: none;
  padding: ${space(0.5)} ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.ink};
  font-size: ${textSize[15]};
  white-space: nowrap;
  translate: -50%;
`;

/** The point itself is painted; this is where it's pressed. */
const Place = styled.button`
  position: absolute;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  cursor: pointer;
  pointer-events: auto;
  translate: -50% -50%;

  &:focus-visible {
    ${focusRing}
    z-index: 1;
  }

  &:hover {
    z-index: 1;
  }

  &:hover > span,
  &:focus-visible > span {
    display: block;
  }
`;

interface GroupButtonsProps {
  groups: readonly Group[];
  view: View;
  size: Size;
  onOpen: (id: string) => void;
  onGroup: (group: Group) => void;
}

/** A button for each point that is shown, the nearest ranch first. */
export function GroupButtons({ groups, view, size, onOpen, onGroup }: GroupButtonsProps) {
  const shown = groups.filter((group) => isShown(view, group, size)).slice(0, MAX_BUTTONS);
  return shown.map((group) => {
    const [{ ranch } = { ranch: undefined }] = group.spots;
    if (!ranch) return null;
    const isAlone = group.spots.length === 1;
    const { left, top } = toScreen(view, group, size);
    return (
      <Place
        key={ranch.rancherId}
        type="button"
        aria-label={isAlone ? wordsOf(ranch) : `${group.spots.length} ranches around ${placeOf(ranch)}. Zoom in`}
        style={{ left, top, ...(!isAlone && { width: 2 * groupRadius(group), height: 2 * groupRadius(group) }) }}
        onClick={() => (isAlone ? onOpen(ranch.rancherId) : onGroup(group))}
      >
        {isAlone && <Name aria-hidden>{ranch.ranchName}</Name>}
      </Place>
    );
  });
}

const CODES = new Map(STATES.map(({ name, code }) => [name, code]));

const placeOf = ({ city, state }: RanchPoint) => `${city}, ${CODES.get(state) ?? state}`;

/** 'Pedernales Bend Ranch, Johnson City, TX, 40 miles' */
function wordsOf(ranch: RanchPoint): string {
  const { ranchName, distanceMiles: miles } = ranch;
  const away = typeof miles === 'number' ? [formatMiles(miles)] : [];
  return [ranchName, placeOf(ranch), ...away].join(', ');
}
