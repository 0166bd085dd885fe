import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Checkbox } from '../input/Checkbox';
import { ChoiceGroup } from '../input/ChoiceGroup';
import { SwitchControl } from '../input/Switch';
import { Stack } from '../layout/arrange';
import { Text } from '../text/Text';
import { FieldError, FieldHint } from './FieldShell';
import { useFormControl } from './useFormControl';

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

interface ToggleFieldProps extends CheckboxFieldProps {
  control: typeof Checkbox;
  gap: number;
}

export const CheckboxField = (props: CheckboxFieldProps) => <ToggleField {...props} control={Checkbox} gap={0.5} />;

export const SwitchField = (props: CheckboxFieldProps) => <ToggleField {...props} control={SwitchControl} gap={0} />;

function ToggleField({ name, label, hint, control: Control, gap }: ToggleFieldProps) {
  const { id, error, field } = useFormControl<boolean>(name, Boolean(hint));
  const { value, ...rest } = field;
  return (
    <Stack gap={gap}>
      <Control {...rest} checked={value}>
        {label}
      </Control>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={id}>{error}</FieldError>
    </Stack>
  );
}

interface CheckboxOption {
  value: string;
  label: string;
  description?: string;
}

interface CheckboxGroupProps {
  name: string;
  legend: string;
  options: readonly CheckboxOption[];
}

const Description = styled.span`
  display: block;
  color: ${color.soft};
`;

/** A field for any of a few choices. The form's value is the list of checked values. */
export function CheckboxGroup({ name, legend, options }: CheckboxGroupProps) {
  const { id, error, field } = useFormControl<string[]>(name, false);
  const { value: checkedValues, id: _, ...rest } = field;
  return (
    <ChoiceGroup id={id} role="group" legend={legend} error={error}>
      {options.map((option) => (
        <Choice key={option.value} option={option} {...rest} checked={checkedValues.includes(option.value)} />
      ))}
    </ChoiceGroup>
  );
}

type ChoiceProps = Omit<Parameters<typeof Checkbox>[0], 'children'> & { option: CheckboxOption };

function Choice({ option: { value, label, description }, ...box }: ChoiceProps) {
  const id = useId();
  const describedBy = [description && `${id}-description`, box['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Checkbox {...box} value={value} aria-labelledby={`${id}-label`} aria-describedby={describedBy || undefined}>
      <Text as="span" strong id={`${id}-label`}>
        {label}
      </Text>
      {description && <Description id={`${id}-description`}>{description}</Description>}
    </Checkbox>
  );
}
