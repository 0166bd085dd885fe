import { Drawer } from '../ui/Drawer';
import { CartContents } from './CartContents';
import { useCart } from './useCart';

/** The cart over whatever screen one is on. */
export default function CartDrawer() {
  const { isOpen, open } = useCart();
  return (
    <Drawer open={isOpen} onOpenChange={open} title="Your Cart">
      <CartContents onLeave={() => open(false)} />
    </Drawer>
  );
}
