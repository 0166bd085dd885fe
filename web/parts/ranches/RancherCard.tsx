import { Beef, CalendarDays, Check, History, type LucideIcon, Scale, Truck } from 'lucide-react';
import styled from 'styled-components';
import { nextHarvestText } from '../../../rules/herd/nextHarvest';
import { cardPrice, displayRating } from '../../../rules/money/pricing';
import { formatMiles } from '../../../rules/ranches/delivery';
import { centsSpan, wayWords } from '../../../rules/trueCost/costWords';
import { ITEM_TYPE, type OrderType } from '../../../rules/words/vocabulary';
import { FavoriteButton } from '../../favorites/FavoriteButton';
import { paths } from '../../paths';
import { tabular } from '../../theme/mixins';
import { color, size, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Card, CardBody } from '../../ui/layout/Card';
import { AboveStretchedLink, StretchedLink } from '../../ui/layout/StretchedLink';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Eyebrow } from '../../ui/text/Eyebrow';
import { Heading } from '../../ui/text/Heading';
import { Stars } from '../../ui/text/Stars';
import { CardPrice } from './CardPrice';
import { offersLine } from './offers';
import { PracticeBadges } from './PracticeBadges';
import type { RancherCard_rancherFragment } from './RancherCard.generated';
import { RanchPicture } from './RanchPicture';
import { reachLine } from './reach';

interface RancherCardProps {
  rancher: RancherCard_rancherFragment;
  /** Among the first cards on the screen, so its picture loads at once. */
  eager?: boolean;
  /** The order sizes that the list is filtered by; the card shows the price of one of them. */
  sizes?: readonly OrderType[];
  onQuickView?: () => void;
  /** Whether it's among those that are compared. */
  isCompared?: boolean;
  /** Puts it among those, or takes it off. Without it, it can't be compared. */
  onCompare?: (() => void) | undefined;
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

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
`;

const FactLine = styled.p`
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

const Actions = styled(AboveStretchedLink)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  /* Between the buttons, presses go to the link of the card. */
  pointer-events: none;

  & > button,
  & > a {
    flex: 1 1 auto;
    pointer-events: auto;
  }
`;

const Cost = styled.p`
  ${tabular}
  color: ${color.soft};
  font-size: ${size[13]};
`;

/** 'Half Cow: about $6.81-$8.67 per packaged lb, all-in, delivered' */
function costLine({ share, perPound, handover }: NonNullable<RancherCard_rancherFragment['trueCost']>): string {
  return `${ITEM_TYPE.label(share)}: about ${centsSpan(perPound)} per packaged lb, all-in, ${wayWords(handover)}`;
}

/** A ranch in a list. The whole card links to its page. */
export function RancherCard({
  rancher,
  eager = false,
  sizes,
  onQuickView,
  isCompared = false,
  onCompare,
}: RancherCardProps) {
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
        <CardTitle rancher={rancher} />
        <Stars rating={displayRating(rancher.rating, rancher.reviewCount)} count={rancher.reviewCount} />
        <PracticeBadges rancher={rancher} most={3} />
        <Facts>
          {rancher.boughtAt && <Fact icon={History}>{boughtLine(rancher.boughtAt)}</Fact>}
          <Fact icon={Beef}>{offersLine(rancher)}</Fact>
          {rancher.nextHarvest && <Fact icon={CalendarDays}>{nextHarvestText(rancher.nextHarvest, thisDay())}</Fact>}
          <Fact icon={Truck}>{reachLine(rancher)}</Fact>
        </Facts>
        <div>
          <CardPrice>{cardPrice(rancher, rancher.averageProductPrice, sizes)}</CardPrice>
          {rancher.trueCost && <Cost>{costLine(rancher.trueCost)}</Cost>}
        </div>
        <CardActions rancher={rancher} onQuickView={onQuickView} isCompared={isCompared} onCompare={onCompare} />
      </Body>
    </Root>
  );
}

/** 'You bought here in March', with the year if it's another one */
function boughtLine(at: string): string {
  const [day, today] = [new Date(at), new Date()];
  const year = day.getFullYear() === today.getFullYear() ? undefined : 'numeric';
  return `You bought here in ${day.toLocaleDateString('en-US', { month: 'long', year })}`;
}

const thisDay = () => new Date().toISOString().slice(0, 10);

function CardTitle({ rancher }: Pick<RancherCardProps, 'rancher'>) {
  const { id, ranchName, city, state, distanceMiles } = rancher;
  return (
    <div>
      <Eyebrow>
        {city}, {state}
        {distanceMiles !== null && ` · ${formatMiles(distanceMiles)} away`}
      </Eyebrow>
      <Heading level={2} size={21}>
        <StretchedLink to={paths.rancher(id)}>{ranchName}</StretchedLink>
      </Heading>
    </div>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <FactLine>
      <Icon size={16} aria-hidden />
      {children}
    </FactLine>
  );
}

interface CardActionsProps {
  rancher: { id: string; ranchName: string };
  onQuickView: (() => void) | undefined;
  isCompared: boolean;
  onCompare: (() => void) | undefined;
}

function CardActions({ rancher, onQuickView, isCompared, onCompare }: CardActionsProps) {
  const { id, ranchName } = rancher;
  return (
    <Actions>
      <ButtonLink to={paths.rancher(id, 'products')}>
        Order Now<VisuallyHidden> from {ranchName}</VisuallyHidden>
      </ButtonLink>
      {onQuickView && (
        <Button variant="quiet" onClick={onQuickView}>
          Quick view<VisuallyHidden> of {ranchName}</VisuallyHidden>
        </Button>
      )}
      {onCompare && (
        <Button variant="quiet" icon={isCompared ? Check : Scale} aria-pressed={isCompared} onClick={onCompare}>
          Compare<VisuallyHidden> {ranchName}</VisuallyHidden>
        </Button>
      )}
    </Actions>
  );
}
