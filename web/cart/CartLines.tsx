import { CartLine } from './CartLine';
import type { CartGroup, CartItem } from './cart';
import { useCart } from './useCart';

interface CartLinesProps {
  group: CartGroup;
  onRemove: (item: CartItem) => void;
}

/** The items of one ranch, to have more or less of. The last minus takes one out. */
export function CartLines({ group, onRemove }: CartLinesProps) {
  const { setQuantity } = useCart();
  const change = (item: CartItem, quantity: number) =>
    quantity > 0 ? setQuantity(group.rancherId, item.id, quantity) : onRemove(item);
  return (
    <ul aria-label={`Items from ${group.ranchName}`}>
      {group.items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          onChange={(quantity) => change(item, quantity)}
          onRemove={() => onRemove(item)}
        />
      ))}
    </ul>
  );
}
