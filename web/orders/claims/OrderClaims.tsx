import { lazy, Suspense } from 'react';
import { Stack } from '../../ui/layout/Stack';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import type { OrderClaims_orderFragment } from './OrderClaims.generated';

const ClaimCard = lazy(retryImport(() => import('./ClaimCard')));

/** Shows the shares of animals in an order. Most orders have none. */
export function OrderClaims({ order }: { order: OrderClaims_orderFragment }) {
  const claims = order.claims.filter(({ releasedAt }) => releasedAt === null);
  if (claims.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton height="200px" />}>
      <Stack gap={2}>
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} />
        ))}
      </Stack>
    </Suspense>
  );
}
