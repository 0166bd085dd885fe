import { CalendarDays, History, type LucideIcon, Truck } from 'lucide-react';
import styled from 'styled-components';
import { nextHarvestText } from '../../../rules/herd/nextHarvest';
import { displayRating } from '../../../rules/money/pricing';
import { formatMiles } from '../../../rules/ranches/delivery';
import type { OrderType } from '../../../rules/words/vocabulary';
import { FavoriteButton } from '../../favorites/FavoriteButton';
import { paths } from '../../paths';
import { serverTime } from '../../session/serverTime';
import { media, size, space } from '../../theme/tokens';
import { Card } from '../../ui/layout/Card';
import { StretchedLink } from '../../ui/layout/StretchedLink';
import { useIsPainted } from '../../ui/state/useIsPainted';
import { Stars } from '../../ui/text/Stars';
import { Eyebrow, Heading } from '../../ui/text/Text';
import { CardActions, type CardActionsProps } from './CardActions';
import { CardPrices } from './CardPrices';
import { IconLine } from './IconLine';
import type { RancherCard_rancherFragment } from './RancherCard.generated';
import { RanchPicture } from './RanchPicture';
import { reachLine } from './reach';

interface RancherCardProps extends Omit<CardActionsProps, 'rancher'> {
  rancher: RancherCard_rancherFragment;
  /** Loads the picture immediately, for the first cards on the screen. */
  eager?: boolean;
  /** The order sizes that the list is filtered by. The card shows the price of one of these sizes. */
  sizes?: readonly OrderType[];
  /** The ZIP code that the list uses, if it isn't the reader's own. */
  seenFrom?: string | undefined;
}

/** Puts the picture beside the name on phones, so that two to three cards fit on a screen. */
const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;

  ${media.phone} {
    grid-template-columns: 88px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const PicturePlace = styled.div`
  position: relative;

  ${media.phone} {
    img {
      position: absolute;
      height: 100%;
      object-fit: cover;
    }
  }
`;

const Corner = styled.div`
  position: absolute;
  top: ${space(1)};
  right: ${space(1)};
  z-index: 1;

  ${media.phone} {
    top: auto;
    bottom: ${space(1.5)};
    right: ${space(1.5)};
  }
`;

const Head = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
  padding: ${space(2)} ${space(2)} 0;

  ${media.phone} {
    gap: 2px;
    padding: ${space(1)} ${space(1.5)};
  }
`;

const Place = styled(Eyebrow)`
  ${media.phone} {
    font-weight: 400;
    letter-spacing: 0;
    text-transform: none;
  }
`;

const Name = styled(Heading)`
  ${media.phone} {
    font-size: ${size[17]};
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)} ${space(2)};

  ${media.phone} {
    grid-column: 1 / -1;
    gap: ${space(0.75)};
    padding: ${space(0.75)} ${space(1.5)} ${space(1.5)};
  }
`;

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};

  ${media.phone} {
    gap: 0;
  }
`;

const FactLine = styled(IconLine)`
  ${media.phone} {
    font-size: ${size[13]};
  }
`;

/** A ranch in a list. The whole card links to its page. */
export function RancherCard({ rancher, eager = false, sizes, seenFrom, ...actions }: RancherCardProps) {
  return (
    <Root forwardedAs="li" interactive flush>
      <PicturePlace>
        <RanchPicture
          url={rancher.imageUrl}
          alt={rancher.imageAlt}
          ratio="2/1"
          sizes="(min-width: 768px) 400px, 200px"
          eager={eager}
        />
      </PicturePlace>
      <Corner>
        <FavoriteButton rancher={rancher} look="heart" />
      </Corner>
      <CardHead rancher={rancher} />
      <Body>
        <CardPrices rancher={rancher} sizes={sizes} />
        <Facts>
          {rancher.boughtAt && <Bought at={rancher.boughtAt} />}
          {rancher.nextHarvest && <Fact icon={CalendarDays}>{nextHarvestText(rancher.nextHarvest, today())}</Fact>}
          <Fact icon={Truck}>{reachLine(rancher, seenFrom)}</Fact>
        </Facts>
        <CardActions rancher={rancher} {...actions} />
      </Body>
    </Root>
  );
}

/** Shows 'You bought here in March', with the year if it isn't the current one. */
function Bought({ at }: { at: string }) {
  // Formats in UTC at first, because the server doesn't know the reader's time zone.
  const timeZone = useIsPainted() ? 'UTC' : undefined;
  const format = (moment: Date, part: 'month' | 'year') =>
    moment.toLocaleDateString('en-US', { [part]: part === 'month' ? 'long' : 'numeric', timeZone });
  const year = format(new Date(at), 'year');
  const when = format(new Date(at), 'month') + (year === format(new Date(serverTime.now()), 'year') ? '' : ` ${year}`);
  return <Fact icon={History}>{`You bought here in ${when}`}</Fact>;
}

const today = () => new Date(serverTime.now()).toISOString().slice(0, 10);

function CardHead({ rancher }: Pick<RancherCardProps, 'rancher'>) {
  const { ranchName, city, state, distanceMiles, rating, reviewCount } = rancher;
  return (
    <Head>
      <Place>
        {city}, {state}
        {distanceMiles !== null && ` · ${formatMiles(distanceMiles)} away`}
      </Place>
      <Name level={2} size={21}>
        <StretchedLink to={paths.ranch(rancher)}>{ranchName}</StretchedLink>
      </Name>
      <Stars rating={displayRating(rating, reviewCount)} count={reviewCount} />
    </Head>
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
