import styled from 'styled-components';
import { tabular } from '../theme/mixins';
import { color, font, size } from '../theme/tokens';

const Line = styled.p`
  ${tabular}
  color: ${color.soft};
  font-size: ${size[15]};
`;

const Sum = styled.strong`
  color: ${color.ink};
  font-family: ${font.heading};
  font-size: ${size[21]};
  font-weight: 600;
`;

/** 'From $700.00' with the sum in large letters; without a sum just the words. */
export function CardPrice({ children }: { children: string }) {
  const [words, sum] = children.split('$');
  return (
    <Line>
      {words}
      {sum && <Sum>${sum}</Sum>}
    </Line>
  );
}
