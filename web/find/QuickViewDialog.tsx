import { useFragment, useQuery } from '@apollo/client/react';
import { displayRating } from '../../rules/money/pricing';
import { oneOf } from '../address/codecs';
import type { UrlDialog } from '../address/useUrlDialog';
import { useUrlState } from '../address/useUrlState';
import { messageOf } from '../errors/graphErrors';
import { useKnownZip } from '../parts/places/knownZip';
import { PracticeBadges } from '../parts/ranches/PracticeBadges';
import { RancherCard_rancherFragmentDoc } from '../parts/ranches/RancherCard.generated';
import { paths } from '../paths';
import { DeliveryMethods } from '../ranch/delivery/DeliveryMethods';
import { DeliveryReach } from '../ranch/delivery/DeliveryReach';
import { LongText } from '../ranch/LongText';
import { RanchPrices } from '../ranch/offers/RanchPrices';
import { RanchFacts } from '../ranch/RanchFacts';
import { ButtonLink } from '../ui/button/Button';
import { Stack } from '../ui/layout/arrange';
import { TabPanel, Tabs } from '../ui/layout/Tabs';
import { Dialog } from '../ui/overlay/Dialog';
import { DialogFooter } from '../ui/overlay/DialogFooter';

import { ErrorState } from '../ui/state/ErrorState';
import { Skeleton, SkeletonGroup, SkeletonText } from '../ui/state/Skeleton';
import { Stars } from '../ui/text/Stars';
import { Heading } from '../ui/text/Text';
import { nearZip } from './near';
import { RancherQuickViewDocument, type RancherQuickViewQuery } from './QuickViewDialog.generated';

const TABS = [
  { value: 'about', label: 'About' },
  { value: 'products', label: 'Products & Pricing' },
  { value: 'shipping', label: 'Shipping & Delivery' },
];

const URL_PARAMS = {
  near: nearZip,
  tab: oneOf(
    TABS.map(({ value }) => value),
    'about',
  ),
};

export default function QuickViewDialog({ id, dialog }: { id: string; dialog: UrlDialog }) {
  const { data, error, refetch, card } = useQuickView(id);
  const rancher = data?.rancher;
  return (
    <Dialog
      size="large"
      open={dialog.value !== null}
      onOpenChange={() => dialog.close({ tab: null })}
      title={card.ranchName ?? 'Ranch'}
      description={card.city && `${card.city}, ${card.state}`}
    >
      {rancher && <QuickViewTabs rancher={rancher} quote={data.delivery} />}
      {!rancher && (data || error) && (
        <ErrorState
          title="Rancher Not Found"
          message={error ? messageOf(error) : 'This ranch is no longer on the list.'}
          onRetry={() => refetch()}
        />
      )}
      {!data && !error && <QuickViewSkeleton />}
      <DialogFooter>
        <ButtonLink to={paths.ranch({ id, ranchName: card.ranchName })}>View Ranch</ButtonLink>
        <ButtonLink to={paths.ranch({ id, ranchName: card.ranchName }, 'products')} variant="primary">
          Order Now
        </ButtonLink>
      </DialogFooter>
    </Dialog>
  );
}

function useQuickView(id: string) {
  const { near } = useUrlState(URL_PARAMS);
  const knownZip = useKnownZip();
  const zipCode = near || knownZip;
  const query = useQuery(RancherQuickViewDocument, { variables: { id, zipCode, hasPlace: zipCode !== '' } });
  // Reads the card that the list has already loaded, to show the ranch's name while the rest loads.
  const { data: card } = useFragment({
    fragment: RancherCard_rancherFragmentDoc,
    fragmentName: 'RancherCard_rancher',
    from: { __typename: 'Rancher', id },
  });
  return { ...query, card };
}

interface RanchProps {
  rancher: NonNullable<RancherQuickViewQuery['rancher']>;
}

interface QuickViewTabsProps extends RanchProps {
  /** The delivery options for the list's ZIP code. Undefined if the list has no ZIP code. */
  quote: RancherQuickViewQuery['delivery'];
}

function QuickViewTabs({ rancher, quote }: QuickViewTabsProps) {
  const { tab, change } = useUrlState(URL_PARAMS);
  return (
    <Tabs label={rancher.ranchName} value={tab} onChange={(chosen) => change({ tab: chosen })} tabs={TABS}>
      <TabPanel value="about">
        <About rancher={rancher} />
      </TabPanel>
      <TabPanel value="products">
        <RanchPrices rancher={rancher} />
      </TabPanel>
      <TabPanel value="shipping">
        <Shipping rancher={rancher} quote={quote} />
      </TabPanel>
    </Tabs>
  );
}

function About({ rancher }: RanchProps) {
  return (
    <Stack gap={2}>
      <Stars rating={displayRating(rancher.rating, rancher.reviewCount)} count={rancher.reviewCount} />
      <PracticeBadges rancher={rancher} />
      <LongText>{rancher.description || 'No description provided.'}</LongText>
      <RanchFacts rancher={rancher} />
    </Stack>
  );
}

/** Shows which methods reach the reader's ZIP code, and then all methods that the ranch offers. */
function Shipping({ rancher, quote }: QuickViewTabsProps) {
  if (!quote) return <DeliveryMethods rancher={rancher} />;
  return (
    <Stack gap={3}>
      <DeliveryReach quote={quote} />
      <Stack gap={1}>
        <Heading level={3} size={17}>
          What the ranch offers
        </Heading>
        <DeliveryMethods rancher={rancher} />
      </Stack>
    </Stack>
  );
}

function QuickViewSkeleton() {
  return (
    <SkeletonGroup label="Loading ranch">
      <Stack gap={3}>
        <Skeleton height="44px" />
        <Skeleton height="280px" />
        <SkeletonText lines={3} />
      </Stack>
    </SkeletonGroup>
  );
}
