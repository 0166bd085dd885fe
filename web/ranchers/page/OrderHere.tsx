import { useEffect, useRef, useState } from 'react';
import { CartLines } from '../../cart/CartLines';
import { groupOf, type NewItem } from '../../cart/cart';
import { RemovedNotice } from '../../cart/RemovedNotice';
import { useCart } from '../../cart/useCart';
import { useRemoval } from '../../cart/useRemoval';
import type { OrderRequest_customerFragment } from '../../checkout/OrderRequest.generated';
import { OrderRequestForm } from '../../checkout/OrderRequestForm';
import { Button } from '../../ui/Button';
import { OfferPicker } from './OfferPicker';
import type { OrderHere_rancherFragment } from './OrderHere.generated';

const PLACED = {
  title: 'Order Placed Successfully',
  description: 'The rancher will contact you soon to finalize your order.',
};

interface OrderHereProps {
  rancher: OrderHere_rancherFragment;
  customer: OrderRequest_customerFragment;
  onPlaced: () => void;
}

/** What the ranch sells, what of it is in the cart, and the request. */
export function OrderHere({ rancher, customer, onPlaced }: OrderHereProps) {
  const { id, ranchName } = rancher;
  const { cart, add } = useCart();
  const group = groupOf(cart, id);
  // The drawer would be in the way, where one is about to order.
  const addHere = (item: NewItem) => add({ rancherId: id, ranchName }, item);
  const { removed, remove, undo } = useRemoval();
  const { request, isPicking, pick, goOn } = usePicking(!group);
  return (
    <>
      {isPicking && <OfferPicker rancher={rancher} group={group} onAdd={addHere} onDone={goOn} />}
      {!isPicking && (
        <div>
          <Button onClick={pick}>{group ? 'Add something else' : 'Add something'}</Button>
        </div>
      )}
      <div ref={request} tabIndex={-1}>
        {removed && <RemovedNotice item={removed.item} onUndo={undo} />}
        <OrderRequestForm
          ranch={rancher}
          customer={customer}
          items={group?.items ?? []}
          lines={group && <CartLines group={group} onRemove={(item) => remove(group, item)} />}
          onPlaced={onPlaced}
          success={PLACED}
        />
      </div>
    </>
  );
}

/** Picking first, then the request: the list makes room, and the keyboard goes on where the request begins. */
function usePicking(isEmpty: boolean) {
  const [step, setStep] = useState(isEmpty ? 'picking' : 'filling');
  const request = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step === 'picked') request.current?.focus();
  }, [step]);
  return { request, isPicking: step === 'picking', pick: () => setStep('picking'), goOn: () => setStep('picked') };
}
