import styled from 'styled-components';
import { formatCents } from '../../rules/money';
import { paths } from '../paths';
import { size, space } from '../theme/tokens';
import { ButtonLink } from '../ui/ButtonLink';
import { DialogFooter } from '../ui/DialogFooter';
import { Money } from '../ui/Money';
import { CartLines } from './CartLines';
import { type CartGroup, type CartItem, subtotal } from './cart';

const Lines = styled.div`
  flex: 1;
  padding-bottom: ${space(3)};
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

interface CartGroupViewProps {
  group: CartGroup;
  onRemove: (item: CartItem) => void;
  onLeave: () => void;
}

/** The items of one ranch and what they come to. */
export function CartGroupView({ group, onRemove, onLeave }: CartGroupViewProps) {
  return (
    <>
      <Lines>
        <CartLines group={group} onRemove={onRemove} />
      </Lines>
      <DialogFooter>
        <Sums>
          <Sum $large>
            <span>Subtotal</span> <Money>{formatCents(subtotal(group))}</Money>
          </Sum>
          <Sum>
            <span>Taxes & fees:</span> <span>Calculated at checkout</span>
          </Sum>
        </Sums>
        <ButtonLink variant="primary" size="large" wide to={paths.checkout(group.rancherId)} onClick={onLeave}>
          Checkout
        </ButtonLink>
      </DialogFooter>
    </>
  );
}
