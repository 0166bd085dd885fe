import styled from 'styled-components';
import { ANIMAL_STAGE_MEANING, isBeforeHarvest } from '../../../rules/herd/animalStage';
import { INSPECTION } from '../../../rules/herd/inspection';
import { percentText } from '../../../rules/herd/packagedYield';
import { formatCents } from '../../../rules/money/money';

import { longDay } from '../../../rules/time/days';
import { animalPriceText, harvestText, poundsText } from '../../parts/herd/animalText';
import { RanchPicture } from '../../parts/ranches/RanchPicture';
import { WeightWarnings } from '../../parts/settlement/WeightWarnings';
import { enteredText } from '../../parts/weighing/enteredText';
import { hairline, size, space } from '../../theme/tokens';
import { Card } from '../../ui/layout/Card';
import { Notice } from '../../ui/state/Notice';
import type { ChosenRows } from '../../ui/table/ChooseRow';
import type { OpenRow } from '../../ui/table/useOpenRows';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { Text } from '../../ui/text/Text';
import { AnimalActions } from './AnimalActions';
import type { AnimalCard_animalFragment } from './AnimalCard.generated';
import { AnimalRow } from './AnimalRow';
import { AnimalShares } from './claims/AnimalShares';
import { CutSheetsGlance } from './cutSheets/CutSheetsGlance';

const Rest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  padding: ${space(2)};
  border-top: ${hairline};
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

interface AnimalCardProps {
  animal: AnimalCard_animalFragment;
  chosen: ChosenRows;
  row: OpenRow;
}

/** Shows an animal to its ranch as a row, which opens to its shares, its facts and the possible actions. */
export function AnimalCard({ animal, chosen, row }: AnimalCardProps) {
  const id = `animal-${animal.id}`;
  return (
    <Card flush as="li">
      <AnimalRow animal={animal} chosen={chosen} details={{ ...row, id }} />
      {row.isOpen && (
        <Rest id={id}>
          <TitleOf animal={animal} />
          <EnteredWeights animal={animal} />
          <WeightWarnings warnings={animal.weightWarnings} />
          <AnimalShares animal={animal} />
          <DescriptionList items={factsOf(animal)} />
          <AnimalActions animal={animal} />
        </Rest>
      )}
    </Card>
  );
}

/** Says what the processor has entered, beside what is recorded. */
function EnteredWeights({ animal: { stage, hangingPounds, proposedWeights } }: { animal: AnimalCard_animalFragment }) {
  if (!proposedWeights) return null;
  const next = isBeforeHarvest(stage)
    ? 'Change its stage to Harvested, then press Weigh.'
    : 'Press Weigh to record it.';
  return (
    <Notice title="Weights from the processor">
      {enteredText(proposedWeights)} {hangingPounds !== null && `You recorded ${hangingPounds} lb.`} {next}
    </Notice>
  );
}

function TitleOf({ animal: { stage, breed, finish, photoUrl } }: { animal: AnimalCard_animalFragment }) {
  return (
    <Title $hasPhoto={photoUrl !== null}>
      {photoUrl && <RanchPicture url={photoUrl} alt="" ratio="1/1" sizes="72px" rounded />}
      <div>
        <Text size={15}>{[breed, finish].filter(Boolean).join(' · ')}</Text>
        <Text size={15} tone="soft">
          {ANIMAL_STAGE_MEANING[stage]}
        </Text>
      </div>
    </Title>
  );
}

function factsOf(animal: AnimalCard_animalFragment) {
  const { readyFrom, expectedHangingWeight: weight, hangingPounds, depositPerQuarter, packagedYield } = animal;
  const ready = readyFrom && `Ready about ${longDay(readyFrom)}`;
  const terms = [
    depositPerQuarter > 0 && `Deposit ${formatCents(depositPerQuarter)} a quarter`,
    hangingPounds !== null
      ? `Hanging weight ${hangingPounds} lb`
      : weight && `Expected hanging weight ${poundsText(weight)}`,
    packagedYield.basis === 'ANIMAL' && `Take-home yield ${percentText(packagedYield)}`,
  ];
  return [
    {
      term: 'Harvest',
      details: <Lines of={[harvestText(animal), animal.hasSlot && 'Slot booked at the processor', ready]} />,
    },
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
