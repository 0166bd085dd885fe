import { useId } from 'react';
import styled from 'styled-components';
import { CLAIM_STATUS, type ClaimStatus, claimStatus } from '../../../rules/herd/claimStatus';
import { INSPECTION } from '../../../rules/herd/inspection';
import { SHARE_NAMES } from '../../parts/herd/animalText';
import { Carcass } from '../../parts/herd/Carcass';
import { takenPlaces } from '../../parts/herd/leftText';
import { hairline } from '../../theme/mixins';
import { media, space } from '../../theme/tokens';
import { Cluster } from '../../ui/layout/Cluster';
import { Badge } from '../../ui/text/Badge';
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';
import { Timeline } from '../../ui/text/Timeline';
import type { Tone } from '../../ui/text/tones';
import { CutSheetRow } from '../cutSheet/CutSheetRow';
import { LivePurchaseRow } from '../livePurchase/LivePurchaseRow';
import type { ClaimCard_claimFragment } from './ClaimCard.generated';
import { claimSteps } from './claimSteps';
import { ShareOfferRow } from './ShareOfferRow';
import { shareNextStep } from './shareNextStep';

const TONES: Record<ClaimStatus, Tone> = {
  IN_LINE: 'neutral',
  RESERVED: 'success',
  HANGING: 'processing',
  CUTTING: 'info',
  READY: 'warning',
  DONE: 'neutral',
  OFF_BOARD: 'info',
  CANCELED: 'danger',
};

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(2)};
  border-top: ${hairline};
`;

const Body = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.medium} {
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${space(5)};
  }
`;

/** Shows a share of an order, with its animal, places, next step and calendar. */
export default function ClaimCard({ claim }: { claim: ClaimCard_claimFragment }) {
  const titleId = useId();
  const { animal, quarters, offBoardReason } = claim;
  const offBoard = claim.offBoardAt !== null;
  const status = claimStatus({ released: false, offBoard, animal });
  return (
    <Root aria-labelledby={titleId}>
      <div>
        <Cluster justify="between" align="start">
          <Heading level={3} id={titleId}>
            {SHARE_NAMES[quarters]}{' '}
            {offBoard ? 'without an animal' : `of ${animal ? `animal ${animal.tag}` : 'the next animal'}`}
          </Heading>
          <Badge tone={TONES[status]}>{CLAIM_STATUS.label(status)}</Badge>
        </Cluster>
        <Text>{shareNextStep(claim)}</Text>
        {offBoardReason && (
          <Text size={15} tone="soft">
            Why: {offBoardReason}
          </Text>
        )}
        {animal?.processor && animal.inspection && (
          <Text size={15} tone="soft">
            Processor: {animal.processor.name} in {animal.processor.city}, {animal.processor.state} ·{' '}
            {INSPECTION.label(animal.inspection)}
          </Text>
        )}
      </div>
      {claim.offer && <ShareOfferRow offer={claim.offer} />}
      {animal && <Tasks claim={claim} of={`animal ${animal.tag}`} />}
      {animal && (
        <Body>
          <AnimalDrawing animal={animal} places={claim.places} />
          <Timeline label={`Calendar of animal ${animal.tag}`} steps={claimSteps(claim, animal, status)} />
        </Body>
      )}
    </Root>
  );
}

const TaskGrid = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  }
`;

/** Shows the decisions that the family makes about its share. */
function Tasks({ claim: { id, cutSheet, livePurchase }, of }: { claim: ClaimCard_claimFragment; of: string }) {
  return (
    <TaskGrid>
      {livePurchase && <LivePurchaseRow claimId={id} of={of} confirmedAt={livePurchase.confirmedAt} />}
      {cutSheet && <CutSheetRow claimId={id} of={of} sheet={cutSheet} />}
    </TaskGrid>
  );
}

type Animal = NonNullable<ClaimCard_claimFragment['animal']>;

function AnimalDrawing({ animal, places }: { animal: Animal } & Pick<ClaimCard_claimFragment, 'places'>) {
  const yours = places.map(({ number }) => number);
  const named = yours.length === 1 ? `place ${yours[0]}` : `places ${yours.join(', ')}`;
  return (
    <div>
      <Carcass label={`Yours of animal ${animal.tag}: ${named}`} taken={takenPlaces(animal.places)} yours={yours} />
      <Text size={13} tone="soft">
        Yours is filled in.
      </Text>
    </div>
  );
}
