import { LIMITS } from '../../../rules/fields/limits';
import { orderDetailsForm } from '../../../rules/orders/orderDetailsForm';
import { isFinal } from '../../../rules/orders/orderStatus';
import { ORDER_TYPE } from '../../../rules/words/vocabulary';
import { mutate } from '../../apollo/mutate';
import { messageOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { Form } from '../../ui/form/Form';
import { FormActions, SubmitButton } from '../../ui/form/FormActions';
import { Dialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';
import { type OrderDetailsForm_orderFragment, UpdateOrderDetailsDocument } from './OrderDetailsDialog.generated';

interface OrderDetailsDialogProps extends DialogState {
  order: ManagedOrderCard_orderFragment;
}

/** Shows only the form for the notes and the day of an order. The dialog with the whole order contains the same form. */
export default function OrderDetailsDialog({ order, ...dialog }: OrderDetailsDialogProps) {
  return (
    <Dialog
      {...dialog}
      title={`Order #${order.id}`}
      description={`${ORDER_TYPE.label(order.orderType)} for ${order.customer.name}`}
    >
      <OrderDetailsForm order={order} onSaved={() => dialog.onOpenChange(false)} />
    </Dialog>
  );
}

interface OrderDetailsFormProps {
  order: OrderDetailsForm_orderFragment;
  onSaved?: () => void;
}

type Values = { privateNotes: string; handoverDay: string };

/** Edits the ranch's private notes on an order and the day of pickup or delivery. */
export function OrderDetailsForm({ order, onSaved }: OrderDetailsFormProps) {
  return (
    <Form<Values>
      label={`Details of order #${order.id}`}
      initialValues={{ privateNotes: order.privateNotes ?? '', handoverDay: order.handoverDay ?? '' }}
      schema={orderDetailsForm}
      onSubmit={useSaveDetails(order.id, onSaved)}
      reinitialize
    >
      <Field
        name="privateNotes"
        label="Private notes"
        type="textarea"
        maxLength={LIMITS.notes}
        hint="Only you see this."
        optional
      />
      {!isFinal(order.status) && <Field name="handoverDay" type="date" {...DAY} optional />}
      <FormActions>
        <SubmitButton>Save</SubmitButton>
      </FormActions>
    </Form>
  );
}

const DAY = { label: 'Pickup or delivery day', hint: 'The family sees it and gets an email.' };

function useSaveDetails(orderId: string, onSaved?: () => void) {
  return useSubmit({
    send: (input: Values) => mutate(UpdateOrderDetailsDocument, { orderId, input }),
    successToast: { title: 'Order Saved' },
    errorToast: (error) => ({ title: 'Error', description: messageOf(error, 'Failed to save the order') }),
    onSuccess: onSaved,
    onQueued: onSaved,
  });
}
