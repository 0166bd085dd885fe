import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hairline } from '../../theme/mixins';
import { color, size, space } from '../../theme/tokens';

interface FilterGroupProps {
  legend: string;
  hint?: string;
  children: ReactNode;
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding-top: ${space(2)};
  border-top: ${hairline};
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  font-size: ${size[15]};
  font-weight: 600;
`;

const Hint = styled.p`
  color: ${color.soft};
  font-size: ${size[13]};
`;

export function FilterGroup({ legend, hint, children }: FilterGroupProps) {
  return (
    <Root>
      <Legend>{legend}</Legend>
      {hint && <Hint>{hint}</Hint>}
      {children}
    </Root>
  );
}
