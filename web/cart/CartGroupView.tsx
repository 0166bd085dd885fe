import styled from 'styled-components';
import { formatCents } from '../../rules/money/money';
import { orderTotal } from '../../rules/money/pricing';
import { paths } from '../paths';
import { size, space } from '../theme/tokens';
import { ButtonLink } from '../ui/button/Button';

import { DialogFooter } from '../ui/overlay/DialogFooter';
import { Money } from '../ui/text/Money';
import { CartLines } from './CartLines';
import { ClosedNotice } from './ClosedNotice';
import type { CartGroup, CartItem } from './cart';
import type { OnSale_rancherFragment } from './onSale.generated';
import { orderable } from './soldOut';

const Lines = styled.div`
  flex: 1;
  padding-bottom: ${space(3)};
`;

const Closed = styled.div`
  padding-top: ${space(2)};
`;

const Sums = styled.div`
  display: grid;
  flex: 1 0 100%;
  gap: ${space(0.5)};
  padding-bottom: ${space(1)};
`;

const Sum = styled.p<{ $large?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  font-size: ${({ $large }) => ($large ? size[17] : size[15])};
  font-weight: ${({ $large }) => ($large ? 700 : 400)};
`;

export interface Sale {
  isClosed: boolean;
  /** Null until the ranch has loaded. */
  ranch: OnSale_rancherFragment | null;
}

interface CartGroupViewProps {
  group: CartGroup;
  sale: Sale;
  onRemove: (item: CartItem) => void;
  onLeave: () => void;
}

export function CartGroupView({ group, sale, onRemove, onLeave }: CartGroupViewProps) {
  const toOrder = orderable(sale.ranch, group.items);
  return (
    <>
      <Lines>
        {sale.isClosed && (
          <Closed>
            <ClosedNotice group={group} />
          </Closed>
        )}
        <CartLines group={group} ranch={sale.ranch} onRemove={onRemove} />
      </Lines>
      <DialogFooter>
        <Sums>
          <Sum $large>
            <span>Subtotal</span> <Money>{formatCents(orderTotal(toOrder))}</Money>
          </Sum>
          <Sum>
            <span>Taxes & fees:</span> <span>Calculated at checkout</span>
          </Sum>
        </Sums>
        {!sale.isClosed && toOrder.length > 0 && (
          <ButtonLink variant="primary" size="large" wide to={paths.checkout(group.rancherId)} onClick={onLeave}>
            Checkout
          </ButtonLink>
        )}
      </DialogFooter>
    </>
  );
}
