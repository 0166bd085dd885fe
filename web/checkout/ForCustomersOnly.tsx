import type { CartItem } from '../cart/cart';
import { useSession } from '../session/useSession';
import { Notice } from '../ui/Notice';
import { OrderSummary } from './OrderSummary';

/** Ranchers and admins may look at checkout, and see who it is for. */
export function ForCustomersOnly({ items }: { items: readonly CartItem[] }) {
  const { viewer } = useSession();
  return (
    <>
      <Notice title="Order requests are placed from a customer account">
        You are signed in as {viewer?.name} ({viewer?.email}). Sign in with a customer account to order from this ranch.
      </Notice>
      {items.length > 0 && <OrderSummary items={items} />}
    </>
  );
}
