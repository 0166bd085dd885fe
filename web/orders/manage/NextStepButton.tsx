import { lazy, Suspense, useState } from 'react';
import { ORDER_STATUS, type OrderStatus } from '../../../rules/vocabulary';
import { Button } from '../../ui/Button';
import { patient } from '../../ui/patient';
import { nextStep } from './statusChoices';
import { useUpdateOrderStatus } from './useUpdateOrderStatus';

const FulfillDialog = lazy(patient(() => import('./FulfillDialog')));

interface NextStepButtonProps {
  order: { id: string; status: OrderStatus; nextStatuses: OrderStatus[]; commissionAmount: number };
}

/** The one thing to do next with an order, in one tap. The last step charges money, so it asks once more. */
export function NextStepButton({ order }: NextStepButtonProps) {
  const { update, isUpdating } = useUpdateOrderStatus(order.id, 'list');
  const [isAsking, setAsking] = useState<boolean>();
  const next = nextStep(order);
  const move = (status: OrderStatus) => update({ status, notes: '' });
  if (!next) return null;
  return (
    <>
      <Button
        size="large"
        variant={order.status === 'PENDING' ? 'primary' : 'secondary'}
        pending={isUpdating}
        onClick={() => (next === 'FULFILLED' ? setAsking(true) : move(next))}
      >
        Mark as {ORDER_STATUS.label(next)}
      </Button>
      {isAsking !== undefined && (
        <Suspense>
          <FulfillDialog order={order} open={isAsking} onOpenChange={setAsking} onConfirm={() => move('FULFILLED')} />
        </Suspense>
      )}
    </>
  );
}
