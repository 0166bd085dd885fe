import { useMutation } from '@apollo/client/react';
import { initialReject, type RejectValues, rejectForm } from '../../../rules/ranches/rejectForm';
import { useSubmit } from '../../errors/useSubmit';

import { ReasonField } from '../../parts/reports/ReasonField';
import { FormDialog } from '../../ui/form/FormDialog';
import { ApprovalCountsDocument } from '../ApprovalCounts.generated';
import type { RanchAction, RanchDialogProps } from '../useRanchActions';
import { RejectRancherDocument } from './RejectDialog.generated';

export default function RejectDialog({ ranch, onClose }: RanchDialogProps) {
  const reject = useRejectRancher(ranch, onClose);
  return (
    <FormDialog
      onClose={onClose}
      title="Reject Rancher"
      description={`${ranch.ranchName} leaves the list and gets an email, with the reason if you give one.`}
      initialValues={initialReject}
      schema={rejectForm}
      onSubmit={reject}
      submitLabel="Reject"
      submitVariant="danger"
    >
      <ReasonField label="Reason" rows={4} optional />
    </FormDialog>
  );
}

function useRejectRancher({ id, ranchName }: RanchAction['ranch'], onDone: () => void) {
  const [rejectRancher] = useMutation(RejectRancherDocument, { refetchQueries: [ApprovalCountsDocument] });
  return useSubmit({
    send: (values: RejectValues) =>
      rejectRancher({ variables: { rancherId: id, reason: rejectForm.cast(values).reason } }),
    successToast: { title: 'Rancher Rejected', description: `${ranchName} has been notified by email.` },
    errorToast: 'Rejection Failed',
    onSuccess: onDone,
  });
}
