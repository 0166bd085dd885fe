import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media, space } from '../../theme/tokens';
import { Card, CardBody } from '../../ui/layout/Card';
import { Grid } from '../../ui/layout/Grid';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/state/Skeleton';

const Cards = styled(Grid)`
  ${media.phone} {
    gap: ${space(1.5)};
  }
`;

/** Arranges ranch cards in up to three columns. */
export function RancherGrid(props: ComponentProps<'div'>) {
  return <Cards forwardedAs="ul" columns={3} min={300} gap={3} {...props} />;
}

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
  aspect-ratio: 2 / 1;

  ${media.phone} {
    float: left;
    width: 88px;
    height: 84px;
    aspect-ratio: auto;
  }
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
        <SkeletonText lines={2} />
        <Skeleton height="44px" />
      </CardBody>
    </Card>
  );
}
