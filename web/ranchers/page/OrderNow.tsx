import { groupOf } from '../../cart/cart';
import { useCart } from '../../cart/useCart';
import { Button, type ButtonProps } from '../../ui/Button';
import { showSection } from './showSection';

interface OrderNowProps extends Pick<ButtonProps, 'size' | 'wide'> {
  rancherId: string;
}

/** To the cart where something of this ranch is in it, else to what the ranch sells. */
export function OrderNow({ rancherId, ...look }: OrderNowProps) {
  const { cart, select, open } = useCart();
  const order = () => {
    if (!groupOf(cart, rancherId)) return showSection('products');
    select(rancherId);
    open(true);
  };
  return (
    <Button variant="primary" onClick={order} {...look}>
      Order Now
    </Button>
  );
}
