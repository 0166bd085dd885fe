import styled from 'styled-components';
import { color, font, media, size, space, tabular } from '../../theme/tokens';

import { VisuallyHidden } from '../text/Text';

const Root = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space(1)};
`;

const Step = styled.li<{ $reached: boolean }>`
  display: flex;
  align-items: baseline;
  gap: ${space(1)};
  padding-top: ${space(1)};
  border-top: 4px solid ${({ $reached }) => ($reached ? color.red : color.line)};
  color: ${({ $reached }) => ($reached ? color.ink : color.soft)};
  font-size: ${size[15]};
  font-weight: 600;

  ${media.phone} {
    font-size: ${size[13]};
  }
`;

const Figure = styled.span`
  ${tabular}
  font-family: ${font.heading};
  font-weight: 600;
`;

export function Steps({ steps, current }: { steps: string[]; current: number }) {
  return (
    <Root aria-label="Progress">
      {steps.map((step, at) => (
        <Step key={step} $reached={at <= current} aria-current={at === current ? 'step' : undefined}>
          <Figure aria-hidden>{at + 1}</Figure>
          <span>
            <VisuallyHidden>{`Step ${at + 1} of ${steps.length}: `}</VisuallyHidden>
            {step}
          </span>
        </Step>
      ))}
    </Root>
  );
}
