import { useFormikContext } from 'formik';
import { PASSWORDS_DIFFER } from '../../../rules/accounts/newPassword';
import type { RancherFormValues } from '../../../rules/ranches/rancherForm';
import { BRAND } from '../../../rules/words/brand';
import { PaperLink } from '../../parts/papers/PaperLink';
import { ContactFields } from '../../parts/ranches/fields/ContactFields';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { Field } from '../../ui/form/Field';
import { Fieldset } from '../../ui/form/Fieldset';

import { Grid } from '../../ui/layout/Grid';

/** Shows the fields for the rancher's account that both applications have: contact, password and terms. */
export function AccountFields() {
  return (
    <>
      <Fieldset legend="How to reach you" hint="You sign in with the email. Families see all three on your page.">
        <Grid columns={3} min={220} gap={2.5}>
          <ContactFields of="user" own />
        </Grid>
      </Fieldset>
      <PasswordFields />
      <TermsField />
    </>
  );
}

function PasswordFields() {
  const { touched } = useFormikContext<RancherFormValues>();
  return (
    <Fieldset legend="Your password">
      <Grid columns={2} min={240} gap={2.5}>
        <Field
          name="user.password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={
            <>
              <span>At least 8 characters required</span>, with an uppercase letter, a lowercase letter and a number
            </>
          }
          tooEarly={touched.confirmPassword ? undefined : PASSWORDS_DIFFER}
        />
        <Field name="confirmPassword" label="Confirm password" type="password" autoComplete="new-password" />
      </Grid>
    </Fieldset>
  );
}

function TermsField() {
  return (
    <Fieldset legend="Terms">
      <CheckboxField
        name="acceptTerms"
        label="I accept the terms"
        hint={
          <>
            Everything I've entered is true. {BRAND} may verify it, show it to families once my ranch is approved, and
            hide the ranch if it isn't accurate. Read the <PaperLink to="terms">Terms</PaperLink> and the{' '}
            <PaperLink to="privacy">Privacy page</PaperLink>.
          </>
        }
      />
    </Fieldset>
  );
}
