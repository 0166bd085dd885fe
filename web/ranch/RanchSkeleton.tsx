import { useFragment } from '@apollo/client/react';
import { RanchPicture } from '../parts/ranches/RanchPicture';
import { Page } from '../ui/layout/Page';
import { Stack } from '../ui/layout/Stack';
import { WithAside } from '../ui/layout/WithAside';
import { Skeleton, SkeletonGroup, SkeletonText } from '../ui/state/Skeleton';
import { DeliveryStrip } from './delivery/DeliveryStrip';
import { GalleryFrame, Shot } from './gallery/GalleryFrame';
import { PriceTable } from './offers/PriceTable';
import { RanchHeader } from './RanchHeader';
import { RanchSkeleton_rancherFragmentDoc } from './RanchSkeleton.generated';
import { RanchTitle } from './RanchSummary';

const THUMBNAILS = ['first', 'second', 'third', 'fourth'];

/** The page while it loads: what a list already knows of the ranch, and the shape of the rest. */
export function RanchSkeleton({ id }: { id: string }) {
  const { data, complete } = useFragment({
    fragment: RanchSkeleton_rancherFragmentDoc,
    fragmentName: 'RanchSkeleton_rancher',
    from: { __typename: 'Rancher', id },
  });
  const known = complete ? data : undefined;
  return (
    <Page width="wide">
      <RanchHeader rancher={known} />
      <GalleryFrame $thumbnails={THUMBNAILS.length} aria-hidden>
        <Shot as="div">{known ? <RanchPicture url={known.imageUrl} alt="" eager /> : <Skeleton height="100%" />}</Shot>
        {THUMBNAILS.map((place) => (
          <Shot key={place} as="div" />
        ))}
      </GalleryFrame>
      <SkeletonGroup label="Loading ranch">
        <WithAside aside={<Skeleton height="420px" />}>
          <Stack gap={3}>
            {known ? <RanchTitle rancher={known} /> : <TitleSkeleton />}
            {known ? <PriceTable rancher={known} /> : <Skeleton height="180px" />}
            <SkeletonText lines={3} />
          </Stack>
          {known ? <DeliveryStrip rancher={known} /> : <Skeleton height="88px" />}
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
