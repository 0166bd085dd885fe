import styled from 'styled-components';
import { INSPECTION } from '../../../rules/herd/inspection';
import { sharesLeft } from '../../../rules/herd/quarters';
import { formatCents } from '../../../rules/money/money';
import { longDay } from '../../../rules/time/days';
import { type AnimalShare, sharesOf } from '../../cart/animalShares';
import { animalPriceText, harvestText, poundsText } from '../../parts/herd/animalText';
import { Carcass } from '../../parts/herd/Carcass';
import { takenPlaces } from '../../parts/herd/leftText';
import { hairline, space } from '../../theme/tokens';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Badge } from '../../ui/text/Badge';
import { Heading, Text } from '../../ui/text/Text';
import type { HarvestList_rancherFragment } from './HarvestList.generated';
import type { HarvestRow_animalFragment } from './HarvestRow.generated';
import { ReserveButtons } from './ReserveButtons';

const Root = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${space(2)};
  padding-block: ${space(1.5)};
  border-bottom: ${hairline};
`;

interface HarvestRowProps {
  ranch: HarvestList_rancherFragment;
  animal: HarvestRow_animalFragment;
  onReserve: (share: AnimalShare) => void;
}

/** Shows an open animal: its harvest and price, and the shares that are left. */
export function HarvestRow({ ranch, animal, onReserve }: HarvestRowProps) {
  const { tag, breed, finish, readyFrom, depositPerQuarter: deposit, expectedHangingWeight: weight } = animal;
  const taken = takenPlaces(animal.places);
  const left = sharesLeft(taken);
  const shares = sharesOf(ranch, animal);
  const inspection = animal.processor && INSPECTION.label(animal.processor.inspection);
  const facts = [`Animal ${tag}`, breed, finish, inspection, readyFrom && `ready about ${longDay(readyFrom)}`];
  const terms = [
    animalPriceText(animal),
    animal.pricing !== 'FLAT' && weight && `should hang at ${poundsText(weight)}`,
    deposit > 0 && `deposit ${formatCents(deposit)} a quarter`,
  ];
  return (
    <Root>
      <Carcass label={`Animal ${tag}: ${left.text}`} taken={taken} width={48} />
      <Stack gap={0.5}>
        <Cluster justify="between" gap={1}>
          <Heading level={3} size={17}>
            Harvest {harvestText(animal)}
          </Heading>
          <Badge tone={left.quarters > 0 ? 'success' : 'neutral'}>{left.text}</Badge>
        </Cluster>
        <Text size={15} tone="soft">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <Text size={15}>{terms.filter(Boolean).join(' · ')}</Text>
        <ReserveButtons shares={shares} verb="Reserve" of={`animal ${tag}`} onReserve={onReserve} />
      </Stack>
    </Root>
  );
}
