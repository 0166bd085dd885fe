import styled from 'styled-components';
import { CUT_DIAGRAM } from '../../rules/products/pictures';
import { Section } from '../ui/layout/Section';
import { DescriptionList } from '../ui/text/DescriptionList';
import { Text } from '../ui/text/Text';

/** The nine parts of the diagram, and what the processor can make of them. */
const CUTS: readonly { name: string; becomes: string; cook: string }[] = [
  { name: 'Chuck', becomes: 'Pot roasts, flat irons, stew meat, ground beef', cook: 'Slow, in a pot or a smoker' },
  { name: 'Rib', becomes: 'Ribeyes or a prime rib, back ribs', cook: 'Hot and fast, or roasted whole' },
  { name: 'Short loin', becomes: 'T-bones, or strip steaks and tenderloin', cook: 'Hot and fast' },
  { name: 'Sirloin', becomes: 'Sirloin steaks, tri-tip', cook: 'Hot and fast, sliced across the grain' },
  { name: 'Round', becomes: 'Lean roasts, cube steaks, jerky, ground beef', cook: 'Slow and moist, or very thin' },
  { name: 'Flank', becomes: 'Flank steak, ground beef', cook: 'Marinated, hot and fast' },
  { name: 'Plate', becomes: 'Short ribs, skirt steak', cook: 'Ribs slow, skirt hot and fast' },
  { name: 'Brisket', becomes: 'Brisket whole, or flat and point', cook: 'Slow: smoked or braised' },
  { name: 'Shank', becomes: 'Shank slices, soup bones', cook: 'Slow, in broth' },
];

const Diagram = styled.img`
  width: min(100%, 560px);
  height: auto;
`;

const ITEMS = CUTS.map(({ name, becomes, cook }) => ({
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
      <DescriptionList columns={2} items={ITEMS} />
      <Text measure>
        About a third of a share comes as ground beef. Ask for packs of one or two pounds, steaks an inch thick, and the
        bones if you cook broth.
      </Text>
    </Section>
  );
}
