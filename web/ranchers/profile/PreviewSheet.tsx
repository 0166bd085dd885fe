import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Stack } from '../../ui/Stack';
import { WithAside } from '../../ui/WithAside';
import { AboutSection } from '../page/AboutSection';
import { ContactCard } from '../page/ContactCard';
import { DeliveryStrip } from '../page/DeliveryStrip';
import { PlaceOrderCard } from '../page/PlaceOrderCard';
import { ProductsSection } from '../page/ProductsSection';
import { RaisingSection } from '../page/RaisingSection';
import { RanchGallery } from '../page/RanchGallery';
import { RanchSummary } from '../page/RanchSummary';
import { ShippingSection } from '../page/ShippingSection';
import type { PreviewedRanch } from './previewOf';

/** Turns off whatever could be pressed on the page. */
const Still = styled.fieldset.attrs({ disabled: true })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Nothing on it can be focused any more: who scrolls by keyboard holds on to the sheet itself. */
const Sheet = styled.section.attrs({ tabIndex: 0 })`
  outline-offset: ${space(1)};
`;

/** The ranch page without its ways out and without its order buttons. */
export function PreviewSheet({ rancher }: { rancher: PreviewedRanch }) {
  const aside = (
    <Stack gap={3}>
      <PlaceOrderCard rancher={rancher} />
      <ContactCard rancher={rancher} />
    </Stack>
  );
  return (
    <Sheet aria-label="Preview of your page">
      <Still>
        <Stack gap={4}>
          <RanchGallery rancher={rancher} />
          <WithAside aside={aside}>
            <RanchSummary rancher={rancher} />
            <DeliveryStrip rancher={rancher} />
            <AboutSection rancher={rancher} />
            <ProductsSection rancher={rancher} />
            <RaisingSection rancher={rancher} />
            <ShippingSection rancher={rancher} zipCode="" />
          </WithAside>
        </Stack>
      </Still>
    </Sheet>
  );
}
