import styled, { css } from 'styled-components';
import { takesShares } from '../../../../rules/herd/animalStage';
import { type Side, sideOf } from '../../../../rules/herd/quarters';

import { leftText } from '../../../parts/herd/leftText';
import { usePermissions } from '../../../session/useSession';
import { color, motion } from '../../../theme/tokens';
import { Stack } from '../../../ui/layout/arrange';
import { Text } from '../../../ui/text/Text';
import type { AnimalPlaces_animalFragment } from './AnimalPlaces.generated';
import { CarcassSide, CarcassSides } from './CarcassSides';
import { ClaimRow } from './ClaimRow';
import { useDropOnSide } from './dragging';
import { canLeaveBoard, drawnPlaces, sharesOn } from './shares';

export const dropTargetStyles = css`
  outline: 2px dashed transparent;
  outline-offset: -2px;
  transition: background-color ${motion.fast};

  &[data-drop='possible'] {
    outline-color: ${color.pasture};
  }

  &[data-drop='over'] {
    outline: 2px solid ${color.pasture};
    background: ${color.fulfilledBg};
  }
`;

const DropSide = styled(CarcassSide)`
  ${dropTargetStyles}
`;

/** Draws an animal's four places as its two sides, and lists the shares that hold them. */
export function AnimalShares({ animal }: { animal: AnimalPlaces_animalFragment }) {
  const { withRanch } = usePermissions();
  const { id, tag, places } = animal;
  const shares = sharesOn(places);
  return (
    <Stack gap={1}>
      <CarcassSides role="group" aria-label={`Places of animal ${tag}`}>
        <DroppableSide animal={animal} side={1} />
        <DroppableSide animal={animal} side={2} />
      </CarcassSides>
      <Text strong>{leftText(places)}</Text>
      {shares.length > 0 && (
        <ul aria-label={`Shares of animal ${tag}`}>
          {shares.map(({ claim, numbers: [first = 1] }) => (
            <ClaimRow
              key={claim.id}
              claim={claim}
              spot={{ animal: { id, tag }, side: sideOf(first) }}
              where={claim.quarters === 4 ? '' : `Side ${sideOf(first)}`}
              canMove={withRanch && takesShares(animal.stage)}
              canLeave={withRanch && canLeaveBoard(claim, animal)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function DroppableSide({ animal, side }: { animal: AnimalPlaces_animalFragment; side: Side }) {
  return <DropSide side={side} places={drawnPlaces(animal.places)} {...useDropOnSide(animal, side)} />;
}
