import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { Drawer } from '../ui/Drawer';
import { EmptyState } from '../ui/EmptyState';
import { CartGroupView } from './CartGroupView';
import { CartRanch } from './CartRanch';
import { activeGroup } from './cart';
import { useCart } from './useCart';

/** What is in the cart, one ranch at a time, and the way to its checkout. */
export default function CartDrawer() {
  const { cart, isOpen, open, select } = useCart();
  const group = activeGroup(cart);
  const leave = () => open(false);
  return (
    <Drawer open={isOpen} onOpenChange={open} title="Your Cart">
      {group ? (
        <>
          <CartRanch groups={cart.groups} active={group} onSelect={select} onLeave={leave} />
          <CartGroupView key={group.rancherId} group={group} onLeave={leave} />
        </>
      ) : (
        <EmptyState
          title="Your cart is empty"
          text="Pick a ranch, and put in what you would like to ask for."
          action={
            <ButtonLink variant="primary" to={paths.findRancher} onClick={leave}>
              Browse Ranchers
            </ButtonLink>
          }
        />
      )}
    </Drawer>
  );
}
