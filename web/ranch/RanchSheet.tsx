import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { FavoriteButton } from '../favorites/FavoriteButton';
import { TAB_BAR_HEIGHT } from '../layout/tabBarHeight';
import { useKnownZip } from '../parts/places/knownZip';
import { size, tabular } from '../theme/tokens';
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

/** Shows a ranch's page after it has loaded. */
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

const OrderSummary = styled.p`
  ${tabular}
  align-self: center;
  min-width: 0;
  font-size: ${size[15]};
  line-height: 1.3;

  span {
    display: block;
  }
`;

/** Shows what an order would contain, its price and the order button at the bottom of a phone's screen. */
function RanchBar({ rancher }: Pick<RanchSheetProps, 'rancher'>) {
  const goBack = useGoBack();
  const { order } = useOrder(rancher);
  const line = order && orderLine(order);
  return (
    <BottomBar label="Order from this ranch" offset={TAB_BAR_HEIGHT}>
      <IconButton icon={ArrowLeft} label="Go Back" variant="outline" onClick={goBack} />
      {line && (
        <OrderSummary>
          <span>{line.items}</span>
          <strong>{line.price}</strong>
        </OrderSummary>
      )}
      <OrderNow rancher={rancher} />
      <FavoriteButton rancher={rancher} look="heart" />
    </BottomBar>
  );
}

/** Returns the router's index of this history entry. Null if the browser made the entry itself, for a link to a section. */
const historyIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? null;

/** Returns a handler that goes to the previous page, or to the list if there's none. Skips dialogs opened on this page. */
function useGoBack() {
  const navigate = useNavigate();
  const { goBack: goToListing } = useBackToListing();
  const arrival = useRef<{ index: number | null; length: number }>({ index: null, length: 0 });
  useEffect(() => {
    arrival.current = { index: historyIndex(), length: window.history.length };
  }, []);
  return (event: MouseEvent) => {
    const { index: arrivalIndex, length } = arrival.current;
    if (!arrivalIndex) return goToListing(event);
    const index = historyIndex();
    const opened = index === null ? window.history.length - length : index - arrivalIndex;
    navigate(-1 - Math.max(0, opened));
  };
}
