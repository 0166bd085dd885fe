import { commissionPaymentForm, initialCommissionPayment } from '../../../rules/commissionPaymentForm';
import { LIMITS } from '../../../rules/limits';
import { formatCents } from '../../../rules/money';
import type { RanchDialogProps } from '../../platform/useRanchActions';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { MoneyField } from '../../ui/MoneyField';
import { SubmitButton } from '../../ui/SubmitButton';
import { useRecordPayment } from './useRecordPayment';

export default function RecordPaymentDialog({ ranch, amount, onClose }: RanchDialogProps) {
  const recordPayment = useRecordPayment(ranch, onClose);
  const { ranchName, commission } = ranch;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Record Payment"
      description={`${ranchName} owes ${formatCents(commission.balance)}. The oldest charges are settled first.`}
    >
      <Form
        initialValues={initialCommissionPayment({ ranchName, balance: amount ?? commission.balance })}
        schema={commissionPaymentForm}
        onSubmit={recordPayment}
      >
        <MoneyField name="amount" label="Amount" />
        <Field name="description" label="Description" maxLength={LIMITS.description} autoComplete="off" />
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Record Payment</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
