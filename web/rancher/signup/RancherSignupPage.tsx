import { lazy, Suspense } from 'react';
import { rancherForm } from '../../../rules/ranches/rancherForm';
import { BRAND } from '../../../rules/words/brand';
import { ProcessingFields, RanchFacts } from '../../parts/ranches/fields/FactsFields';
import { IdentityFields, WebsiteField } from '../../parts/ranches/fields/IdentityFields';
import { PracticeFields } from '../../parts/ranches/fields/PracticeFields';
import { OfferFields } from '../../parts/ranches/fields/PriceFields';
import { paths } from '../../paths';
import { Fieldset } from '../../ui/form/Fieldset';
import { Form } from '../../ui/form/Form';
import { FormActions, SubmitButton } from '../../ui/form/FormActions';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Page, PageHeader } from '../../ui/layout/Page';
import { Steps } from '../../ui/layout/Steps';
import { retryImport } from '../../ui/state/retryImport';
import { TextLink } from '../../ui/text/Link';
import { AccountFields } from './AccountFields';
import { initialSignup, useSignup } from './useSignup';

const ApplicationSubmitted = lazy(retryImport(() => import('./ApplicationSubmitted')));
// Lazy, so that the form appears sooner. These fields are far below the first ones.
const DeliveryFields = lazy(retryImport(() => import('../../parts/ranches/fields/DeliveryFields')));
const QuickStart = lazy(retryImport(() => import('./QuickStart')));
const AgreementStep = lazy(retryImport(() => import('./AgreementStep')));

/** Shows the application as two steps of one form, so that nothing typed is lost between them. */
export default function RancherSignupPage() {
  const { isSubmitted, isQuick, isAtAgreement, submit, goBack } = useSignup();
  if (isSubmitted || isQuick) return <Suspense>{isQuick ? <QuickStart /> : <ApplicationSubmitted />}</Suspense>;
  return (
    <Page>
      <PageHeader
        title="Become a Rancher"
        lead={`Tell us about your ranch. Once you're approved, families can find you on ${BRAND} and order from you directly.`}
      />
      <Steps steps={['Application', 'Broker Agreement']} current={isAtAgreement ? 1 : 0} />
      {!isAtAgreement && (
        <Cluster gap={3}>
          <TextLink to={`${paths.rancherSignup}?step=start`} quiet>
            Short on time? Start with six fields.
          </TextLink>
          <TextLink to={paths.rancherSignupEnhanced} quiet>
            Rather fill in everything now?
          </TextLink>
        </Cluster>
      )}
      <Form initialValues={initialSignup} schema={rancherForm} onSubmit={submit} label="Rancher application">
        <ApplicationStep shown={!isAtAgreement} />
        <Suspense>
          <AgreementStep shown={isAtAgreement} onBack={goBack} />
        </Suspense>
      </Form>
    </Page>
  );
}

/** Shows the first step. It stays mounted while the second step is shown, so that typed values aren't lost. */
function ApplicationStep({ shown }: { shown: boolean }) {
  return (
    <div hidden={!shown}>
      <Stack gap={5}>
        <Fieldset legend="Your ranch">
          <IdentityFields />
          <RanchFacts />
          <ProcessingFields />
          <WebsiteField />
        </Fieldset>
        <OfferFields hint="Turn on what you offer. Once you're signed in, you can price boxes, cuts and other products under Products." />
        <PracticeFields />
        <Suspense>
          <DeliveryFields />
        </Suspense>
        <AccountFields />
        {shown && (
          <FormActions>
            <SubmitButton size="large">Continue to the Broker Agreement</SubmitButton>
          </FormActions>
        )}
      </Stack>
    </div>
  );
}
