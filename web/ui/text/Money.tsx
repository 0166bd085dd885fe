import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font, size, tabular } from '../../theme/tokens';

interface MoneyProps {
  /** `large` uses the heading font. */
  size?: 'text' | 'large';
  children: ReactNode;
}

const Small = styled.span`
  ${tabular}
  white-space: nowrap;
`;

const Large = styled(Small)`
  font-family: ${font.heading};
  font-size: ${size[28]};
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.15;
`;

export function Money({ size: moneySize = 'text', children }: MoneyProps) {
  return moneySize === 'large' ? <Large>{children}</Large> : <Small>{children}</Small>;
}
