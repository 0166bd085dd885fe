import { FileText } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import {
  AGREEMENT_PATH,
  AGREEMENT_SUMMARY,
  AGREEMENT_TITLE,
  AGREEMENT_VERSION,
} from '../../../rules/ranches/agreement';
import { space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/button/Button';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { FormActions, SubmitButton } from '../../ui/form/FormActions';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Card } from '../../ui/layout/Card';
import { Heading, Text } from '../../ui/text/Text';

const SummaryCard = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
`;

const Points = styled.ul`
  display: grid;
  gap: ${space(1)};
  max-width: 65ch;
  padding-left: ${space(2.5)};
  list-style: disc;
`;

export default function AgreementStep({ shown, onBack }: { shown: boolean; onBack: () => void }) {
  const title = useFocusWhenShown(shown);
  if (!shown) return null;
  return (
    <Stack gap={3}>
      <AgreementSummary title={title} />
      <CheckboxField name="acceptAgreement" label="I have read and accept the Broker Agreement" />
      <FormActions>
        <Button size="large" onClick={onBack}>
          Back to the Application
        </Button>
        <SubmitButton size="large">Submit Application</SubmitButton>
      </FormActions>
    </Stack>
  );
}

/** Scrolls to the top and focuses the title, because the first step was long. */
function useFocusWhenShown(shown: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!shown) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [shown]);
  return title;
}

function AgreementSummary({ title }: { title: RefObject<HTMLHeadingElement | null> }) {
  const fileNoteId = useId();
  return (
    <SummaryCard>
      <Heading level={2} ref={title} tabIndex={-1}>
        {AGREEMENT_TITLE}
      </Heading>
      <Text tone="soft">In short (the full document governs):</Text>
      <Points>
        {AGREEMENT_SUMMARY.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
      <Cluster gap={2}>
        {/* The document opens in a new tab, so that nothing typed is lost. */}
        <ButtonLink href={AGREEMENT_PATH} target="_blank" icon={FileText} aria-describedby={fileNoteId}>
          View Document
        </ButtonLink>
        <Text id={fileNoteId} tone="soft" size={15}>
          {`PDF, version ${AGREEMENT_VERSION}. Opens in a new tab.`}
        </Text>
      </Cluster>
    </SummaryCard>
  );
}
