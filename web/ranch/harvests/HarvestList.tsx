import styled from 'styled-components';
import { type Reservable, sharesOfNext } from '../../cart/reservedShare';
import { hairline } from '../../theme/mixins';
import { space } from '../../theme/tokens';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';
import { useOrder } from '../order/useOrder';
import { HarvestCard } from './HarvestCard';
import type { HarvestList_rancherFragment } from './HarvestList.generated';
import { ReserveButtons } from './ReserveButtons';

const Line = styled.div`
  display: grid;
  gap: ${space(1.5)};
  padding-block: ${space(2)};
  border-bottom: ${hairline};
`;

/** Lists the open animals by harvest date, then the waiting line for the next animal. */
export default function HarvestList({ rancher }: { rancher: HarvestList_rancherFragment }) {
  const { orderItem } = useOrder(rancher);
  const animals = rancher.openAnimals.nodes;
  return (
    <Stack gap={2}>
      {animals.length > 0 && (
        <ul>
          {animals.map((animal) => (
            <HarvestCard key={animal.id} ranch={rancher} animal={animal} onReserve={orderItem} />
          ))}
        </ul>
      )}
      <NextAnimal rancher={rancher} hasOthers={animals.length > 0} onReserve={orderItem} />
    </Stack>
  );
}

interface NextAnimalProps {
  rancher: HarvestList_rancherFragment;
  hasOthers: boolean;
  onReserve: (item: Reservable['item']) => void;
}

function NextAnimal({ rancher, hasOthers, onReserve }: NextAnimalProps) {
  const shares = sharesOfNext(rancher);
  if (shares.length === 0) return null;
  const { sharesWaiting } = rancher;
  return (
    <Line>
      <div>
        <Heading level={3}>{hasOthers ? 'Rather wait for the next one?' : 'Wait for the next one'}</Heading>
        <Text size={15} tone="soft">
          {sharesWaiting === 0
            ? "Nobody's waiting, so you'd be next in line."
            : `You'd be number ${sharesWaiting + 1} in line.`}{' '}
          We'll email you when the ranch has an animal for you.
        </Text>
      </div>
      <ReserveButtons shares={shares} verb="Get in line for" of="the next animal" onReserve={onReserve} />
    </Line>
  );
}
