import { lazy, Suspense } from 'react';
import { storySteps } from '../../../rules/orders/story/storySteps';
import { serverTime } from '../../session/serverTime';
import { Stack } from '../../ui/layout/arrange';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import type { CustomerOrderCard_orderFragment } from '../CustomerOrderCard.generated';
import { storyOf } from '../storyOf';
import type { OrderClaims_orderFragment } from './OrderClaims.generated';

const ClaimCard = lazy(retryImport(() => import('./ClaimCard')));

/** Shows the shares of animals in an order. Most orders have none. */
export function OrderClaims({ order }: { order: CustomerOrderCard_orderFragment }) {
  const { claims: all }: OrderClaims_orderFragment = order;
  const claims = all.filter(({ releasedAt }) => releasedAt === null);
  if (claims.length === 0) return null;
  const { kind } = storyOf(order);
  const now = new Date(serverTime.now());
  return (
    <Suspense fallback={<Skeleton height="200px" />}>
      <Stack gap={1}>
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} steps={storySteps({ ...order, claims: [claim] }, now)} state={kind} />
        ))}
      </Stack>
    </Suspense>
  );
}
