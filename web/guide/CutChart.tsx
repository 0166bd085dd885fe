import styled from 'styled-components';
import { CUT_DIAGRAM } from '../../rules/pictures';
import { DescriptionList } from '../ui/DescriptionList';
import { Section } from '../ui/Section';
import { Text } from '../ui/Text';
import { CUTS } from './cuts';

const Diagram = styled.img`
  width: min(100%, 560px);
  height: auto;
`;

const items = CUTS.map(({ name, becomes, cook }) => ({
  term: name,
  details: (
    <>
      {becomes}
      <Text size={15} tone="soft">
        {cook}
      </Text>
    </>
  ),
}));

/** Where each cut lies, what to ask for, and what to do with it. */
export function CutChart() {
  return (
    <Section title="The cuts, and what to ask for" level={3}>
      <Diagram
        src={CUT_DIAGRAM}
        alt={`A steer from the side with its cuts named: ${CUTS.map(({ name }) => name.toLowerCase()).join(', ')}`}
        width={456}
        height={292}
        loading="lazy"
      />
      <DescriptionList columns={2} items={items} />
      <Text measure>
        About a third of a share comes as ground beef. Ask for packs of one or two pounds, steaks an inch thick, and the
        bones if you cook broth.
      </Text>
    </Section>
  );
}
