import styled from 'styled-components';
import { color, font, size, space } from '../theme/tokens';

const Root = styled.ol`
  display: grid;
  gap: ${space(1)};
  counter-reset: step;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: ${space(3)} minmax(0, 1fr);
  counter-increment: step;

  &::before {
    content: counter(step);
    color: ${color.red};
    font-family: ${font.heading};
    font-size: ${size[17]};
    font-weight: 600;
  }
`;

export function NextSteps({ ranchName }: { ranchName: string }) {
  return (
    <Root aria-label="What happens next">
      <Step>{ranchName} has your request.</Step>
      <Step>They’ll call or write to agree on the final price, payment and a day.</Step>
      <Step>Follow every step under My Orders.</Step>
    </Root>
  );
}
