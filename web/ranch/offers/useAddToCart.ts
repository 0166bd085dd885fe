import { fullName, groupOf, type NewItem } from '../../cart/cart';
import { useCart } from '../../cart/useCart';
import { useToast } from '../../ui/overlay/useToast';

interface SellingRanch {
  id: string;
  ranchName: string;
}

/** A first item opens the cart drawer; later ones show a toast. */
export function useAddToCart({ id, ranchName }: SellingRanch) {
  const { cart, add, select, open } = useCart();
  const { toast } = useToast();

  const viewCart = () => {
    select(id);
    open(true);
  };

  return (item: NewItem) => {
    const isNew = groupOf(cart, id) === undefined;
    add({ rancherId: id, ranchName }, item);
    if (isNew) return open(true);
    const action = { label: 'View cart', onAction: viewCart };
    toast({ title: 'Added to cart', description: fullName(item), action });
  };
}
