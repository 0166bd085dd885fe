import { fullName, groupOf, type NewItem } from '../../cart/cart';
import { isNewItem } from '../../cart/storedCart';
import { useCartActions } from '../../cart/useCart';
import { useSession } from '../../session/useSession';
import { useAfterSignIn, useSignInFirst } from '../../session/useSignInFirst';
import { useToast } from '../../ui/overlay/useToast';

/** The name of the action that `useAfterSignIn` resumes. Its payload is the item and the ID of its ranch. */
const ADD = 'add';

/** Adds items to the cart. The first item opens the cart, later items show a toast. Visitors sign in before the item is added. */
export function useAddToCart({ id, ranchName }: { id: string; ranchName: string }) {
  const { current, add, select, open } = useCartActions();
  const { toast } = useToast();
  const { viewer } = useSession();
  const signInFirst = useSignInFirst();

  const viewCart = () => {
    select(id);
    open(true);
  };

  const addItem = (item: NewItem) => {
    const isNew = groupOf(current(), id) === undefined;
    add({ rancherId: id, ranchName }, item);
    if (isNew) return open(true);
    const action = { label: 'View cart', onAction: viewCart };
    toast({ title: 'Added to cart', description: fullName(item), action });
  };

  useAfterSignIn(ADD, (payload) => {
    const { rancherId, item } = (payload ?? {}) as { rancherId?: unknown; item?: unknown };
    if (rancherId !== id) return false;
    if (isNewItem(item)) addItem(item);
    return true;
  });

  return (item: NewItem) => (viewer ? addItem(item) : signInFirst({ name: ADD, given: { rancherId: id, item } }));
}
