import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';
import { ReasonDialog } from '../../parts/reports/ReasonDialog';
import type { ReviewDialogProps } from './AnswerDialog';
import { ReportReviewDocument } from './ReportDialog.generated';

export default function ReportDialog({ open, reviewId, authorName, onClose }: ReviewDialogProps) {
  const send = useSubmit({
    send: ({ reason }: { reason: string }) => mutate(ReportReviewDocument, { reviewId, reason }),
    successToast: { title: 'Report Sent', description: 'Thank you. We look at every report.' },
    errorToast: 'Couldn’t send your report',
    onSuccess: onClose,
  });
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Report the review by ${authorName}`}
      description="A bad rating alone is no reason. Tell us if it’s fake, insulting, or gives away somebody’s private details."
      question="What’s wrong with it?"
      onSubmit={send}
      submitLabel="Send Report"
    />
  );
}
