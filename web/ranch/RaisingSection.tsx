import styled from 'styled-components';

import { practicesOf } from '../parts/ranches/practices';
import { color, hairline, size, space } from '../theme/tokens';
import { Fold } from '../ui/layout/Fold';
import { Section } from '../ui/layout/Section';
import { LongText } from './LongText';
import type { RaisingSection_rancherFragment } from './RaisingSection.generated';

const Practice = styled.div`
  padding-block: ${space(1.25)};
  border-bottom: ${hairline};

  dt {
    font-weight: 600;
  }

  dd {
    max-width: 62ch;
    color: ${color.soft};
    font-size: ${size[15]};
  }
`;

/** Explains how the cattle live, what they eat, and what each badge means. */
export function RaisingSection({ rancher }: { rancher: RaisingSection_rancherFragment }) {
  const topics = [
    ...raisingTopics(rancher),
    ...practicesOf(rancher).map(({ label, meaning }) => ({ term: label, details: meaning })),
  ];
  return (
    <Section id="raising" title="Raising Practices">
      <LongText>{rancher.raisingPractices || 'Ask the rancher how the cattle are raised.'}</LongText>
      {topics.length > 0 && (
        <Fold label="Feed, processing and what each badge means">
          <dl>
            {topics.map(({ term, details }) => (
              <Practice key={term}>
                <dt>{term}</dt>
                <dd>{details}</dd>
              </Practice>
            ))}
          </dl>
        </Fold>
      )}
    </Section>
  );
}

interface Topic {
  term: string;
  details: string;
}

/** Returns what the rancher wrote in addition to the badges. */
function raisingTopics(ranch: RaisingSection_rancherFragment): Topic[] {
  const { feedingMethod, customFeedingMethod, finishDetails, processingNotes, processingDetails } = ranch;
  const processing = [processingNotes, processingDetails].filter(Boolean).join(' ');
  const topics = [
    { term: 'Feeding', details: feedingMethod === 'Other' ? customFeedingMethod : feedingMethod },
    { term: 'Finishing', details: finishDetails },
    { term: 'Processing', details: processing },
  ];
  return topics.filter((topic): topic is Topic => Boolean(topic.details));
}
