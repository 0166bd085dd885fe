import styled from 'styled-components';
import { Card, CardBody } from '../ui/Card';
import { Skeleton, SkeletonGroup, SkeletonText } from '../ui/Skeleton';
import { RancherGrid } from './RancherGrid';

const Sky = styled.div`
  aspect-ratio: 3 / 2;
`;

function RancherCardSkeleton() {
  return (
    <Card as="li" flush>
      <Sky>
        <Skeleton height="100%" />
      </Sky>
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

/** The shape of cards to come. */
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
