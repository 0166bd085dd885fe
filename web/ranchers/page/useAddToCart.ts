import { groupOf, type NewItem } from '../../cart/cart';
import { useCart } from '../../cart/useCart';
import { useToast } from '../../ui/useToast';

export interface SellingRanch {
  id: string;
  ranchName: string;
}

/** Puts something of a ranch in the cart and says so. */
export function useAddToCart({ id, ranchName }: SellingRanch) {
  const { cart, add, select, open } = useCart();
  const { toast } = useToast();

  const viewCart = () => {
    select(id);
    open(true);
  };

  return (item: NewItem) => {
    const known = groupOf(cart, id) !== undefined;
    add({ rancherId: id, ranchName }, item);
    // For a ranch that is new to the cart the drawer opens, which says it all.
    if (!known) return;
    const description = [item.name, item.variantName].filter(Boolean).join(', ');
    toast({ title: 'Added to cart', description, action: { label: 'View cart', onAction: viewCart } });
  };
}
