import styled from 'styled-components';
import { color, font, size } from '../../theme/tokens';
import { Text } from '../../ui/text/Text';

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
    <Text digits tone="soft" size={15}>
      {text}
      {price && <Price>${price}</Price>}
    </Text>
  );
}
