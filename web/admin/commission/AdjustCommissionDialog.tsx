import { useMutation } from '@apollo/client/react';
import { LIMITS } from '../../../rules/fields/limits';
import {
  type CommissionAdjustmentValues,
  commissionAdjustmentForm,
  initialCommissionAdjustment,
  toCommissionAdjustmentInput,
} from '../../../rules/money/commissionAdjustmentForm';
import { formatCents } from '../../../rules/money/money';
import { useIdempotencyKey } from '../../checkout/useIdempotencyKey';
import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/form/Field';
import { Form } from '../../ui/form/Form';
import { MoneyField } from '../../ui/form/MoneyField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { RadioCards } from '../../ui/input/RadioCards';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
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
  const { ranchName, commission } = ranch;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Credit or Waive Commission"
      description={`${ranchName} owes ${formatCents(commission.balance)}. The oldest charges are settled first.`}
    >
      <Form initialValues={initialCommissionAdjustment} schema={commissionAdjustmentForm} onSubmit={adjustCommission}>
        <RadioCards name="type" legend="Kind" options={TYPES} columns={2} />
        <MoneyField name="amount" label="Amount" />
        <Field
          name="reason"
          label="Reason"
          hint="The rancher sees this in the ledger."
          maxLength={LIMITS.description}
          autoComplete="off"
        />
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Save</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** Credits or waives once, however often the dialog sends it. */
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
    success: ({ type, amount }) => ({
      title: type === 'CREDIT' ? 'Commission Credited' : 'Commission Waived',
      description: `${formatCents(amount)} ${type === 'CREDIT' ? 'credited to' : 'waived for'} ${ranchName}.`,
    }),
    failure: 'Adjustment Failed',
    done: onDone,
  });
}
