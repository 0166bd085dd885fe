import { useMutation } from '@apollo/client/react';
import { type DecisionValues, decisionForm } from '../../../rules/complaints/complaintForms';
import { COMPLAINT_KIND } from '../../../rules/complaints/complaintWords';
import { LIMITS } from '../../../rules/fields/limits';
import { toCents } from '../../../rules/money/money';
import { useSubmit } from '../../errors/useSubmit';
import { RemedyFields } from '../../parts/complaints/RemedyFields';
import { ReasonDialog } from '../../parts/reports/ReasonDialog';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import { ApprovalCountsDocument } from '../ApprovalCounts.generated';
import type { CaseRow_complaintFragment } from './CasesTab.generated';
import { CloseCaseDocument, DecideComplaintDocument } from './DecideComplaint.generated';

interface ComplaintDialogProps {
  complaint: CaseRow_complaintFragment;
  onClose: () => void;
}

const refetchCounts = { refetchQueries: [ApprovalCountsDocument] };

/** Asks for the decision that both sides get, with its reason. */
export function DecideComplaintDialog({ complaint: { id, kind, order }, onClose }: ComplaintDialogProps) {
  const [decideComplaint] = useMutation(DecideComplaintDocument, refetchCounts);
  const decide = useSubmit({
    send: ({ remedy, amount, reason }: DecisionValues) =>
      decideComplaint({
        variables: {
          complaintId: id,
          input: { reason, remedy: remedy || 'NOTHING', amount: remedy === 'PART_BACK' ? toCents(amount) : null },
        },
      }),
    successToast: { title: 'Decided', description: 'Both sides get your decision by email.' },
    errorToast: 'Couldn’t save the decision',
    onSuccess: onClose,
  });
  return (
    <FormDialog<DecisionValues>
      onClose={onClose}
      title={`Decide order #${order.id}`}
      description={`${COMPLAINT_KIND.label(kind)}. Both sides read your reason. No money moves by itself: the ranch gives it back and records it.`}
      initialValues={{ remedy: '', amount: '', reason: '' }}
      schema={decisionForm}
      onSubmit={decide}
      submitLabel="Decide"
    >
      <RemedyFields legend="What makes it right?" />
      <Field name="reason" type="textarea" label="Reason" rows={4} maxLength={LIMITS.complaint} />
    </FormDialog>
  );
}

/** Closes what was agreed or decided and never done, or was done without a record. */
export function CloseComplaintDialog({ complaint: { id, order }, onClose }: ComplaintDialogProps) {
  const [closeCase] = useMutation(CloseCaseDocument, refetchCounts);
  const close = useSubmit({
    send: ({ reason }: { reason: string }) => closeCase({ variables: { complaintId: id, reason } }),
    successToast: { title: 'Closed', description: 'Both sides get your reason by email.' },
    errorToast: 'Couldn’t close it',
    onSuccess: onClose,
  });
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Close order #${order.id}’s complaint`}
      description="Both sides read your reason."
      question="Reason"
      onSubmit={close}
      submitLabel="Close"
    />
  );
}
