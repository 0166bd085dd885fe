import styled from 'styled-components';
import { choosePlaces, isShare, QUARTERS_OF, sharesLeft } from '../../rules/herd/quarters';
import { takenPlaces } from '../parts/herd/leftText';
import { space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/state/Notice';
import { type AnimalShare, otherAnimals, quartersOf, sharesOf, useAnimalItem } from './animalShares';
import type { CartGroup, CartItem } from './cart';
import type { OnSale_rancherFragment } from './onSale.generated';
import { useCart } from './useCart';

interface TakenShareProps {
  ranch: OnSale_rancherFragment;
  group: CartGroup;
  /** The share, which other families may have taken. */
  item: CartItem;
}

const Root = styled.div`
  grid-column: 1 / -1;
  padding-block: ${space(1)};
`;

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(1)};
`;

/** Offers replacements if other families have taken the share. */
export default function TakenShare({ ranch, group, item }: TakenShareProps) {
  const { swap } = useCart();
  const { rancherId, ranchName } = group;
  const replace = useAnimalItem(ranch, (replacement) => swap({ rancherId, ranchName }, item.id, replacement));
  const notice = takenNotice(ranch, group.items, item);
  if (!notice) return null;
  return (
    <Root>
      <Notice tone="warning" role="status" title={notice.title}>
        Pick what you'd like instead. The rest of your order stays.
        <Choices>
          {choicesFor(ranch, item).map((choice) => (
            <li key={`${choice.animalId}:${choice.share.share}`}>
              <Button size="small" onClick={() => replace(choice)}>
                {labelOf(choice, ranch)}
              </Button>
            </li>
          ))}
        </Choices>
      </Notice>
    </Root>
  );
}

/** Returns what is left of the animal, or null if the item still fits in addition to the cart's earlier items. */
function takenNotice(
  ranch: OnSale_rancherFragment,
  items: readonly CartItem[],
  item: CartItem,
): { title: string } | null {
  const { nodes, pageInfo } = ranch.openAnimals;
  const animal = nodes.find(({ id }) => id === item.animal?.id);
  // Only the first animals are loaded. If this animal isn't among them, the server decides.
  if (!animal && pageInfo.hasNextPage) return null;
  if (!animal) return { title: 'This animal takes no more shares' };
  const taken = takenPlaces(animal.places);
  const occupied = [...taken];
  for (const { id, type, quantity, animal: wanted } of items) {
    if (wanted?.id !== animal.id || !isShare(type)) continue;
    for (let count = 0; count < quantity; count += 1) {
      const places = choosePlaces(occupied, QUARTERS_OF[type]);
      if (places) occupied.push(...places);
      else if (id === item.id) return { title: `Animal ${animal.tag}: ${sharesLeft(taken).text.toLowerCase()}` };
    }
  }
  return null;
}

/** Returns the same share of other animals and of the next one, and smaller shares of the same animal. */
function choicesFor(ranch: OnSale_rancherFragment, item: CartItem): AnimalShare[] {
  const animal = ranch.openAnimals.nodes.find(({ id }) => id === item.animal?.id);
  const smaller = animal ? sharesOf(ranch, animal) : [];
  return [
    ...smaller.filter(({ share }) => quartersOf({ type: share.itemType }) < quartersOf(item)),
    ...otherAnimals(ranch, item),
  ];
}

function labelOf({ share, animalId, name }: AnimalShare, ranch: OnSale_rancherFragment): string {
  return animalId ? `A ${share.share.toLowerCase()} of ${name}` : `Wait as number ${ranch.sharesWaiting + 1} in line`;
}
