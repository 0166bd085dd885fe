import { lazy, Suspense, useRef } from 'react';
import styled from 'styled-components';
import { onSale, type RanchShares } from '../../../rules/products/cowShares';
import { media } from '../../theme/tokens';
import { Section } from '../../ui/layout/Section';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import { useIsNear } from '../../ui/state/useIsNear';
import type { WhatYouGetSection_rancherFragment } from './WhatYouGetSection.generated';

const WhatYouGet = lazy(retryImport(() => import('./WhatYouGet')));

export const sellsShares = (ranch: RanchShares): boolean => onSale(ranch).length > 0;

/** Reserves the section's height, so that nothing below it moves when it loads. Text wraps more on narrower phones. */
const ReservedSpace = styled.div`
  min-height: max(1500px, 2060px - 92vw);

  ${media.medium} {
    min-height: 1040px;
  }
`;

/** Shows a share as packs, in the freezer and as dinners. It loads when the reader scrolls near it. */
export function WhatYouGetSection({ rancher }: { rancher: WhatYouGetSection_rancherFragment }) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(root);
  if (!sellsShares(rancher)) return null;
  return (
    <Section id="what-you-get" title="What you get">
      <ReservedSpace ref={root}>
        <Suspense fallback={<Skeleton height="480px" />}>
          {isNear ? <WhatYouGet rancher={rancher} /> : <Skeleton height="480px" />}
        </Suspense>
      </ReservedSpace>
    </Section>
  );
}
