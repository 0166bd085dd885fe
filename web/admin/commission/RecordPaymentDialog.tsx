import { useMutation } from '@apollo/client/react';
import { LIMITS } from '../../../rules/fields/limits';
import {
  type CommissionPaymentValues,
  commissionPaymentForm,
  initialCommissionPayment,
  toCommissionPaymentInput,
} from '../../../rules/money/commissionPaymentForm';
import { formatCents } from '../../../rules/money/money';
import { useIdempotencyKey } from '../../apollo/useIdempotencyKey';
import { useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import { MoneyField } from '../../ui/form/MoneyField';
import { ApprovalCountsDocument } from '../ApprovalCounts.generated';
import type { RanchAction, RanchDialogProps } from '../useRanchActions';
import { LedgerDialogDocument } from './LedgerDialog.generated';
import { RecordPaymentDocument } from './RecordPaymentDialog.generated';

export default function RecordPaymentDialog({ ranch, amount, onClose }: RanchDialogProps) {
  const recordPayment = useRecordPayment(ranch, onClose);
  const { ranchName } = ranch;
  const balance = ranch.commission?.balance ?? 0;
  return (
    <FormDialog
      onClose={onClose}
      title="Record Payment"
      description={`${ranchName} owes ${formatCents(balance)}. The oldest charges are settled first.`}
      initialValues={initialCommissionPayment({ ranchName, balance: amount ?? balance })}
      schema={commissionPaymentForm}
      onSubmit={recordPayment}
      submitLabel="Record Payment"
    >
      <MoneyField name="amount" label="Amount" />
      <Field name="description" label="Description" maxLength={LIMITS.description} autoComplete="off" />
    </FormDialog>
  );
}

/** Records only one payment, even if the dialog sends the request again. */
function useRecordPayment({ id, ranchName }: RanchAction['ranch'], onDone: () => void) {
  const idempotency = useIdempotencyKey();
  const [recordPayment] = useMutation(RecordPaymentDocument, {
    // Refetches the balance, because a payment that was sent twice lowers it only once.
    refetchQueries: [{ query: LedgerDialogDocument, variables: { id } }, ApprovalCountsDocument],
    awaitRefetchQueries: true,
  });
  return useSubmit({
    send: async (values: CommissionPaymentValues) => {
      const payment = toCommissionPaymentInput(values);
      // The key depends only on the ranch, so that a retry with a changed text doesn't record the payment twice.
      await recordPayment({ variables: { ...payment, rancherId: id, idempotencyKey: idempotency.keyFor(id) } });
      return payment;
    },
    successToast: ({ amount }) => ({
      title: 'Payment Recorded',
      description: `${formatCents(amount)} from ${ranchName}.`,
    }),
    errorToast: 'Payment Failed',
    onSuccess: onDone,
  });
}
