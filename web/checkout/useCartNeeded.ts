import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useToast } from '../ui/useToast';

/** Leads back to the ranch when there is nothing to order, unless the cart was released because the order is on its way. */
export function useCartNeeded(rancherId: string, isEmpty: boolean): () => void {
  const released = useRef(false);
  const navigate = useNavigate();
  const { toast } = useToast();

  useEffect(() => {
    if (!isEmpty || released.current) return;
    toast({ title: 'Cart is Empty', description: 'Add items to your cart before checkout.', variant: 'destructive' });
    navigate(paths.rancher(rancherId), { replace: true });
  }, [isEmpty, rancherId, navigate, toast]);

  return () => {
    released.current = true;
  };
}
