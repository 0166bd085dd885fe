import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hairline } from '../../theme/mixins';
import { font, size, space } from '../../theme/tokens';
import { FieldHint } from './FieldShell';

interface FieldsetProps {
  legend: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-top: ${space(2)};
  border-top: ${hairline};
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  font-family: ${font.heading};
  font-size: ${size[21]};
  font-weight: 600;
  line-height: 1.25;
`;

/** A group of fields under a rule and a title. */
export function Fieldset({ legend, hint, disabled, children }: FieldsetProps) {
  return (
    <Root disabled={disabled}>
      <Legend>{legend}</Legend>
      {hint && <FieldHint>{hint}</FieldHint>}
      {children}
    </Root>
  );
}
