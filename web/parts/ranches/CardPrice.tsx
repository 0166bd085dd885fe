import styled from 'styled-components';
import { tabular } from '../../theme/mixins';
import { color, font, size } from '../../theme/tokens';

const Line = styled.p`
  ${tabular}
  color: ${color.soft};
  font-size: ${size[15]};
`;

const Price = styled.strong`
  color: ${color.ink};
  font-family: ${font.heading};
  font-size: ${size[21]};
  font-weight: 600;
`;

/** Shows 'From $700.00' with the price in large type. A text without a price stays as it is. */
export function CardPrice({ children }: { children: string }) {
  const [text, price] = children.split('$');
  return (
    <Line>
      {text}
      {price && <Price>${price}</Price>}
    </Line>
  );
}
