import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { LIMITS } from '../../../rules/fields/limits';
import { isShare } from '../../../rules/herd/quarters';
import { authorName, REVIEW_AUTHORS, type ReviewAuthor } from '../../../rules/reviews/authorName';
import { type ReviewValues, reviewForm } from '../../../rules/reviews/reviewForm';
import { EDIT_DAYS } from '../../../rules/reviews/reviewTimes';
import { mutate } from '../../apollo/mutate';
import { QueryState } from '../../errors/QueryState';
import { useSubmit } from '../../errors/useSubmit';
import { serverTime } from '../../session/serverTime';
import { useSession } from '../../session/useSession';
import { Field } from '../../ui/form/Field';
import { DialogForm } from '../../ui/form/FormDialog';
import { SelectField } from '../../ui/form/SelectField';

import { Grid } from '../../ui/layout/Grid';
import { Dialog } from '../../ui/overlay/Dialog';
import { Notice } from '../../ui/state/Notice';
import {
  EditReviewDocument,
  ReviewedOrderDocument,
  type ReviewedOrderQuery,
  WriteReviewDocument,
} from './ReviewDialog.generated';
import { ReviewPhotosField } from './ReviewPhotosField';
import { StarsField } from './StarsField';

interface ReviewDialogProps {
  open: boolean;
  orderId: string;
  onClose: () => void;
}

/** Writes or edits the review of an order. Fetches the order itself, because an email may link to one that isn't loaded. */
export default function ReviewDialog({ open, orderId, onClose }: ReviewDialogProps) {
  const { data, error, refetch } = useQuery(ReviewedOrderDocument, {
    variables: { id: orderId },
    skip: !orderId,
    fetchPolicy: 'network-only',
  });
  const order = data?.order;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={order ? `Review ${order.rancher.ranchName}` : 'Review your order'}
      description={order ? `Order #${order.id}` : undefined}
    >
      {order && <Content order={order} onClose={onClose} />}
      {data && !order && <Notice tone="warning" title="We can’t find this order." />}
      {!data && <QueryState error={error} refetch={refetch} />}
    </Dialog>
  );
}

type Order = NonNullable<ReviewedOrderQuery['order']>;

function Content({ order, onClose }: { order: Order; onClose: () => void }) {
  const { review, canReview, status } = order;
  const isEditable =
    review?.editableUntil && !review.hidden && new Date(review.editableUntil) > new Date(serverTime.now());
  if (canReview || isEditable) return <ReviewForm order={order} onClose={onClose} />;
  if (review) return <Notice title={`You can change a review for ${EDIT_DAYS} days after you wrote it.`} />;
  if (status === 'FULFILLED') return <Notice title="Orders can be reviewed for a year after they were fulfilled." />;
  return <Notice title="You can review this order once the ranch has fulfilled it." />;
}

/** The values of the form. Stars and weights are strings, as typed. */
type FormValues = Record<'stars' | 'words' | 'hangingPounds' | 'packagedPounds', string> & {
  photos: string[];
  /** Empty for a review whose author has another name now. It then keeps the old one. */
  shownAs: ReviewAuthor | '';
};

const formValuesOf = (review: Order['review'], authors: readonly AuthorOption[]): FormValues => ({
  stars: String(review?.stars ?? ''),
  words: review?.words ?? '',
  hangingPounds: String(review?.hangingPounds ?? ''),
  packagedPounds: String(review?.packagedPounds ?? ''),
  photos: [...(review?.photos ?? [])],
  shownAs: (review ? authors.find(({ label }) => label === review.authorName) : authors[0])?.value ?? '',
});

function ReviewForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const authors = useAuthorOptions();
  const [initialValues] = useState(() => formValuesOf(order.review, authors));
  const [isUploading, setUploading] = useState(false);
  const send = useSendReview(order, onClose);
  const hasShare = order.items.some(({ type }) => isShare(type));
  return (
    <DialogForm
      initialValues={initialValues}
      schema={reviewForm}
      onSubmit={send}
      onCancel={onClose}
      submitLabel={order.review ? 'Save Review' : 'Post Review'}
      isHeld={isUploading}
    >
      <StarsField name="stars" legend="How was it?" />
      <Field
        name="words"
        label="Your review"
        hint="The beef, the cuts, and how it was to deal with the ranch. Everyone can read it."
        type="textarea"
        rows={5}
        maxLength={LIMITS.review}
      />
      <Grid columns={2} min={160} gap={2}>
        {hasShare && <PoundsField name="hangingPounds" label="Hanging weight" />}
        <PoundsField name="packagedPounds" label={hasShare ? 'In your freezer' : 'Pounds you got'} />
      </Grid>
      <SelectField
        name="shownAs"
        label="Shown as"
        options={authors}
        placeholder={initialValues.shownAs ? undefined : order.review?.authorName}
      />
      <ReviewPhotosField orderId={order.id} onUploading={setUploading} />
    </DialogForm>
  );
}

type AuthorOption = { value: ReviewAuthor; label: string };

/** The names that the viewer can choose. Somebody with a single name has no initial. */
function useAuthorOptions(): AuthorOption[] {
  const { viewer } = useSession();
  const options = REVIEW_AUTHORS.map((value) => ({ value, label: authorName(viewer?.name ?? '', value) }));
  return options.filter(({ label }, at) => options.findIndex((other) => other.label === label) === at);
}

function PoundsField(props: { name: string; label: string }) {
  return <Field {...props} type="number" suffix="lb" optional />;
}

function useSendReview({ id: orderId, review, rancher }: Order, onDone: () => void) {
  return useSubmit({
    send: async (values: FormValues) => {
      const input: ReviewValues = reviewForm.cast({ ...values, shownAs: values.shownAs || undefined });
      if (review) await mutate(EditReviewDocument, { reviewId: review.id, input });
      else await mutate(WriteReviewDocument, { orderId, input });
    },
    successToast: {
      title: review ? 'Review Saved' : 'Review Posted',
      description: `Thank you. ${rancher.ranchName} and other families can read it now.`,
    },
    errorToast: 'Couldn’t post your review',
    onSuccess: onDone,
  });
}
