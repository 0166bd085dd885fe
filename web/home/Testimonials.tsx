import styled from 'styled-components';
import { color, font, media, size, smallCaps, space } from '../theme/tokens';
import { Band } from './Band';

const testimonials = [
  {
    quote: 'We split a half with my sister. The kids now ask which pasture supper comes from, and we can tell them.',
    name: 'Dana R.',
    place: 'Waco, Texas',
  },
  {
    quote:
      'The rancher called that same evening, talked me through the cut sheet and met us at the locker. Best steaks we’ve ever had.',
    name: 'Marcus & Lee T.',
    place: 'Boise, Idaho',
  },
  {
    quote:
      'I set the packs, the thickness and the pickup day with the rancher over one phone call. We’ll do it again next fall.',
    name: 'Joanne P.',
    place: 'Dubuque, Iowa',
  },
];

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(5)};

  @media (max-width: 1099.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

const Figure = styled.figure`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding-top: ${space(2)};
  border-top: 3px solid ${color.hay};
`;

const Quote = styled.blockquote`
  font-family: ${font.heading};
  font-size: ${size[21]};
  line-height: 1.4;

  ${media.phone} {
    font-size: ${size[17]};
  }
`;

const By = styled.figcaption`
  ${smallCaps}
  color: ${color.soft};
`;

export function Testimonials() {
  return (
    <Band sunken eyebrow="From the table" title="What families say">
      <List>
        {testimonials.map(({ quote, name, place }) => (
          <li key={name}>
            <Figure>
              <Quote>“{quote}”</Quote>
              <By>
                {name}, {place}
              </By>
            </Figure>
          </li>
        ))}
      </List>
    </Band>
  );
}
