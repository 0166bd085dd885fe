import { MapPin } from 'lucide-react';
import styled from 'styled-components';
import { displayRating } from '../../../rules/pricing';
import { color, size, space } from '../../theme/tokens';
import { Cluster } from '../../ui/Cluster';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Stars } from '../../ui/Stars';
import { PracticeBadges } from '../PracticeBadges';
import type { RanchTitle_rancherFragment } from './RanchTitle.generated';

const Place = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  color: ${color.soft};
  font-size: ${size[15]};
`;

/** Who it is, and what it stands for. */
export function RanchTitle({ rancher }: { rancher: RanchTitle_rancherFragment }) {
  const { ranchName, city, state, rating, reviewCount } = rancher;
  return (
    <Stack gap={1.5}>
      <Heading level={1}>{ranchName}</Heading>
      <Cluster gap={2}>
        <Stars rating={displayRating(rating, reviewCount)} count={reviewCount} />
        <Place>
          <MapPin size={16} aria-hidden />
          {city}, {state}
        </Place>
      </Cluster>
      <PracticeBadges rancher={rancher} />
    </Stack>
  );
}
