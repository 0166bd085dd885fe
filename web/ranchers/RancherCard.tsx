import { Beef, type LucideIcon, Truck } from 'lucide-react';
import styled from 'styled-components';
import { cardPrice, displayRating } from '../../rules/pricing';
import { FavoriteButton } from '../favorites/FavoriteButton';
import { paths } from '../paths';
import { color, size, space } from '../theme/tokens';
import { AboveStretchedLink } from '../ui/AboveStretchedLink';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Card, CardBody } from '../ui/Card';
import { Eyebrow } from '../ui/Eyebrow';
import { Heading } from '../ui/Heading';
import { Stars } from '../ui/Stars';
import { StretchedLink } from '../ui/StretchedLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CardPrice } from './CardPrice';
import { offersLine, waysLine } from './offers';
import { PracticeBadges } from './PracticeBadges';
import type { RancherCard_rancherFragment } from './RancherCard.generated';
import { RanchPicture } from './RanchPicture';

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

const Fact = styled.p`
  display: flex;
  gap: ${space(1)};
  color: ${color.soft};
  font-size: ${size[15]};
  line-height: 1.4;

  svg {
    flex: none;
    margin-top: 2px;
  }
`;

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
`;

const Foot = styled(AboveStretchedLink)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  /* Between the buttons the card is still a link. */
  pointer-events: none;

  & > button,
  & > a {
    flex: 1 1 auto;
    pointer-events: auto;
  }
`;

/** A ranch in a list. The whole card leads to its page. */
export function RancherCard({ rancher, eager = false, onQuickView }: RancherCardProps) {
  const { id, ranchName, city, state } = rancher;
  return (
    <Root forwardedAs="li" interactive flush>
      <RanchPicture url={rancher.imageUrl} alt="" ratio="3/2" sizes="(min-width: 768px) 400px, 100vw" eager={eager} />
      <Corner>
        <FavoriteButton rancher={rancher} look="heart" />
      </Corner>
      <Body>
        <div>
          <Eyebrow>
            {city}, {state}
          </Eyebrow>
          <Heading level={2} size={21}>
            <StretchedLink to={paths.rancher(id)}>{ranchName}</StretchedLink>
          </Heading>
        </div>
        <Stars rating={displayRating(rancher.rating, rancher.reviewCount)} count={rancher.reviewCount} />
        <PracticeBadges rancher={rancher} most={3} />
        <Facts>
          <CardFact icon={Beef}>{offersLine(rancher)}</CardFact>
          <CardFact icon={Truck}>{waysLine(rancher)}</CardFact>
        </Facts>
        <CardPrice>{cardPrice(rancher, rancher.averageProductPrice)}</CardPrice>
        <Foot>
          <ButtonLink to={paths.rancher(id, 'products')}>
            Order Now<VisuallyHidden> from {ranchName}</VisuallyHidden>
          </ButtonLink>
          {onQuickView && (
            <Button variant="quiet" onClick={onQuickView}>
              Quick view<VisuallyHidden> of {ranchName}</VisuallyHidden>
            </Button>
          )}
        </Foot>
      </Body>
    </Root>
  );
}

function CardFact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <Fact>
      <Icon size={16} aria-hidden />
      {children}
    </Fact>
  );
}
