import { useSearchParams } from 'react-router-dom';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { DeliveryMethods } from '../page/DeliveryMethods';
import { DeliveryReach } from '../page/DeliveryReach';
import { QuickAbout } from './QuickAbout';
import { QuickPricing } from './QuickPricing';
import type { RancherQuickViewQuery } from './QuickViewDialog.generated';

type Ranch = NonNullable<RancherQuickViewQuery['rancher']>;
type Quote = NonNullable<RancherQuickViewQuery['delivery']>;

interface QuickViewTabsProps {
  rancher: Ranch;
  /** For the ZIP code of the list; undefined where it has none. */
  quote: Quote | undefined;
  onTab: (tab: string) => void;
}

const TABS = [
  { value: 'about', label: 'About' },
  { value: 'products', label: 'Products & Pricing' },
  { value: 'shipping', label: 'Shipping & Delivery' },
];

export function QuickViewTabs({ rancher, quote, onTab }: QuickViewTabsProps) {
  const [params] = useSearchParams();
  const tab = TABS.find(({ value }) => value === params.get('tab')) ?? TABS[0]!;
  return (
    <Tabs label={rancher.ranchName} value={tab.value} onChange={onTab} tabs={TABS}>
      <TabPanel value="about">
        <QuickAbout rancher={rancher} />
      </TabPanel>
      <TabPanel value="products">
        <QuickPricing rancher={rancher} />
      </TabPanel>
      <TabPanel value="shipping">
        {quote ? <ToReader rancher={rancher} quote={quote} /> : <DeliveryMethods rancher={rancher} />}
      </TabPanel>
    </Tabs>
  );
}

/** First what gets to one's own ZIP code, then what there is to know. */
function ToReader({ rancher, quote }: { rancher: Ranch; quote: Quote }) {
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
