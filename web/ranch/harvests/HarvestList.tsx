import styled from 'styled-components';
import { INSPECTION, INSPECTION_MEANING } from '../../../rules/herd/inspection';
import { sharesLeft } from '../../../rules/herd/quarters';
import { formatCents } from '../../../rules/money/money';
import { longDay } from '../../../rules/time/days';
import { type AnimalShare, sharesInLine, sharesOf, useAnimalItems } from '../../cart/animalShares';
import { animalPriceText, harvestText, poundsText } from '../../parts/herd/animalText';
import { Carcass } from '../../parts/herd/Carcass';
import { takenPlaces } from '../../parts/herd/leftText';
import { hairline, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Fold, FoldedList } from '../../ui/layout/Fold';
import { Badge } from '../../ui/text/Badge';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { Heading, Text, VisuallyHidden } from '../../ui/text/Text';
import { useOrder } from '../order/useOrder';
import type { HarvestList_rancherFragment } from './HarvestList.generated';
import type { HarvestRow_animalFragment } from './HarvestRow.generated';

/** How many animals with room show before the rest is unfolded. */
const SHOWN = 2;

/** Lists the open animals by harvest date, those without room last, then the waiting line for the next animal. */
export default function HarvestList({ rancher }: { rancher: HarvestList_rancherFragment }) {
  const { orderItem } = useOrder(rancher);
  const order = useAnimalItems(rancher, (items) => items.forEach(orderItem));
  const reserve = (share: AnimalShare) => order([share]);
  const animals = rancher.openAnimals.nodes;
  const isFull = ({ places }: HarvestRow_animalFragment) => sharesLeft(takenPlaces(places)).quarters === 0;
  const withRoom = animals.filter((animal) => !isFull(animal));
  return (
    <Stack gap={1}>
      <FoldedList shown={Math.min(SHOWN, withRoom.length)}>
        {[...withRoom, ...animals.filter(isFull)].map((animal) => (
          <HarvestRow key={animal.id} ranch={rancher} animal={animal} onReserve={reserve} />
        ))}
      </FoldedList>
      <Processors animals={animals} />
      <NextAnimal rancher={rancher} hasOthers={animals.length > 0} onReserve={reserve} />
    </Stack>
  );
}

/** Names each processor once, and says what its inspection means. */
function Processors({ animals }: { animals: readonly HarvestRow_animalFragment[] }) {
  const processors = new Map(animals.flatMap(({ processor }) => (processor ? [[processor.id, processor]] : [])));
  if (processors.size === 0) return null;
  return (
    <Fold label={processors.size === 1 ? 'The processor' : `The ${processors.size} processors`}>
      <DescriptionList
        items={[...processors.values()].map(({ name, city, state, inspection }) => ({
          term: `${name} in ${city}, ${state}`,
          details: `${INSPECTION.label(inspection)}. ${INSPECTION_MEANING[inspection]}`,
        }))}
      />
    </Fold>
  );
}

interface NextAnimalProps {
  rancher: HarvestList_rancherFragment;
  hasOthers: boolean;
  onReserve: (share: AnimalShare) => void;
}

function NextAnimal({ rancher, hasOthers, onReserve }: NextAnimalProps) {
  const shares = sharesInLine(rancher);
  if (shares.length === 0) return null;
  const { sharesWaiting } = rancher;
  return (
    <Stack gap={1}>
      <div>
        <Heading level={3} size={17}>
          {hasOthers ? 'Rather wait for the next one?' : 'Wait for the next one'}
        </Heading>
        <Text size={15} tone="soft">
          {sharesWaiting === 0
            ? "Nobody's waiting, so you'd be next in line."
            : `You'd be number ${sharesWaiting + 1} in line.`}{' '}
          We'll email you when the ranch has an animal for you.
        </Text>
      </div>
      <ReserveButtons shares={shares} verb="Get in line for" of="the next animal" onReserve={onReserve} />
    </Stack>
  );
}

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

function HarvestRow({ ranch, animal, onReserve }: HarvestRowProps) {
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

interface ReserveButtonsProps {
  shares: AnimalShare[];
  /** Such as 'Reserve'. */
  verb: string;
  /** Such as 'animal 41'. */
  of: string;
  onReserve: (share: AnimalShare) => void;
}

const Share = styled.span`
  text-transform: capitalize;
`;

function ReserveButtons({ shares, verb, of, onReserve }: ReserveButtonsProps) {
  if (shares.length === 0) return null;
  return (
    <Cluster as="ul" aria-label={`${verb} ${of}`}>
      {shares.map((each) => (
        <li key={each.share.share}>
          <Button size="small" onClick={() => onReserve(each)}>
            <VisuallyHidden>{verb} a </VisuallyHidden>
            <Share>{each.share.share.toLowerCase()}</Share>
            <VisuallyHidden> of {of}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </Cluster>
  );
}
