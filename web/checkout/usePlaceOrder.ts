import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import type { CartItem } from '../cart/cart';
import { useCart } from '../cart/useCart';
import { useSession } from '../session/useSession';
import { type ToastMessage, useToast } from '../ui/useToast';
import { PlaceOrderDocument } from './PlaceOrder.generated';
import { type RequestValues, toOrder } from './requestForm';
import { useIdempotencyKey } from './useIdempotencyKey';
import { useOrderRefusal } from './useOrderRefusal';

const SUBMITTED: ToastMessage = {
  title: 'Order Submitted',
  description: 'Your order request has been sent to the rancher successfully.',
};

interface Request {
  rancherId: string;
  items: readonly CartItem[];
  onPlaced: (orderId: string) => void;
  /** What is said when it has been sent. */
  success?: ToastMessage | undefined;
}

/** Sends the ranch's part of the cart as an order request, and empties it once the ranch has it. */
export function usePlaceOrder({ rancherId, items, onPlaced, success = SUBMITTED }: Request) {
  const send = useSendOrder();
  const refuse = useOrderRefusal(rancherId);
  const { clear } = useCart();
  const { toast } = useToast();
  const isPlaced = useRef(false);

  const place = async (values: RequestValues) => {
    const orderId = await send(toOrder(values, rancherId, items));
    isPlaced.current = true;
    toast(success);
    onPlaced(orderId);
    clear(rancherId);
  };

  return async (values: RequestValues) => {
    if (items.length > 0) return place(values).catch(refuse);
    // The second of two clicks finds the cart that the first has emptied.
    if (!isPlaced.current) toast({ title: 'Cart is empty', variant: 'destructive' });
  };
}

function useSendOrder() {
  const [placeOrder] = useMutation(PlaceOrderDocument);
  const { viewer } = useSession();
  const idempotency = useIdempotencyKey();

  return async (input: ReturnType<typeof toOrder>): Promise<string> => {
    const { data } = await placeOrder({
      variables: { input, idempotencyKey: idempotency.keyFor(input) },
      update(cache) {
        const id = cache.identify({ __typename: 'User', id: viewer?.id });
        for (const fieldName of ['orders', 'orderCounts']) cache.evict({ id, fieldName });
      },
    });
    idempotency.forget();
    return data!.placeOrder.id;
  };
}
