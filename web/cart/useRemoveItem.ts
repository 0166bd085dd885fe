import { useToast } from '../ui/useToast';
import { type CartGroup, type CartItem, fullName } from './cart';
import { useCart } from './useCart';

/** Takes an item out, and offers to put it back. */
export function useRemoveItem({ rancherId, ranchName }: CartGroup) {
  const { add, setQuantity } = useCart();
  const { toast } = useToast();

  return (item: CartItem) => {
    setQuantity(rancherId, item.id, 0);
    toast({
      title: 'Removed from Cart',
      description: fullName(item),
      action: { label: 'Undo', onAction: () => add({ rancherId, ranchName }, item) },
    });
  };
}
