import { Page } from '../../ui/Page';
import { Stack } from '../../ui/Stack';
import { WithAside } from '../../ui/WithAside';
import type { RancherPageQuery } from '../RancherPage.generated';
import { AboutSection } from './AboutSection';
import { ContactCard } from './ContactCard';
import { DeliveryStrip } from './DeliveryStrip';
import { PlaceOrderCard } from './PlaceOrderCard';
import { PreviewNotice } from './PreviewNotice';
import { ProductsSection } from './ProductsSection';
import { RaisingSection } from './RaisingSection';
import { RanchBar } from './RanchBar';
import { RanchGallery } from './RanchGallery';
import { RanchHeader } from './RanchHeader';
import { RanchOrder } from './RanchOrder';
import { RanchSummary } from './RanchSummary';
import { SectionLinks } from './SectionLinks';
import { ShippingSection } from './ShippingSection';

interface RanchSheetProps {
  rancher: NonNullable<RancherPageQuery['rancher']>;
  viewer: RancherPageQuery['viewer'];
}

/** All there is to know of a ranch, from the picture to the last note. */
export function RanchSheet({ rancher, viewer }: RanchSheetProps) {
  const aside = (
    <Stack gap={3}>
      <PlaceOrderCard rancher={rancher} />
      <ContactCard rancher={rancher} />
    </Stack>
  );
  return (
    <Page width="wide">
      <PreviewNotice rancherId={rancher.id} />
      <RanchHeader rancher={rancher} />
      <RanchGallery rancher={rancher} />
      <WithAside aside={aside}>
        <RanchSummary rancher={rancher} />
        <DeliveryStrip rancher={rancher} />
        <SectionLinks />
        <AboutSection rancher={rancher} />
        <ProductsSection rancher={rancher} />
        <RaisingSection rancher={rancher} />
        <ShippingSection rancher={rancher} zipCode={viewer?.zipCode ?? ''} />
      </WithAside>
      <RanchBar rancher={rancher} />
      {viewer && <RanchOrder rancher={rancher} viewer={viewer} />}
    </Page>
  );
}
