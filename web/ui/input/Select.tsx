import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';
import { bareInput, InputFrame, Labeled } from './inputLook';

interface SelectProps<Value extends string> extends SelectChoices {
  label: string;
  /** The chosen value, or empty if nothing is chosen. */
  value: Value | '';
  onChange: (value: Value | '') => void;
  /** Shows the label only to screen readers. */
  hideLabel?: boolean;
}

/** A select that takes effect immediately, like a sort order or a filter. In a form, use `SelectField`. */
export function Select<Value extends string>({ label, onChange, hideLabel = false, ...rest }: SelectProps<Value>) {
  const id = useId();
  return (
    <Labeled>
      {!hideLabel && <label htmlFor={id}>{label}</label>}
      <SelectControl
        id={id}
        aria-label={hideLabel ? label : undefined}
        onChange={(event) => onChange(event.target.value as Value | '')}
        {...rest}
      />
    </Labeled>
  );
}

type Option = string | { value: string; label: string };

export interface SelectChoices {
  options?: readonly Option[];
  groups?: readonly { label: string; options: readonly Option[] }[];
  placeholder?: string;
}

const Frame = styled(InputFrame)`
  position: relative;

  svg {
    position: absolute;
    top: calc(50% - 9px);
    right: ${space(1.5)};
    color: ${color.soft};
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${bareInput}
  padding-right: ${space(5)};
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;

  option,
  optgroup {
    background: ${color.card};
    color: ${color.ink};
  }
`;

function ChoiceOption({ option }: { option: Option }) {
  if (typeof option === 'string') return <option value={option}>{option}</option>;
  return <option value={option.value}>{option.label}</option>;
}

const keyOf = (option: Option) => (typeof option === 'string' ? option : option.value);

export function SelectControl({
  options = [],
  groups = [],
  placeholder,
  ...rest
}: SelectChoices & ComponentProps<'select'>) {
  return (
    <Frame>
      <Native {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <ChoiceOption key={keyOf(option)} option={option} />
        ))}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map((option) => (
              <ChoiceOption key={keyOf(option)} option={option} />
            ))}
          </optgroup>
        ))}
      </Native>
      <ChevronDown size={18} aria-hidden />
    </Frame>
  );
}
