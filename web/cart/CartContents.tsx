import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { CartGroupView } from './CartGroupView';
import { CartRanch } from './CartRanch';
import { activeGroup } from './cart';
import { RemovedNotice } from './RemovedNotice';
import { useCart } from './useCart';
import { useRemoval } from './useRemoval';

/** What is in the cart, one ranch at a time, and the way to its checkout. */
export function CartContents({ onLeave }: { onLeave: () => void }) {
  const { cart, select } = useCart();
  const { removed, remove, undo } = useRemoval();
  const group = activeGroup(cart);
  return (
    <>
      {removed && <RemovedNotice item={removed.item} onUndo={undo} />}
      {group && <CartRanch groups={cart.groups} active={group} onSelect={select} onLeave={onLeave} />}
      {group && <CartGroupView group={group} onRemove={(item) => remove(group, item)} onLeave={onLeave} />}
      {!group && (
        <EmptyState
          title="Your cart is empty"
          text="Pick a ranch, and put in what you would like to ask for."
          action={
            <ButtonLink variant="primary" to={paths.findRancher} onClick={onLeave}>
              Browse Ranchers
            </ButtonLink>
          }
        />
      )}
    </>
  );
}
