import type { ReactNode } from 'react';
import styled from 'styled-components';
import { size, space } from '../../theme/tokens';
import { FieldError, FieldHint } from '../form/FieldShell';

import { VisuallyHidden } from '../text/Text';

interface ChoiceGroupProps {
  id: string;
  role: 'group' | 'radiogroup';
  legend: string;
  /** For a group under a heading that says the same. */
  hideLegend?: boolean;
  hint?: ReactNode;
  error: string | undefined;
  children: ReactNode;
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  font-size: ${size[15]};
  font-weight: 600;
`;

export function ChoiceGroup({ id, role, legend, hideLegend = false, hint, error, children }: ChoiceGroupProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Root
      role={role}
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy || undefined}
      aria-invalid={error && role === 'radiogroup' ? true : undefined}
    >
      {hideLegend ? (
        <VisuallyHidden as="legend" id={`${id}-legend`}>
          {legend}
        </VisuallyHidden>
      ) : (
        <Legend id={`${id}-legend`}>{legend}</Legend>
      )}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </Root>
  );
}
