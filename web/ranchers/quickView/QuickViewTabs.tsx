import { useSearchParams } from 'react-router-dom';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { DeliveryMethods } from '../page/DeliveryMethods';
import { QuickAbout } from './QuickAbout';
import { QuickPricing } from './QuickPricing';
import type { RancherQuickViewQuery } from './QuickViewDialog.generated';

interface QuickViewTabsProps {
  rancher: NonNullable<RancherQuickViewQuery['rancher']>;
  onTab: (tab: string) => void;
}

const TABS = [
  { value: 'about', label: 'About' },
  { value: 'products', label: 'Products & Pricing' },
  { value: 'shipping', label: 'Shipping & Delivery' },
];

export function QuickViewTabs({ rancher, onTab }: QuickViewTabsProps) {
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
        <DeliveryMethods rancher={rancher} />
      </TabPanel>
    </Tabs>
  );
}
