import { useMutation } from '@apollo/client/react';
import { type CommissionPaymentValues, toCommissionPaymentInput } from '../../../rules/commissionPaymentForm';
import { formatCents } from '../../../rules/money';
import { useIdempotencyKey } from '../../checkout/useIdempotencyKey';
import { messageOf } from '../../errors/messageOf';
import { throwFields } from '../../errors/throwFields';
import type { RanchAction } from '../../platform/useRanchActions';
import { useToast } from '../../ui/useToast';
import { LedgerDialogDocument } from './LedgerDialog.generated';
import { RecordPaymentDocument } from './RecordPayment.generated';

/** Books a payment once, however often it is sent from one dialog; `onDone` closes it. */
export function useRecordPayment({ id, ranchName }: RanchAction['ranch'], onDone: () => void) {
  const idempotency = useIdempotencyKey();
  const [recordPayment] = useMutation(RecordPaymentDocument, {
    // The balance is read again, not reckoned: a payment that was booked already must not be taken off twice.
    refetchQueries: [{ query: LedgerDialogDocument, variables: { id } }],
    awaitRefetchQueries: true,
  });
  const { toast } = useToast();

  return async (values: CommissionPaymentValues) => {
    const payment = toCommissionPaymentInput(values);
    // Of the ranch, not of what was typed: after a lost answer a changed text must not book the payment again.
    const idempotencyKey = idempotency.keyFor(id);
    try {
      await recordPayment({ variables: { ...payment, rancherId: id, idempotencyKey } });
      toast({ title: 'Payment Recorded', description: `${formatCents(payment.amount)} from ${ranchName}.` });
      onDone();
    } catch (error) {
      toast({ title: 'Payment Failed', description: messageOf(error), variant: 'destructive' });
      throwFields(error);
    }
  };
}
