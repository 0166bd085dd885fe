import { ContactFields } from '../../../parts/ranches/fields/ContactFields';
import DeliveryFields from '../../../parts/ranches/fields/DeliveryFields';
import { FactsAndProcessing, PracticeDetails, PricesAndShares } from '../../../parts/ranches/fields/DetailFields';
import { FieldSheet } from '../../../parts/ranches/fields/FieldSheet';
import { IdentityFields, StoryField, WebsiteField } from '../../../parts/ranches/fields/IdentityFields';
import { LinkFields } from '../../../parts/ranches/fields/LinkFields';
import { PracticeFields } from '../../../parts/ranches/fields/PracticeFields';
import { OtherOfferFields } from '../../../parts/ranches/fields/PriceFields';
import { usePermissions } from '../../../session/useSession';
import { Fieldset } from '../../../ui/form/Fieldset';

import { Grid } from '../../../ui/layout/Grid';
import { GalleryFields } from './GalleryFields';

/** The fields of the rancher's own editor and the contact on one page. Only ranchers edit their products. */
const CONTACT_HINT =
  'Signed-in families see this. The rancher signs in with this email. A new one gets a link, and replaces it once the rancher opens that.';

export function EditRanchFields() {
  const { withPeople } = usePermissions();
  return (
    <FieldSheet>
      <Fieldset legend="Ranch">
        <IdentityFields needsDescription />
        <StoryField />
      </Fieldset>
      <Fieldset legend="Contact" hint={CONTACT_HINT}>
        <Grid columns={2} min={240} gap={2.5}>
          <ContactFields of="contact" emailIsFixed={!withPeople} />
        </Grid>
      </Fieldset>
      <GalleryFields />
      <FactsAndProcessing />
      <PricesAndShares />
      <Fieldset legend="Other offers">
        <OtherOfferFields />
      </Fieldset>
      <PracticeFields />
      <PracticeDetails />
      <DeliveryFields />
      <Fieldset legend="Elsewhere on the web">
        <WebsiteField />
        <LinkFields />
      </Fieldset>
    </FieldSheet>
  );
}
