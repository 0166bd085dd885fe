import { lazy, Suspense } from 'react';
import { BRAND } from '../../rules/brand';
import { rancherForm } from '../../rules/rancherForm';
import { paths } from '../paths';
import { Form } from '../ui/Form';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { patient } from '../ui/patient';
import { Steps } from '../ui/Steps';
import { TextLink } from '../ui/TextLink';
import { ApplicationSheet } from './signup/ApplicationSheet';
import { initialSignup } from './signup/signupValues';
import { useSignup } from './signup/useSignup';

const ApplicationSubmitted = lazy(patient(() => import('./signup/ApplicationSubmitted')));
const AgreementSheet = lazy(patient(() => import('./signup/AgreementSheet')));

/** The application in two sheets of one form, so that nothing typed is lost on the way between them. */
export default function RancherSignupPage() {
  const { step, submit, goBack } = useSignup();
  if (step === 'submitted') {
    return (
      <Suspense>
        <ApplicationSubmitted />
      </Suspense>
    );
  }
  return (
    <Page>
      <PageHeader
        title="Become a Rancher"
        lead={`Tell us about your ranch. Once we have looked at it, families find you on ${BRAND} and order from you directly.`}
      />
      <Steps steps={['Application', 'Broker Agreement']} current={step === 'application' ? 0 : 1} />
      {step === 'application' && (
        <TextLink to={paths.rancherSignupEnhanced} quiet>
          Prefer to fill in everything now?
        </TextLink>
      )}
      <Form initialValues={initialSignup} schema={rancherForm} onSubmit={submit} label="Rancher application">
        <ApplicationSheet shown={step === 'application'} />
        <Suspense>
          <AgreementSheet shown={step === 'agreement'} onBack={goBack} />
        </Suspense>
      </Form>
    </Page>
  );
}
