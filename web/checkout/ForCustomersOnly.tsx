import type { CartItem } from '../cart/cart';
import { useSession } from '../session/useSession';
import { Notice } from '../ui/state/Notice';
import { OrderSummary } from './OrderSummary';

/** Tells ranchers and admins, who can open the checkout too, that only customers can order. */
export function ForCustomersOnly({ items }: { items: readonly CartItem[] }) {
  const { viewer } = useSession();
  return (
    <>
      <Notice title="You need a customer account to order">
        You’re signed in as {viewer?.name} ({viewer?.email}). Sign in with a customer account to order from this ranch.
      </Notice>
      {items.length > 0 && <OrderSummary items={items} />}
    </>
  );
}
