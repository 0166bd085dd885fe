import { useState } from 'react';
import styled from 'styled-components';
import { oneOf } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import type { ReviewSort } from '../../graphTypes.generated';
import { PagedList, usePagedList } from '../../parts/lists/PagedList';
import { ReviewCard } from '../../parts/reviews/ReviewCard';
import { hasDuty } from '../../session/sessionStore';
import { useSession } from '../../session/useSession';
import { hairline, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Select } from '../../ui/input/Select';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { Text } from '../../ui/text/Text';
import { RanchReviewsDocument, type RanchReviewsQuery } from './RanchReviews.generated';
import { RatingSummary } from './RatingSummary';

const AnswerDialog = lazyDialog(() => import('./AnswerDialog'));
const ReportDialog = lazyDialog(() => import('./ReportDialog'));

const SORTS: { value: ReviewSort; label: string }[] = [
  { value: 'NEWEST', label: 'Newest' },
  { value: 'HIGHEST', label: 'Most stars' },
  { value: 'LOWEST', label: 'Fewest stars' },
];

const URL_PARAMS = {
  reviews: oneOf(
    SORTS.map(({ value }) => value),
    'NEWEST',
  ),
};

const Item = styled.li`
  padding-block: ${space(2.5)};
  border-bottom: ${hairline};

  &:last-child {
    border-bottom: 0;
  }
`;

export default function RanchReviews({ rancherId }: { rancherId: string }) {
  const { reviews: sort, change } = useUrlState(URL_PARAMS);
  const list = usePagedList(RanchReviewsDocument, { id: rancherId, sort }, ({ rancher }) => rancher?.reviews);
  const ranch = list.data?.rancher;
  const choose = (chosen: typeof sort | '') => change({ reviews: chosen || 'NEWEST' });
  return (
    <Stack gap={2}>
      {ranch && (
        <RatingSummary ranch={ranch}>
          <Select label="Sort" value={sort} options={SORTS} onChange={choose} />
        </RatingSummary>
      )}
      <PagedList
        list={{ ...list, loadMore: (after) => list.loadMore(after, { first: 10 }) }}
        noun="reviews"
        empty={<Text tone="soft">No reviews yet.</Text>}
      >
        {(reviews) => (
          <Stack as="ul" gap={0} aria-label="Reviews">
            {reviews.map((review) => (
              <Item key={review.id}>
                <ReviewItem review={review} rancherId={rancherId} ranchName={ranch?.ranchName ?? ''} />
              </Item>
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}

type Review = NonNullable<RanchReviewsQuery['rancher']>['reviews']['nodes'][number];

function ReviewItem({ review, rancherId, ranchName }: { review: Review; rancherId: string; ranchName: string }) {
  const [open, setOpen] = useState<'answer' | 'report'>();
  const { viewer } = useSession();
  const isOwnRanch = viewer?.ranch?.id === rancherId && hasDuty(viewer, 'RANCH');
  const close = () => setOpen(undefined);
  const actions = (
    <Cluster data-print="hide">
      {isOwnRanch && !review.answer && (
        <Button size="small" onClick={() => setOpen('answer')}>
          Answer
        </Button>
      )}
      {viewer && !review.mine && (
        <Button size="small" variant="quiet" onClick={() => setOpen('report')}>
          Report
        </Button>
      )}
      <AnswerDialog open={open === 'answer'} reviewId={review.id} authorName={review.authorName} onClose={close} />
      <ReportDialog open={open === 'report'} reviewId={review.id} authorName={review.authorName} onClose={close} />
    </Cluster>
  );
  return <ReviewCard review={review} ranchName={ranchName} actions={actions} />;
}
