import { useFormikContext } from 'formik';
import { useState } from 'react';
import { LIMITS } from '../../../../rules/fields/limits';
import { type StatusValues, statusForm } from '../../../../rules/orders/statusForm';
import { ORDER_TYPE } from '../../../../rules/words/vocabulary';
import { Button } from '../../../ui/button/Button';
import { Field } from '../../../ui/form/Field';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/FormActions';
import { RadioCards } from '../../../ui/input/RadioCards';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../../ui/overlay/Dialog';
import { DialogFooter } from '../../../ui/overlay/DialogFooter';
import type { DialogState } from '../../../ui/overlay/dialogState';
import FulfillDialog from './FulfillDialog';
import type { StatusDialog_orderFragment } from './StatusDialog.generated';
import { nextStep, statusChoices } from './statusChoices';
import { type MovedFrom, useUpdateOrderStatus } from './useUpdateOrderStatus';

interface StatusDialogProps extends DialogState {
  order: StatusDialog_orderFragment;
  from: MovedFrom;
}

export default function StatusDialog({ order, open, onOpenChange, from }: StatusDialogProps) {
  const { update } = useUpdateOrderStatus(order.id, from);
  const initialValues: StatusValues = { status: nextStep(order) ?? order.status, notes: '' };
  const [confirming, setConfirming] = useState<StatusValues>();
  const move = async (values: StatusValues) => {
    if (await update(values)) onOpenChange(false);
  };
  // Asks for confirmation before the last step, which charges the commission.
  const submit = (values: StatusValues) => (values.status === 'FULFILLED' ? setConfirming(values) : move(values));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Update order #${order.id}`}
      description={`${ORDER_TYPE.label(order.orderType)} for ${order.customer.name}`}
    >
      <Form initialValues={initialValues} schema={statusForm} onSubmit={submit} reinitialize>
        <StatusFields order={order} onCancel={move} />
      </Form>
      <FulfillDialog
        order={order}
        open={confirming !== undefined}
        onOpenChange={() => setConfirming(undefined)}
        onConfirm={async () => confirming && move(confirming)}
      />
    </Dialog>
  );
}

interface StatusFieldsProps {
  order: StatusDialog_orderFragment;
  onCancel: (values: StatusValues) => Promise<void>;
}

function StatusFields({ order, onCancel }: StatusFieldsProps) {
  return (
    <>
      <RadioCards name="status" legend="Status" options={statusChoices(order)} />
      <Field
        name="notes"
        label="Notes"
        type="textarea"
        maxLength={LIMITS.notes}
        hint="The customer sees this note."
        optional
      />
      <DialogFooter>
        <CancelOrderButton onCancel={onCancel} />
        <SubmitButton>Update Status</SubmitButton>
      </DialogFooter>
    </>
  );
}

/** Cancels the order with the note that is typed in the form around it. */
function CancelOrderButton({ onCancel }: Pick<StatusFieldsProps, 'onCancel'>) {
  const [isConfirming, setConfirming] = useState(false);
  const { notes } = useFormikContext<StatusValues>().values;
  return (
    <>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        Cancel Order
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Cancel this order?"
        description="We'll let the customer know and include your note. A canceled order can't be reopened."
        confirmLabel="Cancel Order"
        cancelLabel="Keep Order"
        tone="danger"
        onConfirm={() => onCancel({ status: 'CANCELED', notes })}
      />
    </>
  );
}
