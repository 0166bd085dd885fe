import { CustomProducts } from '../../../parts/products/custom/CustomProducts';
import { FactsAndProcessing, PracticeDetails, PricingFields } from '../../../parts/ranches/fields/DetailFields';
import { PracticeFields } from '../../../parts/ranches/fields/PracticeFields';
import { OfferFields } from '../../../parts/ranches/fields/PriceFields';
import { Fieldset } from '../../../ui/form/Fieldset';

const NAME_AND_PRICE = 'Please provide a name and valid price.';
const INVALID_ENTRIES = {
  invalidProduct: { title: 'Invalid product', description: NAME_AND_PRICE },
  invalidVariant: { title: 'Invalid variant', description: NAME_AND_PRICE },
};

export function RegistrationProducts() {
  return (
    <>
      <Fieldset legend="Pricing">
        <PricingFields />
      </Fieldset>
      <OfferFields hint="Turn on what you offer. Once you're signed in, you can price boxes and cuts under Manage Products." />
      <CustomProducts {...INVALID_ENTRIES} />
    </>
  );
}

export function RanchDetails() {
  return (
    <>
      <FactsAndProcessing />
      <PracticeFields />
      <PracticeDetails />
    </>
  );
}
