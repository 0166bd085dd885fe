import { type ComplaintValues, complaintForm } from '../../../rules/complaints/complaintForms';
import { COMPLAINT_KIND, type ComplaintKind, type OrderSide } from '../../../rules/complaints/complaintWords';
import { LIMITS } from '../../../rules/fields/limits';
import { mutate } from '../../apollo/mutate';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { RadioCards } from '../../ui/input/RadioCards';
import { AddedPhotos, AddPhotos } from '../conversation/MessagePhotos';
import { useAddedPhotos } from '../conversation/useAddedPhotos';
import { otherName } from './ComplaintCard';
import { useSeesMoney } from './RemedyFields';
import { useStep } from './useStep';
import { OpenComplaintDocument, type Wrong_orderFragment } from './WrongDialog.generated';

interface ComplaintFormProps {
  order: Wrong_orderFragment;
  side: OrderSide;
  kinds: ComplaintKind[];
  onDone: () => void;
  /** Runs without an answer: canceled, or kept on this device until there is reception. */
  onLeave: () => void;
}

/** Says that something is wrong with an order. */
export function ComplaintForm({ order, side, kinds, onDone, onLeave }: ComplaintFormProps) {
  const withMoney = useSeesMoney();
  const photos = useAddedPhotos(order.conversation?.id ?? '', LIMITS.complaintPhotos);
  const other = otherName(order, side);
  const open = useStep({
    send: ({ kind, text }: ComplaintValues) =>
      mutate(OpenComplaintDocument, {
        orderId: order.id,
        input: { kind: kind || 'MANNERS', text, photos: photos.urls },
        withMoney,
      }),
    successToast: { title: 'Sent', description: `${other} has three days to answer. After that our team decides.` },
    onSuccess: onDone,
    onQueued: onLeave,
  });
  return (
    <DialogForm<ComplaintValues>
      label="Say what's wrong"
      initialValues={{ kind: '', text: '', photos: [] }}
      schema={complaintForm}
      onSubmit={open}
      onCancel={onLeave}
      submitLabel="Send"
      isHeld={photos.isUploading}
    >
      <RadioCards
        name="kind"
        legend="What's wrong?"
        options={kinds.map((value) => ({ value, title: COMPLAINT_KIND.label(value) }))}
        columns={2}
      />
      <Field
        name="text"
        type="textarea"
        label="What happened?"
        hint={`${other} reads it, and our team if you two don't agree.`}
        rows={4}
        maxLength={LIMITS.complaint}
      />
      <AddedPhotos {...photos} />
      <div>
        <AddPhotos {...photos} />
      </div>
    </DialogForm>
  );
}
