import { useState } from 'react';
import styled from 'styled-components';
import { adminDateTime } from '../../../rules/time/dates';
import { oneOf } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { usePagedList } from '../../parts/lists/PagedList';
import { ReasonDialog } from '../../parts/reports/ReasonDialog';
import { ReviewCard } from '../../parts/reviews/ReviewCard';
import { paths } from '../../paths';
import { size, space } from '../../theme/tokens';
import { Select } from '../../ui/input/Select';
import { Cluster } from '../../ui/layout/arrange';
import { EmptyState } from '../../ui/state/EmptyState';
import { RowButton, RowMenu } from '../../ui/table/RowButton';
import type { TableColumn } from '../../ui/table/TableRow';
import { TextLink } from '../../ui/text/Link';
import { AdminTable } from '../AdminTable';
import { type ReviewsTab_reviewFragment, ReviewsTabDocument } from './ReviewsTab.generated';
import { TakeDownPhoto } from './TakeDownPhoto';
import { useReviewModeration } from './useReviewModeration';

const SHOWN = ['REPORTED', 'HIDDEN'] as const;
const CODECS = { reviews: oneOf(SHOWN, 'REPORTED') };
const CHOICES = [
  { value: 'REPORTED', label: 'Reported' },
  { value: 'HIDDEN', label: 'Hidden' },
];

const Reports = styled.ul`
  display: grid;
  gap: ${space(1)};
  max-width: 40ch;
  font-size: ${size[15]};
  font-weight: 400;
  overflow-wrap: anywhere;
`;

const ReviewCell = styled.div`
  min-width: 240px;
  font-weight: 400;
`;

const columns: TableColumn<ReviewsTab_reviewFragment>[] = [
  {
    key: 'review',
    header: 'Review',
    primary: 'text',
    cell: (review) => (
      <ReviewCell>
        <ReviewCard review={review} ranchName={review.rancher.ranchName} />
      </ReviewCell>
    ),
  },
  {
    key: 'ranch',
    header: 'Ranch',
    cell: ({ rancher }) => <TextLink to={paths.ranch(rancher)}>{rancher.ranchName}</TextLink>,
  },
  { key: 'reports', header: 'Why', cell: (review) => <Why review={review} /> },
  { key: 'decide', header: 'Decide', hideHeader: true, below: true, cell: (review) => <Decide review={review} /> },
];

const NONE_HIDDEN = { title: 'No Hidden Reviews', text: 'Reviews that you hide are listed here.' };
const NONE_REPORTED = { title: 'No Reported Reviews', text: 'When somebody reports a review, it appears here.' };

/** Lists the reviews that people reported, or those that an admin hid. */
export default function ReviewsTab() {
  const { reviews: shown, change } = useUrlState(CODECS);
  const isHidden = shown === 'HIDDEN';
  const list = usePagedList(ReviewsTabDocument, { hidden: isHidden }, ({ admin }) => admin.reportedReviews);
  return (
    <AdminTable
      list={list}
      noun="reviews"
      caption={isHidden ? 'Hidden reviews' : 'Reported reviews'}
      columns={columns}
      filters={
        <>
          <Select
            label="Show"
            value={shown}
            options={CHOICES}
            onChange={(value) => change({ reviews: value === 'HIDDEN' ? value : 'REPORTED' })}
          />
          <TakeDownPhoto />
        </>
      }
      belongs={({ hidden, reports }) => (isHidden ? hidden : !hidden && reports.length > 0)}
      empty={<EmptyState {...(isHidden ? NONE_HIDDEN : NONE_REPORTED)} />}
    />
  );
}

function Why({ review: { hidden, hiddenReason, reports } }: { review: ReviewsTab_reviewFragment }) {
  if (hidden) return hiddenReason;
  return (
    <Reports>
      {reports.map(({ id, reason, reporter, createdAt }) => (
        <li key={id}>
          “{reason}” {reporter.name}, {adminDateTime(createdAt)}
        </li>
      ))}
    </Reports>
  );
}

function Decide({ review }: { review: ReviewsTab_reviewFragment }) {
  const [isHiding, setHiding] = useState(false);
  const { show, dismiss } = useReviewModeration(review.id);
  const record = `review by ${review.authorName}`;
  if (review.hidden)
    return (
      <RowButton of={record} onClick={() => show()}>
        Show Again
      </RowButton>
    );
  return (
    <>
      <Cluster>
        <RowButton of={record} variant="danger" onClick={() => setHiding(true)}>
          Hide Review
        </RowButton>
        <RowMenu of={record} groups={[[{ label: 'Dismiss Reports', onSelect: () => dismiss() }]]} />
      </Cluster>
      {isHiding && <HideReviewDialog review={review} onClose={() => setHiding(false)} />}
    </>
  );
}

interface HideReviewDialogProps {
  review: { id: string; authorName: string };
  onClose: () => void;
}

function HideReviewDialog({ review, onClose }: HideReviewDialogProps) {
  const { hide } = useReviewModeration(review.id, onClose);
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Hide the review by ${review.authorName}`}
      description="Only its author and admins will see it, and it won’t count for the rating. The author gets your reason by email."
      question="Reason"
      onSubmit={hide}
      submitLabel="Hide Review"
      submitVariant="danger"
    />
  );
}
