import styled from 'styled-components';
import { ANIMAL_STAGE, type AnimalStage, nextAnimalStages } from '../../../rules/herd/animalStage';
import { harvestText } from '../../parts/herd/animalText';
import { leftText } from '../../parts/herd/leftText';
import { usePermissions } from '../../session/useSession';
import { color, media, size, space } from '../../theme/tokens';
import { RowOpener, type RowState } from '../../ui/layout/RowOpener';
import { AboveStretchedLink } from '../../ui/layout/StretchedLink';
import { ChooseRow, type ChosenRows } from '../../ui/table/ChooseRow';
import { Badge, type Tone } from '../../ui/text/Badge';
import { Heading } from '../../ui/text/Text';
import type { AnimalCard_animalFragment } from './AnimalCard.generated';
import { PlacesGlance } from './claims/PlacesGlance';
import { familiesOn, owingOn } from './claims/shares';

const TONES: Record<AnimalStage, Tone> = {
  PLANNED: 'neutral',
  OPEN: 'success',
  HARVESTED: 'processing',
  WEIGHED: 'info',
  READY: 'warning',
  CLOSED: 'neutral',
  WITHDRAWN: 'danger',
};

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space(1.25)};
  padding: ${space(1)} ${space(1.5)};
  font-size: ${size[15]};
  line-height: 1.35;

  ${media.medium} {
    padding-inline: ${space(2)};
  }
`;

const Choice = styled(AboveStretchedLink)`
  ${media.phone} {
    margin-right: -8px;
  }
`;

const Texts = styled.div`
  grid-column: 3;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(1)};
`;

const Line = styled.p`
  overflow-wrap: anywhere;
`;

const Soft = styled(Line)`
  color: ${color.soft};
`;

interface AnimalRowProps {
  animal: AnimalCard_animalFragment;
  chosen: ChosenRows;
  details: RowState;
}

/** What is always in sight of an animal. A press anywhere but on its checkbox shows the rest. */
export function AnimalRow({ animal, chosen, details }: AnimalRowProps) {
  const { withRanch } = usePermissions();
  const { id, tag, stage, places, proposedWeights } = animal;
  const families = familiesOn(places);
  const owing = owingOn(places);
  return (
    <Root>
      {withRanch && nextAnimalStages(stage).length > 0 && (
        <Choice>
          <ChooseRow id={id} chosen={chosen} label={`Choose animal ${tag}`} />
        </Choice>
      )}
      <PlacesGlance places={places} />
      <Texts>
        <Head>
          <Heading level={2} size={17}>
            <RowOpener row={details}>{`Animal ${tag}`}</RowOpener>
          </Heading>
          {proposedWeights && <Badge tone="warning">Weights to Record</Badge>}
          <Badge tone={TONES[stage]}>{ANIMAL_STAGE.label(stage)}</Badge>
        </Head>
        <Line>{`${harvestText(animal)} · ${leftText(places)}`}</Line>
        {families && <Soft>{families}</Soft>}
        {owing && <Soft>{`Deposit owed: ${owing}`}</Soft>}
      </Texts>
    </Root>
  );
}
