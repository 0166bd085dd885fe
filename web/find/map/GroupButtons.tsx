import styled from 'styled-components';
import { formatMiles } from '../../../rules/ranches/delivery';
import { STATES } from '../../../rules/words/states';
import { color, edge, focusRing, radius, space, size as textSize } from '../../theme/tokens';
import type { Group, RanchPoint } from './mapPoints';
import { isShown, type Size, toScreen, type View } from './mapView';
import { groupRadius } from './paintMap';

/** The maximum number of buttons. Other groups are painted, but have a button only after zooming in. */
const MAX_BUTTONS = 100;

const Name = styled.span`
  position: absolute;
  bottom: 100%;
  left: 50%;
  display: none;
  padding: ${space(0.5)} ${space(1)};
  border: ${edge} solid ${color.line};
  border-radius: ${radius};
  background: ${color.card};
  color: ${color.ink};
  font-size: ${textSize[15]};
  white-space: nowrap;
  translate: -50%;
`;

/** The pressable area over a point, which is painted on the canvas. */
const PointButton = styled.button`
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

/** Shows a button for each visible group of ranches, in the server's order. */
export function GroupButtons({ groups, view, size, onOpen, onGroup }: GroupButtonsProps) {
  const shown = groups.filter((group) => isShown(view, group, size)).slice(0, MAX_BUTTONS);
  return shown.map((group) => {
    const [{ ranch } = { ranch: undefined }] = group.spots;
    if (!ranch) return null;
    const isSingle = group.spots.length === 1;
    const { left, top } = toScreen(view, group, size);
    return (
      <PointButton
        key={ranch.rancherId}
        type="button"
        aria-label={isSingle ? labelOf(ranch) : `${group.spots.length} ranches around ${placeOf(ranch)}. Zoom in`}
        style={{ left, top, ...(!isSingle && { width: 2 * groupRadius(group), height: 2 * groupRadius(group) }) }}
        onClick={() => (isSingle ? onOpen(ranch.rancherId) : onGroup(group))}
      >
        {isSingle && <Name aria-hidden>{ranch.ranchName}</Name>}
      </PointButton>
    );
  });
}

const CODES = new Map(STATES.map(({ name, code }) => [name, code]));

const placeOf = ({ city, state }: RanchPoint) => `${city}, ${CODES.get(state) ?? state}`;

/** Returns a label such as 'Pedernales Bend Ranch, Johnson City, TX, 40 miles'. */
function labelOf(ranch: RanchPoint): string {
  const { ranchName, distanceMiles: miles } = ranch;
  const away = typeof miles === 'number' ? [formatMiles(miles)] : [];
  return [ranchName, placeOf(ranch), ...away].join(', ');
}
