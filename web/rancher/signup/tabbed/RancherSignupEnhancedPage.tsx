import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { initialRancherForm, type RancherFormValues, rancherForm } from '../../../../rules/ranches/rancherForm';
import { BRAND } from '../../../../rules/words/brand';
import { isOffline, messageOf } from '../../../errors/graphErrors';
import { useSubmit } from '../../../errors/useSubmit';
import { IdentityFields, StoryField, WebsiteField } from '../../../parts/ranches/fields/IdentityFields';
import { paths } from '../../../paths';
import { Fieldset } from '../../../ui/form/Fieldset';
import { Form } from '../../../ui/form/Form';
import { FormActions, SubmitButton } from '../../../ui/form/FormActions';
import { Page, PageHeader } from '../../../ui/layout/Page';
import { retryImport } from '../../../ui/state/retryImport';
import { TextLink } from '../../../ui/text/Link';
import { FormTabs } from '../../tabbedForm/FormTabs';
import type { FormTabList } from '../../tabbedForm/focusFields';
import { AccountFields } from '../AccountFields';
import { registerRancher, registrationErrors } from '../registerRancher';

// Loads the code of the other tabs separately, so that the first tab shows sooner.
const loadTabs = () => import('./RegistrationTabs');
const RegistrationProducts = lazy(
  retryImport(() => loadTabs().then((module) => ({ default: module.RegistrationProducts }))),
);
const RanchDetails = lazy(retryImport(() => loadTabs().then((module) => ({ default: module.RanchDetails }))));
const DeliveryFields = lazy(retryImport(() => import('../../../parts/ranches/fields/DeliveryFields')));

const registrationTabs: FormTabList = [
  { value: 'basic', label: 'Basic Info', groups: ['account', 'identity'], Fields: BasicInfo },
  { value: 'products', label: 'Products', groups: ['offers'], Fields: RegistrationProducts },
  { value: 'ranch', label: 'Ranch Details', groups: ['facts', 'practices'], Fields: RanchDetails },
  { value: 'delivery', label: 'Shipping & Delivery', groups: ['delivery'], Fields: DeliveryFields },
];

/** Signs up a ranch with everything it sells. The agreement follows when the ranch is approved. */
export default function RancherSignupEnhancedPage() {
  const navigate = useNavigate();
  const register = useSubmit({
    send: (values: RancherFormValues) => registerRancher(values, false),
    successToast: { title: 'Registration successful!', description: 'Your rancher account is pending approval.' },
    errorToast: (error) => ({ title: 'Registration failed', description: reasonOf(error) }),
    fieldErrors: registrationErrors,
    onSuccess: () => navigate(paths.login),
  });
  return (
    <Page>
      <PageHeader
        title="Register Your Ranch"
        lead={`Fill in the whole page that families will see on ${BRAND}. You can add anything you skip later.`}
      />
      <TextLink to={paths.rancherSignup} quiet>
        Rather use the short application?
      </TextLink>
      <Form initialValues={initialRancherForm} schema={rancherForm} onSubmit={register} label="Ranch registration">
        <FormTabs label="Ranch registration" tabs={registrationTabs} />
        <FormActions>
          <SubmitButton size="large">Register Ranch</SubmitButton>
        </FormActions>
      </Form>
    </Page>
  );
}

function BasicInfo() {
  return (
    <>
      <Fieldset legend="Your ranch">
        <IdentityFields />
        <StoryField />
        <WebsiteField />
      </Fieldset>
      <AccountFields />
    </>
  );
}

function reasonOf(error: unknown): string {
  return isOffline(error) ? 'An unexpected error occurred. Please try again.' : messageOf(error, 'Please try again.');
}
