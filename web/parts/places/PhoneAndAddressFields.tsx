import { STATE_NAMES } from '../../../rules/words/states';
import { Field } from '../../ui/form/Field';
import { SelectField } from '../../ui/form/SelectField';

/** The optional contact fields of an account. */
export function PhoneAndAddressFields() {
  return (
    <>
      <Field name="phone" label="Phone" type="tel" autoComplete="tel" optional />
      <Field name="zipCode" label="ZIP code" inputMode="numeric" autoComplete="postal-code" optional />
      <Field name="city" label="City" autoComplete="address-level2" optional />
      <SelectField
        name="state"
        label="State"
        options={STATE_NAMES}
        placeholder="Choose a state"
        autoComplete="address-level1"
        optional
      />
    </>
  );
}
