import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { tabular } from '../theme/mixins';
import { FieldShell } from '../ui/FieldShell';
import { bareInput, inputFrame } from '../ui/inputLook';

interface ZipInputProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onChange: (digits: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const Frame = styled.div`
  ${inputFrame}
  width: 12ch;
`;

const Input = styled.input`
  ${bareInput}
  ${tabular}
`;

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 5);

/** The five digits of a ZIP code, or its first ones, outside a form. */
export function ZipInput({ label, hint, error, value, onChange, inputRef }: ZipInputProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <Frame>
        <Input
          ref={inputRef}
          id={id}
          inputMode="numeric"
          autoComplete="postal-code"
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(digitsOf(event.target.value))}
        />
      </Frame>
    </FieldShell>
  );
}
