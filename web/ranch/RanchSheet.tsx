import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { FavoriteButton } from '../favorites/FavoriteButton';
import { TAB_BAR_HEIGHT } from '../layout/tabBarHeight';
import { useKnownZip } from '../parts/places/knownZip';
import { tabular } from '../theme/mixins';
import { size } from '../theme/tokens';
import { IconButton } from '../ui/button/IconButton';
import { Page } from '../ui/layout/Page';
import { BottomBar } from '../ui/overlay/BottomBar';
import { OrderNow, RanchOrder } from './order/OrderNow';
import { orderLine, useOrder } from './order/useOrder';
import { PreviewNotice } from './PreviewNotice';
import type { RancherPageQuery } from './RancherPage.generated';
import { RanchHeader } from './RanchHeader';
import { RanchSections, SectionLinks } from './RanchSections';
import { ReviewsSection } from './reviews/ReviewsSection';
import { useBackToListing } from './useBackToListing';

interface RanchSheetProps {
  rancher: NonNullable<RancherPageQuery['rancher']>;
  viewer: RancherPageQuery['viewer'];
}

/** The whole page of a ranch that takes orders. */
export function RanchSheet({ rancher, viewer }: RanchSheetProps) {
  const zipCode = useKnownZip();
  return (
    <Page width="wide">
      <PreviewNotice rancherId={rancher.id} />
      <RanchHeader rancher={rancher} />
      <RanchSections
        rancher={rancher}
        zipCode={zipCode}
        links={<SectionLinks rancher={rancher} />}
        reviews={<ReviewsSection rancher={rancher} />}
      />
      <RanchBar rancher={rancher} />
      {viewer && <RanchOrder rancher={rancher} viewer={viewer} />}
    </Page>
  );
}

const Chosen = styled.p`
  ${tabular}
  align-self: center;
  min-width: 0;
  font-size: ${size[15]};
  line-height: 1.3;

  span {
    display: block;
  }
`;

/** At the bottom of a phone: what an order would have in it, what that costs, and the order itself. */
function RanchBar({ rancher }: Pick<RanchSheetProps, 'rancher'>) {
  const goBack = useGoBack();
  const { order } = useOrder(rancher);
  const line = order && orderLine(order);
  return (
    <BottomBar label="Order from this ranch" offset={TAB_BAR_HEIGHT}>
      <IconButton icon={ArrowLeft} label="Go Back" variant="outline" onClick={goBack} />
      {line && (
        <Chosen>
          <span>{line.items}</span>
          <strong>{line.price}</strong>
        </Chosen>
      )}
      <OrderNow rancher={rancher} />
      <FavoriteButton rancher={rancher} look="heart" />
    </BottomBar>
  );
}

/** The router's number of this history entry; null for an entry that the browser made itself, for a link to a section. */
const entryNumber = () => (window.history.state as { idx?: number } | null)?.idx ?? null;

/** Goes back to the page before this one, past the dialogs opened here; without such a page, to the list. */
function useGoBack() {
  const navigate = useNavigate();
  const { goBack: goToListing } = useBackToListing();
  const arrival = useRef<{ number: number | null; length: number }>({ number: null, length: 0 });
  useEffect(() => {
    arrival.current = { number: entryNumber(), length: window.history.length };
  }, []);
  return (event: MouseEvent) => {
    const { number: start, length } = arrival.current;
    if (!start) return goToListing(event);
    const number = entryNumber();
    const opened = number === null ? window.history.length - length : number - start;
    navigate(-1 - Math.max(0, opened));
  };
}
