import { LIMITS } from '../../../rules/limits';
import { type StatusValues, statusForm } from '../../../rules/statusForm';
import { ORDER_TYPE } from '../../../rules/vocabulary';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { RadioCards } from '../../ui/RadioCards';
import { SubmitButton } from '../../ui/SubmitButton';
import { CallOffButton } from './CallOffButton';
import type { StatusDialog_orderFragment } from './StatusDialog.generated';
import { nextStep, statusChoices } from './statusChoices';
import { type MovedFrom, useUpdateOrderStatus } from './useUpdateOrderStatus';

interface StatusDialogProps {
  order: StatusDialog_orderFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  from: MovedFrom;
}

/** Moves an order along with words for the customer, or calls it off. */
export default function StatusDialog({ order, open, onOpenChange, from }: StatusDialogProps) {
  const { update } = useUpdateOrderStatus(order.id, from);
  const submit = async (values: StatusValues) => {
    if (await update(values)) onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Update order #${order.id}`}
      description={`${ORDER_TYPE.label(order.orderType)} for ${order.customer.name}`}
    >
      <Form<StatusValues>
        initialValues={{ status: nextStep(order) ?? order.status, notes: '' }}
        schema={statusForm}
        onSubmit={submit}
        reinitialize
      >
        <StatusFields order={order} onCallOff={submit} />
      </Form>
    </Dialog>
  );
}

interface StatusFieldsProps {
  order: StatusDialog_orderFragment;
  onCallOff: (values: StatusValues) => Promise<void>;
}

function StatusFields({ order, onCallOff }: StatusFieldsProps) {
  return (
    <>
      <RadioCards name="status" legend="Status" options={statusChoices(order)} />
      <Field
        name="notes"
        label="Notes"
        type="textarea"
        maxLength={LIMITS.notes}
        hint="The customer reads this in the timeline."
        optional
      />
      <DialogFooter>
        <CallOffButton onCallOff={onCallOff} />
        <SubmitButton>Update Status</SubmitButton>
      </DialogFooter>
    </>
  );
}
