import styled from 'styled-components';
import { type CartGroup, fullName } from '../cart/cart';
import { SaleState } from '../cart/onSale';
import type { OnSale_rancherFragment } from '../cart/onSale.generated';
import { RemovedNotice, useRemoval } from '../cart/RemovedNotice';
import { orderable } from '../cart/soldOut';
import { space } from '../theme/tokens';
import { Button } from '../ui/button/Button';

import { VisuallyHidden } from '../ui/text/Text';
import { CheckoutLine } from './CheckoutLine';

/** Aligns the text of the quiet button with the lines above. */
const Action = styled.div`
  margin-left: calc(-1 * ${space(1.5)});
`;

interface CheckoutLinesProps {
  ranch: OnSale_rancherFragment;
  group: CartGroup;
}

/** The items to order, each with its warnings and a button that removes it. */
export function CheckoutLines({ ranch, group }: CheckoutLinesProps) {
  const { removed, remove, undo } = useRemoval();
  const toOrder = orderable(ranch, group.items);
  return (
    <>
      {removed && <RemovedNotice item={removed.item} onUndo={undo} />}
      <ul aria-label="Items">
        {group.items.map((item) => (
          <CheckoutLine key={item.id} item={item} isOut={!toOrder.includes(item)}>
            <SaleState ranch={ranch} group={group} item={item} />
            <Action>
              <Button size="small" variant="quiet" onClick={() => remove(group, item)}>
                Remove<VisuallyHidden> {fullName(item)}</VisuallyHidden>
              </Button>
            </Action>
          </CheckoutLine>
        ))}
      </ul>
    </>
  );
}
