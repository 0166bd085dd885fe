import styled from 'styled-components';
import { hairline } from '../../theme/mixins';
import { color, size, space } from '../../theme/tokens';
import { Section } from '../../ui/Section';
import { practicesOf } from '../practices';
import { LongText } from './LongText';
import type { RaisingSection_rancherFragment } from './RaisingSection.generated';
import { raisingTopics } from './raisingTopics';

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

/** How the cattle live and what they eat, and what the words on the badges mean. */
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
