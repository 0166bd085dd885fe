import { Images } from 'lucide-react';
import { CustomProducts } from '../../parts/products/custom/CustomProducts';
import DeliveryFields from '../../parts/ranches/fields/DeliveryFields';
import { FactsAndProcessing, PracticeDetails, PricesAndShares } from '../../parts/ranches/fields/DetailFields';
import { IdentityFields, StoryField, WebsiteField } from '../../parts/ranches/fields/IdentityFields';
import { LinkFields } from '../../parts/ranches/fields/LinkFields';
import { PracticeFields } from '../../parts/ranches/fields/PracticeFields';
import { OtherOfferFields } from '../../parts/ranches/fields/PriceFields';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { Fieldset } from '../../ui/form/Fieldset';
import { Cluster } from '../../ui/layout/arrange';
import { Card } from '../../ui/layout/Card';
import { TextLink } from '../../ui/text/Link';
import { Heading, Text } from '../../ui/text/Text';
import type { FormTabList } from '../tabbedForm/focusFields';

const INVALID_ENTRIES = {
  invalidProduct: { title: 'Invalid Product', description: 'Product must have a name and a price greater than 0' },
  invalidVariant: { title: 'Invalid Variant', description: 'Variant must have a name and a price greater than 0' },
};

export const editorTabs: FormTabList = [
  { value: 'ranch', label: 'Ranch Details', groups: ['identity', 'facts'], Fields: RanchTab },
  { value: 'products', label: 'Products', groups: ['offers'], Fields: ProductsTab },
  { value: 'raising', label: 'Raising Practices', groups: ['practices'], Fields: RaisingTab },
  { value: 'delivery', label: 'Shipping & Delivery', groups: ['delivery'], Fields: DeliveryFields },
];

function RanchTab() {
  return (
    <>
      <Fieldset legend="Your ranch" startsOpen>
        <IdentityFields />
      </Fieldset>
      <Fieldset legend="Your story">
        <StoryField />
      </Fieldset>
      <PhotosCard />
      <FactsAndProcessing />
      <Fieldset legend="Elsewhere on the web">
        <WebsiteField />
        <LinkFields />
      </Fieldset>
    </>
  );
}

/** Links to the photos, which are edited and saved in their own dialog. */
function PhotosCard() {
  return (
    <Card>
      <Cluster justify="between" gap={2}>
        <div>
          <Heading level={3}>Photos</Heading>
          <Text tone="soft" size={15}>
            You save photos separately.
          </Text>
        </div>
        <ButtonLink icon={Images} to={paths.editPhotos}>
          Edit Photos
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

function ProductsTab() {
  return (
    <>
      <PricesAndShares />
      <Fieldset legend="Boxes and cuts">
        <OtherOfferFields />
        <Text size={15}>
          You'll find boxes and cuts, with their prices, under{' '}
          <TextLink to={paths.rancherProducts}>Manage Products</TextLink>.
        </Text>
      </Fieldset>
      <CustomProducts {...INVALID_ENTRIES} />
    </>
  );
}

function RaisingTab() {
  return (
    <>
      <PracticeFields />
      <PracticeDetails />
    </>
  );
}
