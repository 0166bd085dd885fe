import { lazy, Suspense, useRef } from 'react';
import { Section } from '../../ui/layout/Section';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import { useIsNear } from '../../ui/state/useIsNear';
import { Text } from '../../ui/text/Text';
import type { ReviewsSection_rancherFragment } from './ReviewsSection.generated';

const RanchReviews = lazy(retryImport(() => import('./RanchReviews')));

/** Shows the ranch's reviews. The list loads only when the reader scrolls near it, because few scroll that far. */
export function ReviewsSection({ rancher }: { rancher: ReviewsSection_rancherFragment }) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(root);
  return (
    <Section id="reviews" title="Reviews">
      <div ref={root}>
        {rancher.reviewCount === 0 ? (
          <Text tone="soft">No reviews yet. Families can write one once the ranch has fulfilled their order.</Text>
        ) : (
          <Suspense fallback={<Skeleton height="320px" />}>
            {isNear ? <RanchReviews rancherId={rancher.id} /> : <Skeleton height="320px" />}
          </Suspense>
        )}
      </div>
    </Section>
  );
}
