import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { type CartGroup, countOf, type NewItem, subtotal } from '../../cart/cart';
import { color, hairline, media, space, tabular } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';

import { VisuallyHidden } from '../../ui/text/Text';
import { OfferList } from './OfferList';
import type { OfferList_rancherFragment } from './OfferList.generated';

interface OfferPickerProps {
  rancher: OfferList_rancherFragment;
  /** The family's cart for this ranch. Undefined if it's empty. */
  group: CartGroup | undefined;
  onAdd: (item: NewItem) => void;
  onDone: () => void;
}

const Footer = styled.div`
  ${tabular}
  position: sticky;
  bottom: calc(-1 * var(--inset));
  z-index: 1;
  margin-inline: calc(-1 * var(--inset));
  padding: ${space(1.5)} var(--inset);
  border-top: ${hairline};
  background: ${color.card};
  font-weight: 600;

  ${media.short} {
    position: static;
  }
`;

/** Lists what the ranch sells. After the first pick, the Continue button stays in view. */
export function OfferPicker({ rancher, group, onAdd, onDone }: OfferPickerProps) {
  return (
    <div>
      <OfferList rancher={rancher} onAdd={onAdd} />
      <VisuallyHidden role="status">{group && pickedLabel(group)}</VisuallyHidden>
      {group && (
        <Footer>
          <Cluster justify="between">
            <span aria-hidden>{pickedLabel(group)}</span>
            <Button onClick={onDone}>Continue</Button>
          </Cluster>
        </Footer>
      )}
    </div>
  );
}

/** Screen readers announce this text each time something is added. */
function pickedLabel(group: CartGroup): string {
  const count = countOf(group);
  return `${count} ${count === 1 ? 'item' : 'items'}, ${formatCents(subtotal(group))}`;
}
