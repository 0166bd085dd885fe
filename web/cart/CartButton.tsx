import { ShoppingBasket } from 'lucide-react';
import styled from 'styled-components';
import { useSession } from '../session/useSession';
import { color, size, space, tabular } from '../theme/tokens';
import { IconButton } from '../ui/button/IconButton';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import { itemCount } from './cart';
import { useCart } from './useCart';

const CartDrawer = lazyDialog(() => import('./CartDrawer'));

const ID = 'cart';

const Root = styled.div`
  position: relative;
`;

const Count = styled.span`
  ${tabular}
  position: absolute;
  top: 0;
  left: ${space(3)};
  min-width: 18px;
  padding-inline: ${space(0.5)};
  border-radius: 9px;
  background: ${color.red};
  color: ${color.onRed};
  font-size: ${size[13]};
  font-weight: 700;
  line-height: 18px;
  text-align: center;
  pointer-events: none;
`;

/** The cart button in the header, with its drawer. People who can't order see it only if their cart has items. */
export default function CartButton() {
  const { viewer } = useSession();
  const { cart, isOpen, open } = useCart();
  const count = itemCount(cart);
  if (viewer?.userType !== 'CUSTOMER' && count === 0 && !isOpen) return null;
  return (
    <Root onPointerEnter={CartDrawer.load}>
      <IconButton
        id={ID}
        icon={ShoppingBasket}
        label={labelOf(count)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open(true)}
      />
      {count > 0 && <Count aria-hidden>{count > 99 ? '99+' : count}</Count>}
      <CartDrawer open={isOpen} onOpenChange={open} />
    </Root>
  );
}

function labelOf(count: number): string {
  if (count === 0) return 'Cart, empty';
  return `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
}
