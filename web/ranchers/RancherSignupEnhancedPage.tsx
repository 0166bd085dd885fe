import { BRAND } from '../../rules/brand';
import { initialRancherForm, rancherForm } from '../../rules/rancherForm';
import { paths } from '../paths';
import { Form } from '../ui/Form';
import { FormActions } from '../ui/FormActions';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { SubmitButton } from '../ui/SubmitButton';
import { TextLink } from '../ui/TextLink';
import { registrationTabs } from './registration/registrationTabs';
import { useRegistration } from './registration/useRegistration';
import { FormTabs } from './tabbedForm/FormTabs';

/** The ranch with everything it sells, in one go. */
export default function RancherSignupEnhancedPage() {
  const register = useRegistration();
  return (
    <Page>
      <PageHeader
        title="Register Your Ranch"
        lead={`Fill in the whole page that families will see on ${BRAND}. Whatever you leave out now you can add later.`}
      />
      <TextLink to={paths.rancherSignup} quiet>
        Prefer the short application?
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
