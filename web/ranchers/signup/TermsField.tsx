import { BRAND } from '../../../rules/brand';
import { CheckboxField } from '../../ui/CheckboxField';
import { Fieldset } from '../../ui/Fieldset';

export function TermsField() {
  return (
    <Fieldset legend="Terms">
      <CheckboxField
        name="acceptTerms"
        label="I accept the terms"
        hint={`What I have written is true. ${BRAND} may check it, shows it to families once my ranch is approved, and may hide the ranch when it is not as described.`}
      />
    </Fieldset>
  );
}
