import { FileText } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { AGREEMENT_SUMMARY, AGREEMENT_TITLE } from '../../../rules/agreement';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { CheckboxField } from '../../ui/CheckboxField';
import { Cluster } from '../../ui/Cluster';
import { FormActions } from '../../ui/FormActions';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { SubmitButton } from '../../ui/SubmitButton';
import { Text } from '../../ui/Text';

const AgreementDialog = lazy(() => import('./AgreementDialog'));

const Points = styled.ul`
  display: grid;
  gap: ${space(1)};
  max-width: 65ch;
  padding-left: ${space(2.5)};
  list-style: disc;
`;

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

export function AgreementSheet({ shown, onBack }: { shown: boolean; onBack: () => void }) {
  const title = useArrivalAt(shown);
  const [isReading, setReading] = useState<boolean>();
  if (!shown) return null;
  return (
    <Stack gap={3}>
      <Card>
        <Stack gap={2}>
          <Heading level={2} size={28} ref={title} tabIndex={-1}>
            {AGREEMENT_TITLE}
          </Heading>
          <Text tone="soft">The short of it. The document itself is what counts.</Text>
          <Points>
            {AGREEMENT_SUMMARY.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
          <Cluster>
            <Button icon={FileText} onClick={() => setReading(true)}>
              View Document
            </Button>
          </Cluster>
        </Stack>
      </Card>
      <CheckboxField name="acceptAgreement" label="I have read and accept the Broker Agreement" />
      <FormActions>
        <Button size="large" onClick={onBack}>
          Back to the application
        </Button>
        <SubmitButton size="large">Submit Application</SubmitButton>
      </FormActions>
      {isReading !== undefined && (
        <Suspense>
          <AgreementDialog open={isReading} onOpenChange={setReading} />
        </Suspense>
      )}
    </Stack>
  );
}
