import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { space, tabular } from '../../theme/tokens';
import { FieldShell } from '../../ui/form/FieldShell';
import { BareInput, InputFrame } from '../../ui/input/inputLook';

interface ZipInputProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string;
  value: string;
  onChange: (digits: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const Frame = styled(InputFrame)`
  width: 12ch;
`;

const Input = styled(BareInput)`
  ${tabular}
`;

/** Puts a ZIP code input beside related content, which stays level with the input if an error appears below. */
export const ZipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)};

  & > :first-child {
    width: 12ch;
  }

  [role='alert'] {
    white-space: nowrap;
  }
`;

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 5);

/** An input for a ZIP code or its first digits, for use outside of Formik's forms. */
export function ZipInput({ label, hint, error, onChange, inputRef, ...input }: ZipInputProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <Frame>
        <Input
          {...input}
          ref={inputRef}
          id={id}
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(digitsOf(event.target.value))}
        />
      </Frame>
    </FieldShell>
  );
}
