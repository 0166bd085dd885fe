import { useId } from 'react';
import styled from 'styled-components';
import { LIMITS } from '../../rules/limits';
import { FieldShell } from '../ui/FieldShell';
import { bareInput, inputFrame } from '../ui/inputLook';

interface PhotoWordsProps {
  place: number;
  value: string;
  onChange: (words: string) => void;
}

const Frame = styled.div`
  ${inputFrame}
`;

const Input = styled.input`
  ${bareInput}
`;

/** What a photo shows, for families who cannot see it. */
export function PhotoWords({ place, value, onChange }: PhotoWordsProps) {
  const id = useId();
  return (
    <FieldShell id={id} label={`What photo ${place} shows`} optional error={undefined}>
      <Frame>
        <Input
          id={id}
          value={value}
          maxLength={LIMITS.photoAlt}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </Frame>
    </FieldShell>
  );
}
