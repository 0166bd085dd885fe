import { useState } from 'react';
import { mutate } from '../../apollo/mutate';
import { messageOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';
import { ReviewCard } from '../../parts/reviews/ReviewCard';
import { serverTime } from '../../session/serverTime';
import { Button } from '../../ui/button/Button';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { DeleteDialog } from '../../ui/overlay/ConfirmDialog';
import { Notice } from '../../ui/state/Notice';
import { DeleteReviewDocument, type OwnReview_orderFragment } from './OwnReview.generated';

interface WrittenReviewProps {
  order: OwnReview_orderFragment;
  review: NonNullable<OwnReview_orderFragment['review']>;
  onEdit: () => void;
}

/** Shows a family's own review, which the family can edit for a while and delete. */
export default function WrittenReview({ order, review, onEdit }: WrittenReviewProps) {
  const [isDeleting, setDeleting] = useState(false);
  const { ranchName } = order.rancher;
  const isEditable = review.editableUntil !== null && new Date(review.editableUntil) > new Date(serverTime.now());
  const actions = !review.hidden && (
    <Cluster data-print="hide">
      {isEditable && (
        <Button size="small" onClick={onEdit}>
          Edit Review
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => setDeleting(true)}>
        Delete Review
      </Button>
      <DeleteReviewDialog reviewId={review.id} open={isDeleting} onClose={() => setDeleting(false)} />
    </Cluster>
  );
  return (
    <Stack gap={1}>
      {review.hidden && (
        <Notice tone="warning" title="We hid your review.">
          {review.hiddenReason}
        </Notice>
      )}
      <ReviewCard review={review} ranchName={ranchName} actions={actions} />
    </Stack>
  );
}

function DeleteReviewDialog({ reviewId, ...dialog }: { reviewId: string; open: boolean; onClose: () => void }) {
  const remove = useSubmit({
    send: () => mutate(DeleteReviewDocument, { reviewId }),
    successToast: { title: 'Review Deleted' },
    errorToast: (error) => ({ title: 'Error', description: messageOf(error, 'Failed to delete the review') }),
    fieldErrors: () => ({}),
  });
  return (
    <DeleteDialog
      {...dialog}
      noun="Review"
      name="your review"
      description="Nobody sees it or its photos anymore. You can write it again only while you could still change it."
      onDelete={() => remove()}
    />
  );
}
