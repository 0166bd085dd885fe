import { useCart } from '../cart/useCart';
import { codeOf } from '../errors/codeOf';
import { messageOf } from '../errors/messageOf';
import { throwFields } from '../errors/throwFields';
import { useToast } from '../ui/useToast';
import { changedPrices, priceNotice } from './changedPrices';

const FAILED = 'An error occurred while submitting your order. Please try again later.';

/** What becomes of an order that was not taken: new prices go into the cart, refused fields to the form, the rest is told. */
export function useOrderRefusal(rancherId: string) {
  const { applyPrices } = useCart();
  const { toast } = useToast();

  return (error: unknown) => {
    const changes = changedPrices(error);
    if (changes.length > 0) {
      applyPrices(rancherId, changes);
      throw new Error(priceNotice(changes));
    }
    throwFields(error);
    // The session has ended: the guard leads to the sign-in and back.
    if (codeOf(error) === 'UNAUTHENTICATED') return;
    const description = codeOf(error) === 'CONFLICT' ? messageOf(error) : FAILED;
    toast({ title: 'Order Failed', description, variant: 'destructive' });
  };
}
