import styled from 'styled-components';
import { cardPrice, displayRating } from '../../rules/pricing';
import { FavoriteButton } from '../favorites/FavoriteButton';
import { paths } from '../paths';
import { space } from '../theme/tokens';
import { Card, CardBody } from '../ui/Card';
import { Eyebrow } from '../ui/Eyebrow';
import { Heading } from '../ui/Heading';
import { Stars } from '../ui/Stars';
import { StretchedLink } from '../ui/StretchedLink';
import { CardActions } from './CardActions';
import { CardFacts } from './CardFacts';
import { CardPrice } from './CardPrice';
import { PracticeBadges } from './PracticeBadges';
import type { RancherCard_rancherFragment } from './RancherCard.generated';
import { RanchPicture } from './RanchPicture';
import { milesAway } from './reach';

interface RancherCardProps {
  rancher: RancherCard_rancherFragment;
  /** Among the first that one sees: its picture loads at once. */
  eager?: boolean;
  onQuickView?: () => void;
}

const Root = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr;
`;

const Corner = styled.div`
  position: absolute;
  top: ${space(1)};
  right: ${space(1)};
  z-index: 1;
`;

const Body = styled(CardBody)`
  grid-template-rows: auto auto auto 1fr auto;
`;

/** A ranch in a list. The whole card leads to its page. */
export function RancherCard({ rancher, eager = false, onQuickView }: RancherCardProps) {
  const { id, ranchName, city, state, distanceMiles } = rancher;
  return (
    <Root forwardedAs="li" interactive flush>
      <RanchPicture
        url={rancher.imageUrl}
        alt={rancher.imageAlt}
        ratio="3/2"
        sizes="(min-width: 768px) 400px, 100vw"
        eager={eager}
      />
      <Corner>
        <FavoriteButton rancher={rancher} look="heart" />
      </Corner>
      <Body>
        <div>
          <Eyebrow>
            {city}, {state}
            {distanceMiles !== null && ` · ${milesAway(distanceMiles)}`}
          </Eyebrow>
          <Heading level={2} size={21}>
            <StretchedLink to={paths.rancher(id)}>{ranchName}</StretchedLink>
          </Heading>
        </div>
        <Stars rating={displayRating(rancher.rating, rancher.reviewCount)} count={rancher.reviewCount} />
        <PracticeBadges rancher={rancher} most={3} />
        <CardFacts rancher={rancher} />
        <CardPrice>{cardPrice(rancher, rancher.averageProductPrice)}</CardPrice>
        <CardActions rancher={rancher} onQuickView={onQuickView} />
      </Body>
    </Root>
  );
}
