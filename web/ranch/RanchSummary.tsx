import { MapPin } from 'lucide-react';
import styled from 'styled-components';
import { displayRating } from '../../rules/money/pricing';
import { PracticeBadges } from '../parts/ranches/PracticeBadges';
import { paths } from '../paths';
import { color, media, size, space } from '../theme/tokens';
import { Cluster, Stack } from '../ui/layout/arrange';
import { TextLink } from '../ui/text/Link';
import { Stars } from '../ui/text/Stars';
import { Heading } from '../ui/text/Text';
import { PriceTable } from './offers/PriceTable';
import { PricingTerms } from './offers/PricingTerms';
import { OrderNow } from './order/OrderNow';
import type { RanchSummary_rancherFragment, RanchTitle_rancherFragment } from './RanchSummary.generated';

/** Hides its content on wide screens, which have the order card, and on phones, which have the bottom bar. */
const OnTablets = styled.div`
  ${media.phone} {
    display: none;
  }

  ${media.wide} {
    display: none;
  }
`;

const Place = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  color: ${color.soft};
  font-size: ${size[15]};
`;

/** Shows what a family wants to know first: the ranch, its practices and its prices. */
export function RanchSummary({ rancher }: { rancher: RanchSummary_rancherFragment }) {
  return (
    <Stack gap={3}>
      <RanchTitle rancher={rancher} />
      <PriceTable rancher={rancher} />
      <PricingTerms rancher={rancher} />
      <OnTablets>
        <OrderNow rancher={rancher} size="large" wide />
      </OnTablets>
    </Stack>
  );
}

export function RanchTitle({ rancher }: { rancher: RanchTitle_rancherFragment }) {
  const { ranchName, city, state, rating, reviewCount } = rancher;
  return (
    <Stack gap={1.5}>
      <Heading level={1}>{ranchName}</Heading>
      <Cluster gap={2}>
        <Stars rating={displayRating(rating, reviewCount)} count={reviewCount} />
        <Place>
          <MapPin size={16} aria-hidden />
          <span>
            {city}, <TextLink to={paths.state(state)}>{state}</TextLink>
          </span>
        </Place>
      </Cluster>
      <PracticeBadges rancher={rancher} />
    </Stack>
  );
}
