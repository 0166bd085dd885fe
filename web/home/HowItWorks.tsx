import styled from 'styled-components';
import { color, edge, font, hairline, media, size, space, tabular } from '../theme/tokens';
import { Heading, Text } from '../ui/text/Text';
import { Band } from './Band';

export const STEPS_ID = 'how-it-works';

export const STEPS = [
  {
    title: 'Find a local rancher',
    text: 'Search by state, ZIP code and how the cattle are raised. Each ranch lists what it sells, its prices and where it delivers.',
  },
  {
    title: 'Place your order',
    text: 'Put a quarter, a half, a whole cow or single cuts in your cart and send the rancher an order request. You don’t pay yet.',
  },
  {
    title: 'Coordinate and enjoy',
    text: 'The rancher calls you about cutting, payment and delivery. Follow each step here until the beef is in your freezer.',
  },
];

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  counter-reset: step;
  border-top: 3px solid ${color.ink};
  border-bottom: ${edge} solid ${color.ink};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Step = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  counter-increment: step;

  &:first-child {
    padding-left: 0;
  }

  &:last-child {
    padding-right: 0;
  }

  & + & {
    border-left: ${hairline};
  }

  &::before {
    ${tabular}
    content: counter(step);
    color: ${color.red};
    font-family: ${font.heading};
    font-size: ${size[52]};
    font-weight: 400;
    line-height: 1;
  }

  ${media.phone} {
    grid-template-columns: ${space(6)} minmax(0, 1fr);
    padding: ${space(2)} 0;

    & + & {
      border-top: ${hairline};
      border-left: 0;
    }

    &::before {
      grid-row: span 2;
      font-size: ${size[38]};
    }
  }
`;

export function HowItWorks() {
  return (
    <Band id={STEPS_ID} eyebrow="How it works" title="From the pasture to your freezer in three steps">
      <List>
        {STEPS.map(({ title, text }) => (
          <Step key={title}>
            <Heading level={3}>{title}</Heading>
            <Text tone="soft">{text}</Text>
          </Step>
        ))}
      </List>
    </Band>
  );
}
