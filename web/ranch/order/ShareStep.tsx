import { otherAnimals, useAnimalItems } from '../../cart/animalShares';
import type { CartGroup, NewItem } from '../../cart/cart';
import type { SharesOnSale_rancherFragment } from '../../cart/onSale.generated';
import { isReplaceable, sharesIn } from '../../cart/orderedShare';
import { Button } from '../../ui/button/Button';
import { ToggleChip } from '../../ui/input/Chip';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Fold } from '../../ui/layout/Fold';
import { useOrder } from './useOrder';

interface ShareStepProps {
  rancher: SharesOnSale_rancherFragment;
  group: CartGroup | undefined;
  /** Opens the list of what else the ranch sells. */
  onAdd: (() => void) | undefined;
}

/** Lets the family choose its share and the animal, unless it orders several shares. */
export function ShareStep({ rancher, group, onAdd }: ShareStepProps) {
  const { shares, itemOf, pick } = useOrder(rancher);
  const picked = sharesIn(group);
  const [chosen] = picked;
  const choose = (item: NewItem | undefined) => item && pick(item);
  const more = onAdd && (
    <Button size="small" variant="quiet" onClick={onAdd}>
      {group ? 'Add Something Else' : 'Add Something'}
    </Button>
  );
  if (shares.length === 0 || (chosen && !isReplaceable(picked))) return more;
  return (
    <Stack gap={0.5}>
      <Cluster as="fieldset" gap={1} aria-label="Which share?">
        {shares.map((share) => (
          <ToggleChip
            key={share.share}
            pressed={share.itemType === chosen?.type}
            onChange={() => choose(itemOf(share))}
          >
            {capitalized(share.share)}
          </ToggleChip>
        ))}
      </Cluster>
      <Cluster justify="between">
        {chosen && <AnimalChoice key={chosen.id} rancher={rancher} chosen={chosen} onPick={pick} />}
        {more}
      </Cluster>
    </Stack>
  );
}

const capitalized = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();

interface AnimalChoiceProps {
  rancher: SharesOnSale_rancherFragment;
  chosen: NewItem;
  onPick: (item: NewItem) => void;
}

/** Unfolds the other animals that have room for the share, and the line for the next one. */
function AnimalChoice({ rancher, chosen, onPick }: AnimalChoiceProps) {
  const pick = useAnimalItems(rancher, (items) => items.forEach(onPick));
  const others = otherAnimals(rancher, chosen);
  if (others.length === 0) return null;
  return (
    <Fold label="Change animal">
      <Stack gap={1} as="ul">
        {others.map((other) => (
          <li key={other.animalId}>
            <Button size="small" onClick={() => pick([other])}>
              {other.animalId
                ? `From ${other.name}`
                : `The next one (you'd be number ${rancher.sharesWaiting + 1} in line)`}
            </Button>
          </li>
        ))}
      </Stack>
    </Fold>
  );
}
