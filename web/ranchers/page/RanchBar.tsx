import { ArrowLeft } from 'lucide-react';
import { FavoriteButton } from '../../favorites/FavoriteButton';
import { TAB_BAR_HEIGHT } from '../../layout/tabBarHeight';
import { BottomBar } from '../../ui/BottomBar';
import { IconButton } from '../../ui/IconButton';
import { OrderNow } from './OrderNow';
import type { RanchHeader_rancherFragment } from './RanchHeader.generated';
import { useBackToListing } from './useBackToListing';

/** At the foot of a phone. */
export function RanchBar({ rancher }: { rancher: RanchHeader_rancherFragment }) {
  const { goBack } = useBackToListing();
  return (
    <BottomBar label="Order from this ranch" offset={TAB_BAR_HEIGHT}>
      <IconButton icon={ArrowLeft} label="Go Back" variant="outline" onClick={goBack} />
      <OrderNow />
      <FavoriteButton rancher={rancher} look="heart" />
    </BottomBar>
  );
}
