import { BRAND } from '../../rules/brand';
import { rancherForm } from '../../rules/rancherForm';
import { Form } from '../ui/Form';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { Steps } from '../ui/Steps';
import { AgreementSheet } from './signup/AgreementSheet';
import { ApplicationSheet } from './signup/ApplicationSheet';
import { ApplicationSubmitted } from './signup/ApplicationSubmitted';
import { initialSignup } from './signup/signupValues';
import { useSignup } from './signup/useSignup';

/** The application in two sheets of one form, so that nothing typed is lost on the way between them. */
export default function RancherSignupPage() {
  const { step, submit, goBack } = useSignup();
  if (step === 'submitted') return <ApplicationSubmitted />;
  return (
    <Page>
      <PageHeader
        title="Become a Rancher"
        lead={`Tell us about your ranch. Once we have looked at it, families find you on ${BRAND} and order from you directly.`}
      />
      <Steps steps={['Application', 'Broker Agreement']} current={step === 'application' ? 0 : 1} />
      <Form initialValues={initialSignup} schema={rancherForm} onSubmit={submit} label="Rancher application">
        <ApplicationSheet shown={step === 'application'} />
        <AgreementSheet shown={step === 'agreement'} onBack={goBack} />
      </Form>
    </Page>
  );
}
