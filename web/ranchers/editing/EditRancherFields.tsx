import { Fieldset } from '../../ui/Fieldset';
import DeliveryFields from '../fields/DeliveryFields';
import { FactsAndProcessing } from '../fields/FactsAndProcessing';
import { FieldSheet } from '../fields/FieldSheet';
import { IdentityFields } from '../fields/IdentityFields';
import { OtherOfferFields } from '../fields/OtherOfferFields';
import { PracticeDetails } from '../fields/PracticeDetails';
import { PracticeFields } from '../fields/PracticeFields';
import { PricesAndShares } from '../fields/PricesAndShares';
import { StoryField } from '../fields/StoryField';
import { WebsiteField } from '../fields/WebsiteField';
import { LinkFields } from '../profile/LinkFields';
import { GalleryFields } from './GalleryFields';

/** The same fields as in the rancher's own editor, on one sheet. Products stay with the rancher. */
export function EditRancherFields() {
  return (
    <FieldSheet>
      <Fieldset legend="Ranch">
        <IdentityFields needsDescription />
        <StoryField />
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
