import type { ReactNode } from 'react';
import styled from 'styled-components';
import { INSPECTION, INSPECTION_MEANING } from '../../../rules/herd/inspection';
import { sharesLeft } from '../../../rules/herd/quarters';
import { formatCents } from '../../../rules/money/money';
import type { RanchShares } from '../../../rules/products/cowShares';
import { longDay } from '../../../rules/time/days';
import { type Reservable, sharesOf } from '../../cart/reservedShare';
import { animalPriceText, harvestText, poundsText } from '../../parts/herd/animalText';
import { Carcass } from '../../parts/herd/Carcass';
import { takenPlaces } from '../../parts/herd/leftText';
import { hairline } from '../../theme/mixins';
import { color, media, size, space } from '../../theme/tokens';
import { Cluster } from '../../ui/layout/Cluster';
import { Badge } from '../../ui/text/Badge';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';
import type { HarvestCard_animalFragment } from './HarvestCard.generated';
import { ReserveButtons } from './ReserveButtons';

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-bottom: ${hairline};

  &:first-child {
    padding-top: 0;
  }

  ${media.medium} {
    gap: ${space(1.5)} ${space(4)};
  }
`;

const Figure = styled.div`
  width: 80px;

  ${media.medium} {
    grid-row: 1 / span 2;
    width: 112px;
  }
`;

const Details = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(2)};

  ${media.medium} {
    grid-column: 2;
  }
`;

const Note = styled.span`
  display: block;
  color: ${color.soft};
  font-size: ${size[15]};
`;

interface HarvestCardProps {
  ranch: RanchShares;
  animal: HarvestCard_animalFragment;
  onReserve: (item: Reservable['item']) => void;
}

/** Shows an open animal: its harvest, processor and price, and the shares that are left. */
export function HarvestCard({ ranch, animal, onReserve }: HarvestCardProps) {
  const { tag, breed, finish, places } = animal;
  const taken = takenPlaces(places);
  const left = sharesLeft(taken);
  const shares = sharesOf(ranch, animal, left.shares);
  return (
    <Root>
      <Figure>
        <Carcass label={`Animal ${tag}: ${left.text}`} taken={taken} />
      </Figure>
      <div>
        <Cluster justify="between" align="start" gap={1}>
          <Heading level={3}>Harvest {harvestText(animal)}</Heading>
          <Badge tone={left.quarters > 0 ? 'success' : 'neutral'}>{left.text}</Badge>
        </Cluster>
        <Text size={15} tone="soft">
          {[`Animal ${tag}`, breed, finish].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Details>
        <DescriptionList items={factsOf(animal)} />
        {shares.length > 0 && (
          <ReserveButtons shares={shares} verb="Reserve" of={`animal ${tag}`} onReserve={onReserve} />
        )}
      </Details>
    </Root>
  );
}

function factsOf(animal: HarvestCard_animalFragment) {
  const { readyFrom, depositPerQuarter, expectedHangingWeight: weight, pricing } = animal;
  const notes = [
    pricing !== 'FLAT' && 'The prices below are estimates. The rancher confirms yours after weighing.',
    weight && `The whole animal should hang at ${poundsText(weight)}.`,
    depositPerQuarter > 0 && `Deposit: ${formatCents(depositPerQuarter)} a quarter.`,
  ];
  return [
    ...(readyFrom ? [{ term: 'Beef ready', details: `About ${longDay(readyFrom)}` }] : []),
    { term: 'Price', details: <Fact notes={notes}>{animalPriceText(animal)}</Fact> },
    { term: 'Processor', details: <ProcessorFact processor={animal.processor} /> },
  ];
}

function ProcessorFact({ processor }: Pick<HarvestCard_animalFragment, 'processor'>) {
  if (!processor) return 'The ranch will choose one.';
  const { name, city, state, inspection } = processor;
  return (
    <Fact notes={[INSPECTION_MEANING[inspection]]}>
      {name} in {city}, {state} · {INSPECTION.label(inspection)}
    </Fact>
  );
}

function Fact({ children, notes }: { children: ReactNode; notes: (string | false | null)[] }) {
  return (
    <>
      {children}
      {notes.map((note) => note && <Note key={note}>{note}</Note>)}
    </>
  );
}
