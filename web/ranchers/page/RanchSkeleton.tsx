import { useFragment } from '@apollo/client/react';
import { Page } from '../../ui/Page';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { WithAside } from '../../ui/WithAside';
import { RancherCard_rancherFragmentDoc } from '../RancherCard.generated';
import { RanchPicture } from '../RanchPicture';
import { GalleryFrame, Shot } from './GalleryFrame';
import { PriceTable } from './PriceTable';
import { RanchHeader } from './RanchHeader';
import { RanchTitle } from './RanchTitle';

const THUMBNAILS = ['first', 'second', 'third', 'fourth'];

/** The page while it is on its way: what the list has told of the ranch, and the shape of the rest. */
export function RanchSkeleton({ id }: { id: string }) {
  const { data: card, complete } = useFragment({
    fragment: RancherCard_rancherFragmentDoc,
    fragmentName: 'RancherCard_rancher',
    from: { __typename: 'Rancher', id },
  });
  return (
    <Page width="wide">
      {complete ? <RanchHeader rancher={card} /> : <RanchHeader />}
      <GalleryFrame $thumbnails={THUMBNAILS.length} aria-hidden>
        <Shot as="div">
          {complete ? <RanchPicture url={card.imageUrl} alt="" eager /> : <Skeleton height="100%" />}
        </Shot>
        {THUMBNAILS.map((place) => (
          <Shot key={place} as="div" />
        ))}
      </GalleryFrame>
      <SkeletonGroup label="Loading ranch">
        <WithAside aside={<Skeleton height="420px" />}>
          {complete ? <RanchTitle rancher={card} /> : <TitleSkeleton />}
          {complete ? <PriceTable rancher={card} /> : <Skeleton height="180px" />}
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
