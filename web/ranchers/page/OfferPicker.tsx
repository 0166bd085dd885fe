import styled from 'styled-components';
import { formatCents } from '../../../rules/money';
import { type CartGroup, countOf, type NewItem, subtotal } from '../../cart/cart';
import { hairline, tabular } from '../../theme/mixins';
import { color, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { OfferList } from './OfferList';
import type { OfferList_rancherFragment } from './OfferList.generated';

interface OfferPickerProps {
  rancher: OfferList_rancherFragment;
  /** What was picked so far. */
  group: CartGroup | undefined;
  onAdd: (item: NewItem) => void;
  onDone: () => void;
}

const Foot = styled.div`
  ${tabular}
  position: sticky;
  bottom: calc(-1 * var(--inset));
  z-index: 1;
  margin-inline: calc(-1 * var(--inset));
  padding: ${space(1.5)} var(--inset);
  border-top: ${hairline};
  background: ${color.card};
  font-weight: 600;
`;

/** What the ranch sells, and within reach of the thumb the way on once something was picked. */
export function OfferPicker({ rancher, group, onAdd, onDone }: OfferPickerProps) {
  return (
    <div>
      <OfferList rancher={rancher} onAdd={onAdd} />
      <VisuallyHidden role="status">{group && pickedWords(group)}</VisuallyHidden>
      {group && (
        <Foot>
          <Cluster justify="between">
            <span aria-hidden>{pickedWords(group)}</span>
            <Button onClick={onDone}>Continue</Button>
          </Cluster>
        </Foot>
      )}
    </div>
  );
}

/** Said again with each thing that is added. */
function pickedWords(group: CartGroup): string {
  const count = countOf(group);
  return `${count} ${count === 1 ? 'item' : 'items'}, ${formatCents(subtotal(group))}`;
}
