import { useFormikContext } from 'formik';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '../../../rules/fields/limits';
import { isZip } from '../../../rules/fields/zip';
import { initialRancherForm, toRegisterRancherInput } from '../../../rules/ranches/rancherForm';
import {
  initialRancherStart,
  type RancherStartValues,
  rancherStartForm,
} from '../../../rules/ranches/rancherStartForm';
import { mutate } from '../../apollo/mutate';
import { messageOf } from '../../errors/graphErrors';
import { useSubmit } from '../../errors/useSubmit';
import { AcceptsTerms } from '../../parts/papers/AcceptsTerms';
import { StateField } from '../../parts/places/StateField';
import { useFillFromZip } from '../../parts/places/useFillFromZip';
import { paths } from '../../paths';
import { LoginDocument } from '../../session/Login.generated';
import { useAfterLogin } from '../../session/useAfterLogin';
import { Field } from '../../ui/form/Field';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/FormActions';

import { Grid } from '../../ui/layout/Grid';
import { Page, PageHeader } from '../../ui/layout/Page';
import { useToast } from '../../ui/overlay/useToast';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import { RegisterRancherDocument } from './RegisterRancher.generated';
import { registrationErrors } from './registerRancher';

/** Creates the account and a draft of the ranch from six fields. The rancher completes the draft after signing in. */
export default function QuickStart() {
  const start = useStart();
  return (
    <Page width="narrow">
      <PageHeader
        title="Start Your Ranch Page"
        lead="Six fields now. Add your prices, photos and delivery once you're signed in. Families see your page after we approve it."
      />
      <TextLink to={paths.rancherSignup} quiet>
        Rather apply with everything at once?
      </TextLink>
      <Form
        initialValues={initialRancherStart}
        schema={rancherStartForm}
        onSubmit={start}
        label="Start your ranch page"
      >
        <StartFields />
        <PlaceFields />
        <SubmitButton wide size="large">
          Create My Ranch Page
        </SubmitButton>
        <Text tone="soft" size={15}>
          By creating it you confirm that what you enter is true, and that we may verify it.
        </Text>
        <AcceptsTerms />
      </Form>
    </Page>
  );
}

function StartFields() {
  return (
    <>
      <Field name="ranchName" label="Ranch name" autoComplete="organization" maxLength={LIMITS.name} />
      <Grid columns={2} min={240} gap={2.5}>
        <Field name="name" label="Full name" autoComplete="name" maxLength={LIMITS.name} />
        <Field name="phone" label="Phone" type="tel" autoComplete="tel" maxLength={LIMITS.phone} optional />
      </Grid>
      <Field name="email" label="Email" type="email" autoComplete="email" maxLength={LIMITS.email} />
      <Field
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number"
      />
    </>
  );
}

/** Fills in the city and the state from the ZIP code. The rancher can correct them. */
function PlaceFields() {
  const { values } = useFormikContext<RancherStartValues>();
  const outside = useFillFromZip();
  return (
    <>
      <Field
        name="zipCode"
        label="Zip code"
        inputMode="numeric"
        autoComplete="postal-code"
        hint="Where your ranch is"
      />
      {isZip(values.zipCode.trim()) && (
        <Grid columns={2} min={200} gap={2.5}>
          <Field name="city" label="City" autoComplete="address-level2" maxLength={LIMITS.city} />
          <StateField
            hint={outside && `${outside} isn't one of the 50 states, so please choose the state of your ranch.`}
          />
        </Grid>
      )}
    </>
  );
}

/** Returns the server's errors without `user.` and `rancher.` in the field names, because this form doesn't nest its fields. */
const startErrors = (error: unknown) =>
  Object.fromEntries(
    Object.entries(registrationErrors(error)).map(([name, message]) => [name.replace(/^\w+\./, ''), message]),
  );

function useStart() {
  const afterLogin = useAfterLogin();
  const navigate = useNavigate();
  const { toast } = useToast();

  const signIn = async (input: { email: string; password: string }) => {
    try {
      await afterLogin((await mutate(LoginDocument, { input })).login);
    } catch {
      toast({ title: 'Please log in', description: 'Your ranch page is ready to fill in.' });
      navigate(paths.login);
    }
  };

  return useSubmit({
    send: async (typed: RancherStartValues) => {
      const { name, phone = '', email, password, ...place } = rancherStartForm.cast(typed);
      const values = {
        ...initialRancherForm,
        user: { name, phone, email, password },
        rancher: { ...initialRancherForm.rancher, ...place },
      };
      await mutate(RegisterRancherDocument, { input: toRegisterRancherInput(values, false) });
      return { email, password };
    },
    errorToast: (error) => ({ title: 'Registration failed', description: messageOf(error, 'Please try again.') }),
    fieldErrors: startErrors,
    onSuccess: signIn,
  });
}
