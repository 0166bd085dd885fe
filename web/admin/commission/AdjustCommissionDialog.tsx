import { useMutation } from '@apollo/client/react';
import { LIMITS } from '../../../rules/fields/limits';
import {
  type CommissionAdjustmentValues,
  commissionAdjustmentForm,
  initialCommissionAdjustment,
  toCommissionAdjustmentInput,
} from '../../../rules/money/commissionAdjustmentForm';
import { formatCents } from '../../../rules/money/money';
import { useIdempotencyKey } from '../../apollo/useIdempotencyKey';
import { useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import { MoneyField } from '../../ui/form/MoneyField';
import { RadioCards } from '../../ui/input/RadioCards';
import { ApprovalCountsDocument } from '../ApprovalCounts.generated';
import type { RanchAction, RanchDialogProps } from '../useRanchActions';
import { AdjustCommissionDocument } from './AdjustCommissionDialog.generated';
import { LedgerDialogDocument } from './LedgerDialog.generated';

const TYPES = [
  { value: 'CREDIT', title: 'Credit', description: 'We owe the ranch something, like after a mistake of ours.' },
  { value: 'WAIVER', title: 'Waiver', description: 'We waive commission that the ranch owes.' },
];

export default function AdjustCommissionDialog({ ranch, onClose }: RanchDialogProps) {
  const adjustCommission = useAdjustCommission(ranch, onClose);
  const { ranchName } = ranch;
  const balance = ranch.commission?.balance ?? 0;
  return (
    <FormDialog
      onClose={onClose}
      title="Credit or Waive Commission"
      description={`${ranchName} owes ${formatCents(balance)}. The oldest charges are settled first.`}
      initialValues={initialCommissionAdjustment}
      schema={commissionAdjustmentForm}
      onSubmit={adjustCommission}
      submitLabel="Save"
    >
      <RadioCards name="type" legend="Kind" options={TYPES} columns={2} />
      <MoneyField name="amount" label="Amount" />
      <Field
        name="reason"
        label="Reason"
        hint="The rancher sees this in the ledger."
        maxLength={LIMITS.description}
        autoComplete="off"
      />
    </FormDialog>
  );
}

/** Credits or waives commission only once, even if the dialog sends the request again. */
function useAdjustCommission({ id, ranchName }: RanchAction['ranch'], onDone: () => void) {
  const idempotency = useIdempotencyKey();
  const [adjustCommission] = useMutation(AdjustCommissionDocument, {
    refetchQueries: [{ query: LedgerDialogDocument, variables: { id } }, ApprovalCountsDocument],
    awaitRefetchQueries: true,
  });
  return useSubmit({
    send: async (values: CommissionAdjustmentValues) => {
      const adjustment = toCommissionAdjustmentInput(values);
      await adjustCommission({
        variables: { ...adjustment, rancherId: id, idempotencyKey: idempotency.keyFor(id) },
      });
      return adjustment;
    },
    successToast: ({ type, amount }) => ({
      title: type === 'CREDIT' ? 'Commission Credited' : 'Commission Waived',
      description: `${formatCents(amount)} ${type === 'CREDIT' ? 'credited to' : 'waived for'} ${ranchName}.`,
    }),
    errorToast: 'Adjustment Failed',
    onSuccess: onDone,
  });
}
