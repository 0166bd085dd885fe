import styled from 'styled-components';
import { ANIMAL_STAGE, ANIMAL_STAGE_MEANING, type AnimalStage } from '../../../rules/herd/animalStage';
import { INSPECTION } from '../../../rules/herd/inspection';
import { percentText } from '../../../rules/herd/packagedYield';
import { formatCents } from '../../../rules/money/money';
import { longDay } from '../../../rules/time/days';
import { animalPriceText, harvestText, poundsText } from '../../parts/herd/animalText';
import { RanchPicture } from '../../parts/ranches/RanchPicture';
import { size, space } from '../../theme/tokens';
import { Card } from '../../ui/layout/Card';
import { Cluster } from '../../ui/layout/Cluster';
import { Badge } from '../../ui/text/Badge';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';
import type { Tone } from '../../ui/text/tones';
import { AnimalActions } from './AnimalActions';
import type { AnimalCard_animalFragment } from './AnimalCard.generated';
import { AnimalShares } from './claims/AnimalShares';
import { CutSheetsGlance } from './cutSheets/CutSheetsGlance';

const TONES: Record<AnimalStage, Tone> = {
  PLANNED: 'neutral',
  OPEN: 'success',
  HARVESTED: 'processing',
  WEIGHED: 'info',
  READY: 'warning',
  CLOSED: 'neutral',
  WITHDRAWN: 'danger',
};

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto 1fr;
  gap: ${space(1.5)};
`;

const Title = styled.div<{ $hasPhoto: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasPhoto }) => ($hasPhoto ? '72px ' : '')} minmax(0, 1fr);
  gap: ${space(1.5)};
  align-items: start;
`;

const Note = styled.span`
  display: block;
  font-size: ${size[15]};
`;

/** Shows an animal to its ranch, with the possible actions. */
export function AnimalCard({ animal }: { animal: AnimalCard_animalFragment }) {
  const { tag, stage, breed, finish, photoUrl } = animal;
  return (
    <Root forwardedAs="li">
      <Title $hasPhoto={photoUrl !== null}>
        {photoUrl && <RanchPicture url={photoUrl} alt="" ratio="1/1" sizes="72px" rounded />}
        <div>
          <Cluster justify="between" align="start">
            <Heading level={2} size={21}>{`Animal ${tag}`}</Heading>
            <Badge tone={TONES[stage]}>{ANIMAL_STAGE.label(stage)}</Badge>
          </Cluster>
          <Text size={15}>{[breed, finish].filter(Boolean).join(' · ')}</Text>
          <Text size={15} tone="soft">
            {ANIMAL_STAGE_MEANING[stage]}
          </Text>
        </div>
      </Title>
      <AnimalShares animal={animal} />
      <DescriptionList items={factsOf(animal)} />
      <AnimalActions animal={animal} />
    </Root>
  );
}

function factsOf(animal: AnimalCard_animalFragment) {
  const { readyFrom, expectedHangingWeight: weight, depositPerQuarter, packagedYield } = animal;
  const ready = readyFrom && `Ready about ${longDay(readyFrom)}`;
  const terms = [
    depositPerQuarter > 0 && `Deposit ${formatCents(depositPerQuarter)} a quarter`,
    weight && `Expected hanging weight ${poundsText(weight)}`,
    packagedYield.basis === 'ANIMAL' && `Take-home yield ${percentText(packagedYield)}`,
  ];
  return [
    { term: 'Harvest', details: <Lines of={[harvestText(animal), ready]} /> },
    { term: 'Processor', details: <ProcessorLines animal={animal} /> },
    { term: 'Cut sheets', details: <CutSheetsGlance animal={animal} /> },
    { term: 'Price', details: <Lines of={[animalPriceText(animal), ...terms]} /> },
  ];
}

function ProcessorLines({ animal: { processor, inspection } }: { animal: AnimalCard_animalFragment }) {
  if (!processor || !inspection) return 'Not chosen yet';
  const { name, city, state } = processor;
  return <Lines of={[name, `${city}, ${state} · ${INSPECTION.label(inspection)}`]} />;
}

/** Shows a fact, with its details below in smaller type. */
function Lines({ of: [first, ...others] }: { of: (string | false | null)[] }) {
  return (
    <>
      {first}
      {others.map((text) => text && <Note key={text}>{text}</Note>)}
    </>
  );
}
