import { type AnswerValues, answerForm } from '../../../rules/complaints/complaintForms';
import { LIMITS } from '../../../rules/fields/limits';
import { toCents } from '../../../rules/money/money';
import { mutate } from '../../apollo/mutate';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { AddedPhotos, AddPhotos } from '../conversation/MessagePhotos';
import { useAddedPhotos } from '../conversation/useAddedPhotos';
import type { ComplaintSteps_complaintFragment } from './ComplaintSteps.generated';
import { RemedyFields, useSeesMoney } from './RemedyFields';
import { useStep } from './useStep';
import { AnswerComplaintDocument, type Wrong_orderFragment } from './WrongDialog.generated';

interface AnswerFormProps {
  complaint: ComplaintSteps_complaintFragment;
  order: Wrong_orderFragment;
  onDone: () => void;
}

/** Answers, with or without a proposal. Without reception, it's sent later. */
export function AnswerForm({ complaint, order, onDone }: AnswerFormProps) {
  const withMoney = useSeesMoney();
  const photos = useAddedPhotos(order.conversation?.id ?? '', LIMITS.complaintPhotos);
  const answer = useStep({
    send: ({ text, remedy, amount, asksTeam }: AnswerValues) => {
      const proposal = { remedy: remedy || null, amount: remedy === 'PART_BACK' ? toCents(amount) : null };
      const input = { text, photos: photos.urls, asksTeam, ...proposal };
      return mutate(AnswerComplaintDocument, { complaintId: complaint.id, input, withMoney });
    },
    successToast: { title: 'Sent' },
    onSuccess: onDone,
    onQueued: onDone,
  });
  const isWithTeam = complaint.waitsFor === 'PLATFORM';
  return (
    <DialogForm<AnswerValues>
      label="Answer"
      initialValues={{ text: '', photos: [], remedy: '', amount: '', asksTeam: false }}
      schema={answerForm}
      onSubmit={answer}
      onCancel={onDone}
      submitLabel="Send"
      isHeld={photos.isUploading}
    >
      <Field name="text" type="textarea" label="Your answer" rows={4} maxLength={LIMITS.complaint} autoFocus />
      <AddedPhotos {...photos} />
      <div>
        <AddPhotos {...photos} />
      </div>
      <RemedyFields legend="What would make it right?" none="No proposal" />
      {!isWithTeam && (
        <CheckboxField name="asksTeam" label="Ask our team to decide" hint="You two can still agree until we do." />
      )}
    </DialogForm>
  );
}
