import { Fieldset } from '../../ui/Fieldset';
import { IdentityFields } from '../fields/IdentityFields';
import { ProcessingFields } from '../fields/ProcessingFields';
import { RanchFacts } from '../fields/RanchFacts';
import { WebsiteField } from '../fields/WebsiteField';

export function RanchFields() {
  return (
    <Fieldset legend="Your ranch">
      <IdentityFields />
      <RanchFacts />
      <ProcessingFields />
      <WebsiteField />
    </Fieldset>
  );
}
