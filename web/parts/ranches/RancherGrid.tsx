import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Card, CardBody } from '../../ui/layout/Card';
import { Grid } from '../../ui/layout/Grid';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/state/Skeleton';

/** Cards of ranches: one, two or three beside each other. */
export function RancherGrid(props: ComponentProps<'div'>) {
  return <Grid as="ul" columns={3} min={300} gap={3} {...props} />;
}

/** The shape of the cards while they load. */
export function RancherGridSkeleton({ cards }: { cards: number }) {
  const places = Array.from({ length: cards }, (_, place) => place);
  return (
    <SkeletonGroup label="Loading ranchers">
      <RancherGrid>
        {places.map((place) => (
          <RancherCardSkeleton key={place} />
        ))}
      </RancherGrid>
    </SkeletonGroup>
  );
}

const PicturePlace = styled.div`
  aspect-ratio: 3 / 2;
`;

function RancherCardSkeleton() {
  return (
    <Card as="li" flush>
      <PicturePlace>
        <Skeleton height="100%" />
      </PicturePlace>
      <CardBody>
        <Skeleton width="40%" height="17px" shape="line" />
        <Skeleton width="70%" height="25px" shape="line" />
        <Skeleton width="150px" height="23px" shape="line" />
        <Skeleton width="80%" height="50px" shape="line" />
        <SkeletonText lines={3} />
        <Skeleton width="45%" height="33px" shape="line" />
        <Skeleton height="44px" />
      </CardBody>
    </Card>
  );
}
