import { Field } from '../../ui/form/Field';
import { StateField } from './StateField';
import { useFillFromZip } from './useFillFromZip';

export function PhoneAndAddressFields() {
  useFillFromZip();
  return (
    <>
      <Field name="phone" label="Phone" type="tel" autoComplete="tel" optional />
      <Field name="zipCode" label="ZIP code" inputMode="numeric" autoComplete="postal-code" optional />
      <Field name="city" label="City" autoComplete="address-level2" optional />
      <StateField optional />
    </>
  );
}
