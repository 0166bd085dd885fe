import { Button } from '../ui/button/Button';
import { Notice } from '../ui/state/Notice';
import type { CartGroup } from './cart';
import { useCart } from './useCart';

/** Says that the ranch takes no orders now. Its items stay in the cart until the family removes them. */
export function ClosedNotice({ group }: { group: CartGroup }) {
  const { clear } = useCart();
  return (
    <Notice
      tone="warning"
      title={`${group.ranchName} isn’t taking orders right now`}
      action={
        <Button size="small" onClick={() => clear(group.rancherId)}>
          Remove These Items
        </Button>
      }
    >
      Your items stay in the cart in case the ranch opens again.
    </Notice>
  );
}
