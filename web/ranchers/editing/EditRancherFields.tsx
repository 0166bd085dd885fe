import styled from 'styled-components';
import { Fieldset } from '../../ui/Fieldset';
import { Stack } from '../../ui/Stack';
import DeliveryFields from '../fields/DeliveryFields';
import { DepositFields } from '../fields/DepositFields';
import { IdentityFields } from '../fields/IdentityFields';
import { OtherOfferFields } from '../fields/OtherOfferFields';
import { PracticeDetails } from '../fields/PracticeDetails';
import { PracticeFields } from '../fields/PracticeFields';
import { PricingFields } from '../fields/PricingFields';
import { ProcessingDetails } from '../fields/ProcessingDetails';
import { ProcessingFields } from '../fields/ProcessingFields';
import { RanchFacts } from '../fields/RanchFacts';
import { ShareFields } from '../fields/ShareFields';
import { StoryField } from '../fields/StoryField';
import { WebsiteField } from '../fields/WebsiteField';
import { LinkFields } from '../profile/LinkFields';
import { GalleryFields } from './GalleryFields';

/** The line under the title opens the first group too. */
const Sheet = styled(Stack)`
  & > fieldset:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

/** The same fields as in the rancher's own editor, on one sheet. Products stay with the rancher. */
export function EditRancherFields() {
  return (
    <Sheet gap={5}>
      <Fieldset legend="Ranch">
        <IdentityFields needsDescription />
        <StoryField />
      </Fieldset>
      <GalleryFields />
      <Fieldset legend="Facts">
        <RanchFacts />
      </Fieldset>
      <Fieldset legend="Processing">
        <ProcessingFields />
        <ProcessingDetails />
      </Fieldset>
      <Fieldset legend="Pricing">
        <PricingFields />
        <DepositFields />
      </Fieldset>
      <Fieldset legend="Shares of a cow" hint="A share is on sale when it is turned on and has a price.">
        <ShareFields />
      </Fieldset>
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
    </Sheet>
  );
}
