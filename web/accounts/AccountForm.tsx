import { customerProfileForm } from '../../rules/customerProfileForm';
import { STATE_NAMES } from '../../rules/states';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { FormActions } from '../ui/FormActions';
import { Grid } from '../ui/Grid';
import { SelectField } from '../ui/SelectField';
import { SubmitButton } from '../ui/SubmitButton';
import type { AccountDetails_userFragment } from './AccountDetails.generated';
import { useUpdateProfile } from './useUpdateProfile';

export function AccountForm({ user, onClose }: { user: AccountDetails_userFragment; onClose: () => void }) {
  const updateProfile = useUpdateProfile(onClose);
  const { name, phone, zipCode, city, state } = user;
  return (
    <Form
      initialValues={{ name, phone, zipCode, city, state }}
      schema={customerProfileForm}
      onSubmit={updateProfile}
      label="Edit profile"
    >
      <Grid columns={2} min={240} gap={2.5}>
        {/* The press that opened the form took its own button, and with it the focus, away. */}
        <Field name="name" label="Full name" autoComplete="name" autoFocus />
        <Field name="phone" label="Phone" type="tel" autoComplete="tel" optional />
        <Field name="zipCode" label="Zip code" inputMode="numeric" autoComplete="postal-code" optional />
        <Field name="city" label="City" autoComplete="address-level2" optional />
        <SelectField
          name="state"
          label="State"
          options={STATE_NAMES}
          placeholder="Choose a state"
          autoComplete="address-level1"
          optional
        />
      </Grid>
      <FormActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>Save Changes</SubmitButton>
      </FormActions>
    </Form>
  );
}
