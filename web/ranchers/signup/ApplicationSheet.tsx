import { FormActions } from '../../ui/FormActions';
import { Stack } from '../../ui/Stack';
import { SubmitButton } from '../../ui/SubmitButton';
import DeliveryFields from '../fields/DeliveryFields';
import { PracticeFields } from '../fields/PracticeFields';
import { ContactFields } from './ContactFields';
import { OfferFields } from './OfferFields';
import { PasswordFields } from './PasswordFields';
import { RanchFields } from './RanchFields';
import { TermsField } from './TermsField';

/** The first sheet. It stays in the page while the second is shown, and with it what was typed. */
export function ApplicationSheet({ shown }: { shown: boolean }) {
  return (
    <div hidden={!shown}>
      <Stack gap={5}>
        <RanchFields />
        <OfferFields hint="Turn on what you offer. You set the prices of boxes, cuts and other products under Products once you are signed in." />
        <PracticeFields />
        <DeliveryFields />
        <ContactFields />
        <PasswordFields />
        <TermsField />
        {shown && (
          <FormActions>
            <SubmitButton size="large">Continue to the Broker Agreement</SubmitButton>
          </FormActions>
        )}
      </Stack>
    </div>
  );
}
