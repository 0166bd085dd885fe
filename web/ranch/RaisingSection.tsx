import styled from 'styled-components';
import { practicesOf } from '../parts/ranches/practices';
import { hairline } from '../theme/mixins';
import { color, size, space } from '../theme/tokens';
import { Section } from '../ui/layout/Section';
import { LongText } from './LongText';
import type { RaisingSection_rancherFragment } from './RaisingSection.generated';

const Practices = styled.dl`
  display: grid;
`;

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
  return (
    <Section id="raising" title="Raising Practices">
      <LongText>{rancher.raisingPractices || 'Ask the rancher how the cattle are raised.'}</LongText>
      <Practices>
        {practicesOf(rancher).map(({ flag, label, meaning }) => (
          <Practice key={flag}>
            <dt>{label}</dt>
            <dd>{meaning}</dd>
          </Practice>
        ))}
        {raisingTopics(rancher).map(({ term, details }) => (
          <Practice key={term}>
            <dt>{term}</dt>
            <dd>{details}</dd>
          </Practice>
        ))}
      </Practices>
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
