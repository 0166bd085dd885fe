import { FileText } from 'lucide-react';
import { type RefObject, useId } from 'react';
import styled from 'styled-components';
import { AGREEMENT_PATH, AGREEMENT_SUMMARY, AGREEMENT_TITLE, AGREEMENT_VERSION } from '../../../rules/agreement';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { Cluster } from '../../ui/Cluster';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';

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
  const formId = useId();
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
      <Cluster gap={2}>
        {/* In a new tab, so that nothing typed is lost. */}
        <ButtonLink href={AGREEMENT_PATH} target="_blank" icon={FileText} aria-describedby={formId}>
          View Document
        </ButtonLink>
        <Text id={formId} tone="soft" size={15}>
          {`PDF, version ${AGREEMENT_VERSION}. Opens in a new tab.`}
        </Text>
      </Cluster>
    </Root>
  );
}
