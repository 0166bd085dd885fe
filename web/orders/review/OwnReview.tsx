import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { hairline, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Notice } from '../../ui/state/Notice';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import type { OwnReview_orderFragment } from './OwnReview.generated';
import { useReviewInUrl } from './useReviewInUrl';

const WrittenReview = lazy(retryImport(() => import('./WrittenReview')));

const Root = styled.div`
  margin-bottom: ${space(2)};
  padding-top: ${space(2)};
  border-top: ${hairline};
`;

/** Shows the family's review of an order, or a reminder to write one. */
export function OwnReview({ order }: { order: OwnReview_orderFragment }) {
  const { open } = useReviewInUrl();
  const { canReview, review, rancher } = order;
  if (review)
    return (
      <Root>
        <Suspense fallback={<Skeleton height="120px" />}>
          <WrittenReview order={order} review={review} onEdit={() => open(order.id)} />
        </Suspense>
      </Root>
    );
  if (!canReview) return null;
  return (
    <Root data-print="hide">
      <Notice
        title={`How was your beef from ${rancher.ranchName}?`}
        action={
          <Button size="small" onClick={() => open(order.id)}>
            Write a Review
          </Button>
        }
      >
        Other families would love to know. It takes two minutes.
      </Notice>
    </Root>
  );
}
