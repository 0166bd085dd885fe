import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { CheckboxField } from '../../ui/CheckboxField';
import { FormActions } from '../../ui/FormActions';
import { Stack } from '../../ui/Stack';
import { SubmitButton } from '../../ui/SubmitButton';
import { AgreementSummary } from './AgreementSummary';

/** Coming from the first sheet one starts at the top of this one. */
function useArrivalAt(shown: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!shown) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [shown]);
  return title;
}

export default function AgreementSheet({ shown, onBack }: { shown: boolean; onBack: () => void }) {
  const title = useArrivalAt(shown);
  if (!shown) return null;
  return (
    <Stack gap={3}>
      <AgreementSummary title={title} />
      <CheckboxField name="acceptAgreement" label="I have read and accept the Broker Agreement" />
      <FormActions>
        <Button size="large" onClick={onBack}>
          Back to the application
        </Button>
        <SubmitButton size="large">Submit Application</SubmitButton>
      </FormActions>
    </Stack>
  );
}
