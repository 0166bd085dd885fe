import { useId } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';
import { size, space } from '../../theme/tokens';
import { type SelectChoices, SelectControl } from './SelectControl';

interface SelectProps<Value extends string> extends SelectChoices {
  label: string;
  /** The chosen value, or empty if nothing is chosen. */
  value: Value | '';
  onChange: (value: Value | '') => void;
  /** Hides the label visually. Screen readers still read it. */
  hideLabel?: boolean;
}

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

const Label = styled.label<{ $hidden: boolean }>`
  font-size: ${size[15]};
  font-weight: 600;
  white-space: nowrap;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** A select that takes effect immediately, like a sort order or a filter. In a form, use `SelectField`. */
export function Select<Value extends string>({ label, onChange, hideLabel = false, ...rest }: SelectProps<Value>) {
  const id = useId();
  return (
    <Root>
      <Label htmlFor={id} $hidden={hideLabel}>
        {label}
      </Label>
      <SelectControl id={id} onChange={(event) => onChange(event.target.value as Value | '')} {...rest} />
    </Root>
  );
}
