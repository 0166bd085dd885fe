import { useState } from 'react';
import { ORDER_STATUS, type OrderStatus } from '../../../rules/words/vocabulary';
import { nextStep } from '../../parts/orders/status/statusChoices';
import { useUpdateOrderStatus } from '../../parts/orders/status/useUpdateOrderStatus';
import { Button } from '../../ui/button/Button';
import type { ButtonSize } from '../../ui/button/buttonLook';
import { lazyDialog } from '../../ui/overlay/lazyDialog';

const FulfillDialog = lazyDialog(() => import('../../parts/orders/status/FulfillDialog'));

interface NextStepButtonProps {
  order: { id: string; status: OrderStatus; nextStatuses: OrderStatus[]; commissionAmount?: number };
  size?: ButtonSize;
}

/** Moves an order to its next status in one tap. The step to Fulfilled charges the commission, so it asks first. */
export function NextStepButton({ order, size = 'large' }: NextStepButtonProps) {
  const { update, isUpdating } = useUpdateOrderStatus(order.id, 'list');
  const [isConfirming, setConfirming] = useState(false);
  const next = nextStep(order);
  const move = (status: OrderStatus) => update({ status, notes: '' });
  if (!next) return null;
  return (
    <>
      <Button
        size={size}
        variant={order.status === 'PENDING' ? 'primary' : 'secondary'}
        pending={isUpdating}
        onClick={() => (next === 'FULFILLED' ? setConfirming(true) : move(next))}
      >
        Mark as {ORDER_STATUS.label(next)}
      </Button>
      <FulfillDialog
        order={order}
        open={isConfirming}
        onOpenChange={setConfirming}
        onConfirm={() => move('FULFILLED')}
      />
    </>
  );
}
