import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';

export interface FieldLabelProps {
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

interface FieldShellProps extends FieldLabelProps {
  id: string;
  error: string | undefined;
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(0.5)};
`;

const Label = styled.label`
  justify-self: start;
  font-size: ${size[15]};
  font-weight: 600;
  line-height: 1.4;
`;

const Optional = styled.span`
  color: ${color.soft};
  font-weight: 400;
`;

export const FieldHint = styled.p`
  color: ${color.soft};
  font-size: ${size[13]};
  line-height: 1.45;
`;

export function FieldShell({ id, label, hint, optional = false, error, children }: FieldShellProps) {
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional> (optional)</Optional>}
      </Label>
      {children}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={id}>{error}</FieldError>
    </Root>
  );
}

const ErrorLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(0.75)};
  color: ${color.danger};
  font-size: ${size[13]};
  font-weight: 600;
  line-height: 1.45;

  svg {
    flex: none;
    margin-top: 2px;
  }
`;

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <ErrorLine id={`${id}-error`} role="alert">
      <CircleAlert size={15} aria-hidden />
      {children}
    </ErrorLine>
  );
}
