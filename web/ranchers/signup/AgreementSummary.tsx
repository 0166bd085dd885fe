import { FileText } from 'lucide-react';
import { lazy, type RefObject, Suspense, useState } from 'react';
import styled from 'styled-components';
import { AGREEMENT_SUMMARY, AGREEMENT_TITLE } from '../../../rules/agreement';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';

const AgreementDialog = lazy(() => import('./AgreementDialog'));

const Root = styled(Card)`
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

/** The agreement in a few points, and the way to all of it. */
export function AgreementSummary({ title }: { title: RefObject<HTMLHeadingElement | null> }) {
  const [isReading, setReading] = useState<boolean>();
  return (
    <Root>
      <Heading level={2} ref={title} tabIndex={-1}>
        {AGREEMENT_TITLE}
      </Heading>
      <Text tone="soft">The short of it. The document itself is what counts.</Text>
      <Points>
        {AGREEMENT_SUMMARY.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
      <Button icon={FileText} onClick={() => setReading(true)}>
        View Document
      </Button>
      {isReading !== undefined && (
        <Suspense>
          <AgreementDialog open={isReading} onOpenChange={setReading} />
        </Suspense>
      )}
    </Root>
  );
}
