import { Fieldset } from '../../ui/Fieldset';
import { CustomProducts } from '../customProducts/CustomProducts';
import { PricingFields } from '../fields/PricingFields';
import { OfferFields } from '../signup/OfferFields';

const WORDS = 'Please provide a name and valid price.';
const REFUSALS = {
  product: { title: 'Invalid product', description: WORDS },
  variant: { title: 'Invalid variant', description: WORDS },
};

export default function RegistrationProducts() {
  return (
    <>
      <Fieldset legend="Pricing">
        <PricingFields />
      </Fieldset>
      <OfferFields hint="Turn on what you offer. Boxes and cuts get their prices under Manage Products once you are signed in." />
      <CustomProducts refusals={REFUSALS} />
    </>
  );
}
