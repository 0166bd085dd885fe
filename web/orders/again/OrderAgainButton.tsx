import { useApolloClient } from '@apollo/client/react';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useCartActions } from '../../cart/useCart';
import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';
import { useToast } from '../../ui/overlay/useToast';
import { retryImport } from '../../ui/state/retryImport';
import { VisuallyHidden } from '../../ui/text/Text';
import type { Reorder } from './orderAgain';

const loadCode = retryImport(() => import('./orderAgain'));

/** Fetches an order, and adds the items that the ranch still sells to the cart. */
export function useOrderAgain(orderId: string): () => Promise<unknown> {
  const client = useApolloClient();
  const fillCart = useFillCart();
  return useSubmit({
    send: async () => (await loadCode()).loadReorder(client, orderId),
    onSuccess: fillCart,
    errorToast: "Couldn't fill your cart",
  });
}

export function OrderAgainButton({ orderId }: { orderId: string }) {
  const load = useOrderAgain(orderId);
  const [isLoading, setLoading] = useState(false);
  const press = async () => {
    setLoading(true);
    await load();
    setLoading(false);
  };
  return (
    <Button icon={RotateCcw} pending={isLoading} onClick={() => void press()}>
      Order Again<VisuallyHidden> order {orderId}</VisuallyHidden>
    </Button>
  );
}

function useFillCart() {
  const { add, open } = useCartActions();
  const { toast } = useToast();
  return ({ rancher, items, gone }: Reorder) => {
    const { id: rancherId, ranchName } = rancher;
    for (const item of items) add({ rancherId, ranchName }, item);
    if (items.length > 0) open(true);
    if (gone.length > 0) {
      toast({ title: `${ranchName} doesn't sell this anymore`, description: gone.join('; '), variant: 'destructive' });
    }
  };
}
