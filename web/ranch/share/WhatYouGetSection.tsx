import { lazy, Suspense } from 'react';
import { onSale, type RanchShares } from '../../../rules/products/cowShares';
import { middle } from '../../../rules/share/beefNeed';
import { cubicFeetSpan } from '../../../rules/trueCost/costText';
import { Fold } from '../../ui/layout/Fold';
import { Section } from '../../ui/layout/Section';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import { Text } from '../../ui/text/Text';
import { useTrueCosts } from '../offers/useTrueCosts';
import { useOrder } from '../order/useOrder';
import type { WhatYouGetSection_rancherFragment } from './WhatYouGetSection.generated';

const WhatYouGet = lazy(retryImport(() => import('./WhatYouGet')));

export const sellsShares = (ranch: RanchShares): boolean => onSale(ranch).length > 0;

/** Says what a share comes to, and unfolds it as packs, in the freezer and as dinners. */
export function WhatYouGetSection({ rancher }: { rancher: WhatYouGetSection_rancherFragment }) {
  if (!sellsShares(rancher)) return null;
  return (
    <Section id="what-you-get" title="What you get">
      <InShort rancher={rancher} />
      <Fold label="Your cuts, freezer and dinners">
        {() => (
          <Suspense fallback={<Skeleton height="480px" />}>
            <WhatYouGet rancher={rancher} />
          </Suspense>
        )}
      </Fold>
    </Section>
  );
}

function InShort({ rancher }: { rancher: WhatYouGetSection_rancherFragment }) {
  const { chosen } = useOrder(rancher);
  const { costOf, loading } = useTrueCosts(rancher.id);
  if (loading) return <Skeleton width="60%" height="1em" shape="line" />;
  if (!chosen) return null;
  const cost = costOf(chosen);
  const pounds = Math.round(middle(cost?.packagedPounds ?? chosen.yieldPounds));
  const cubicFeet = cubicFeetSpan(cost?.freezerCubicFeet ?? chosen.freezerCubicFeet);
  return (
    <Text>
      A {chosen.label.toLowerCase()} is about {pounds} lb of steaks, roasts and ground beef, in {cubicFeet} of freezer.
    </Text>
  );
}
