import { INSPECTION, INSPECTION_MEANING } from '../../../rules/herd/inspection';
import { sharesLeft } from '../../../rules/herd/quarters';
import { type AnimalShare, sharesInLine, useAnimalItems } from '../../cart/animalShares';
import { takenPlaces } from '../../parts/herd/leftText';
import { Stack } from '../../ui/layout/arrange';
import { Fold, FoldedList } from '../../ui/layout/Fold';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { Heading, Text } from '../../ui/text/Text';
import { useOrder } from '../order/useOrder';
import type { HarvestList_rancherFragment } from './HarvestList.generated';
import { HarvestRow } from './HarvestRow';
import type { HarvestRow_animalFragment } from './HarvestRow.generated';
import { ReserveButtons } from './ReserveButtons';

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
