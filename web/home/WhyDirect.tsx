import styled from 'styled-components';
import { hairline, media, space } from '../theme/tokens';
import { Heading, Text } from '../ui/text/Text';
import { Band } from './Band';

const reasons = [
  {
    title: 'Better value',
    text: 'No packer, no distributor, no store shelf. One price for steaks, roasts and ground beef alike, and it goes to the ranch.',
  },
  {
    title: 'Higher quality',
    text: 'Dry-aged and cut the way you ask, from one animal instead of a hundred. You choose the thickness, the fat and the packs.',
  },
  {
    title: 'Transparency',
    text: 'You know who raised it, on what feed and on which land. Got a question? Ask the person who was there.',
  },
  {
    title: 'Support local',
    text: 'Your money stays with a family, a small-town processor and the grassland they look after.',
  },
];

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space(8)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: 144px minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-top: ${hairline};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(0.5)};
    padding-block: ${space(2)};
  }
`;

export function WhyDirect() {
  return (
    <Band sunken eyebrow="Why buy direct" title="What you gain with no middleman">
      <List>
        {reasons.map(({ title, text }) => (
          <Entry key={title}>
            <Heading level={3} as="dt">
              {title}
            </Heading>
            <Text as="dd" tone="soft">
              {text}
            </Text>
          </Entry>
        ))}
      </List>
    </Band>
  );
}
