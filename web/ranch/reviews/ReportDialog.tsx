import { useMutation } from '@apollo/client/react';
import { LIMITS } from '../../../rules/fields/limits';
import { reasonForm } from '../../../rules/reasonForm';
import { useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import type { OfReview } from './AnswerDialog';
import { ReportReviewDocument } from './ReportDialog.generated';

/** Tells the platform team that a review shouldn't stand. */
export default function ReportDialog({ open, reviewId, authorName, onClose }: OfReview) {
  const [reportReview] = useMutation(ReportReviewDocument);
  const send = useSubmit({
    send: ({ reason }: { reason: string }) => reportReview({ variables: { reviewId, reason } }),
    success: { title: 'Report Sent', description: 'Thank you. We look at every report.' },
    failure: 'Couldn’t send your report',
    done: onClose,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Report the review by ${authorName}`}
      description="A bad rating alone is no reason. Tell us if it’s fake, insulting, or gives away somebody’s private details."
      initialValues={{ reason: '' }}
      schema={reasonForm}
      onSubmit={send}
      submitLabel="Send Report"
    >
      <Field name="reason" label="What’s wrong with it?" type="textarea" rows={4} maxLength={LIMITS.reason} />
    </FormDialog>
  );
}
