import { useState } from 'react';
import type { CartGroup, CartItem } from './cart';
import { useCart } from './useCart';

/** Takes an item out, and remembers the last one so that it can be put back. */
export function useRemoval() {
  const { add, setQuantity } = useCart();
  const [removed, setRemoved] = useState<{ ranch: Omit<CartGroup, 'items'>; item: CartItem }>();

  return {
    removed,
    remove({ rancherId, ranchName }: CartGroup, item: CartItem): void {
      setQuantity(rancherId, item.id, 0);
      setRemoved({ ranch: { rancherId, ranchName }, item });
    },
    undo(): void {
      if (removed) add(removed.ranch, removed.item);
      setRemoved(undefined);
    },
  };
}
