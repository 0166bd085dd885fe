import { useFragment } from '@apollo/client/react';
import { RanchPicture } from '../parts/ranches/RanchPicture';
import { Stack } from '../ui/layout/arrange';
import { Page } from '../ui/layout/Page';
import { WithAside } from '../ui/layout/WithAside';
import { Skeleton, SkeletonGroup, SkeletonText } from '../ui/state/Skeleton';
import { DeliveryStrip } from './delivery/DeliveryStrip';
import { GalleryFrame, Shot } from './gallery/GalleryFrame';
import { PriceTable } from './offers/PriceTable';
import { RanchHeader } from './RanchHeader';
import { RanchSkeleton_rancherFragmentDoc } from './RanchSkeleton.generated';
import { RanchTitle } from './RanchSummary';

const THUMBNAILS = ['first', 'second', 'third', 'fourth'];

/** Shows the page while it loads: what a list has already cached of the ranch, and placeholders for the rest. */
export function RanchSkeleton({ id }: { id: string }) {
  const { data, complete } = useFragment({
    fragment: RanchSkeleton_rancherFragmentDoc,
    fragmentName: 'RanchSkeleton_rancher',
    from: { __typename: 'Rancher', id },
  });
  const cached = complete ? data : undefined;
  return (
    <Page width="wide">
      <RanchHeader rancher={cached} />
      <GalleryFrame $thumbnails={THUMBNAILS.length} aria-hidden>
        <Shot as="div">
          {cached ? <RanchPicture url={cached.imageUrl} alt="" eager /> : <Skeleton height="100%" />}
        </Shot>
        {THUMBNAILS.map((place) => (
          <Shot key={place} as="div" />
        ))}
      </GalleryFrame>
      <SkeletonGroup label="Loading ranch">
        <WithAside aside={<Skeleton height="420px" />}>
          <Stack gap={3}>
            {cached ? <RanchTitle rancher={cached} /> : <TitleSkeleton />}
            {cached ? <PriceTable rancher={cached} /> : <Skeleton height="180px" />}
            <SkeletonText lines={3} />
          </Stack>
          {cached ? <DeliveryStrip rancher={cached} /> : <Skeleton height="88px" />}
          <SkeletonText lines={4} />
        </WithAside>
      </SkeletonGroup>
    </Page>
  );
}

function TitleSkeleton() {
  return (
    <Stack gap={1.5}>
      <Skeleton width="60%" height="41px" shape="line" />
      <Skeleton width="40%" height="23px" shape="line" />
    </Stack>
  );
}
