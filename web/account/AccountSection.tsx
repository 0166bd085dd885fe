import { useState } from 'react';
import type { CustomerProfileValues } from '../../rules/accounts/customerProfileForm';
import { USER_TYPE } from '../../rules/words/vocabulary';
import { mutate } from '../apollo/mutate';
import { useSubmit } from '../errors/useSubmit';
import { PhoneAndAddressFields } from '../parts/places/PhoneAndAddressFields';
import { Button } from '../ui/button/Button';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { FormActions, SubmitButton } from '../ui/form/FormActions';

import { Grid } from '../ui/layout/Grid';
import { Section } from '../ui/layout/Section';
import { retryImport } from '../ui/state/retryImport';
import { DescriptionList } from '../ui/text/DescriptionList';
import type { AccountSection_userFragment } from './AccountSection.generated';
import { UpdateProfileDocument } from './AccountSection.generated';

const loadForm = retryImport(() => import('../../rules/accounts/customerProfileForm'));
const loadRules = () => loadForm().then(({ customerProfileForm }) => customerProfileForm);

export function AccountSection({ user }: { user: AccountSection_userFragment }) {
  const [editing, setEditing] = useState<boolean>();
  // Gets the focus back when the form closes.
  const edit = (
    <Button autoFocus={editing === false} onClick={() => setEditing(true)}>
      Edit Profile
    </Button>
  );
  return (
    <Section id="account" title="Account" rule="none" actions={!editing && edit}>
      <AccountDetails user={user} fixed={Boolean(editing)} />
      {editing && <AccountForm user={user} onClose={() => setEditing(false)} />}
    </Section>
  );
}

const NOT_GIVEN = 'Not provided';

/** With `fixed`, lists only the details that the form can't edit. */
function AccountDetails({ user, fixed = false }: { user: AccountSection_userFragment; fixed?: boolean }) {
  const unchanging = [
    { term: 'Email', details: user.email },
    { term: 'Account type', details: USER_TYPE.label(user.userType) },
  ];
  const editable = [
    { term: 'Full name', details: user.name },
    { term: 'Phone', details: user.phone || NOT_GIVEN },
    { term: 'ZIP code', details: user.zipCode || NOT_GIVEN },
    { term: 'City', details: user.city || NOT_GIVEN },
    { term: 'State', details: user.state || NOT_GIVEN },
  ];
  return <DescriptionList columns={2} items={fixed ? unchanging : [...unchanging, ...editable]} />;
}

function AccountForm({ user, onClose }: { user: AccountSection_userFragment; onClose: () => void }) {
  const updateProfile = useUpdateProfile(onClose);
  const { name, phone, zipCode, city, state } = user;
  return (
    <Form
      initialValues={{ name, phone, zipCode, city, state }}
      schema={loadRules}
      onSubmit={updateProfile}
      label="Edit profile"
    >
      <Grid columns={2} min={240} gap={2.5}>
        {/* Opening the form removes the focused button, so the first field takes the focus. */}
        <Field name="name" label="Full name" autoComplete="name" autoFocus />
        <PhoneAndAddressFields />
      </Grid>
      <FormActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>Save Changes</SubmitButton>
      </FormActions>
    </Form>
  );
}

function useUpdateProfile(onSaved: () => void) {
  return useSubmit({
    send: async (values: CustomerProfileValues) =>
      mutate(UpdateProfileDocument, { input: (await loadRules()).cast(values) }),
    successToast: { title: 'Profile Updated', description: 'Your account details have been saved.' },
    errorToast: 'Failed to update profile',
    onSuccess: onSaved,
  });
}
