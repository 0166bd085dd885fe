import type { ReactNode } from 'react';
import { useFormControl } from '../form/useFormControl';
import { Grid } from '../layout/Grid';
import { ChoiceGroup } from './ChoiceGroup';
import { RadioCard, type RadioCardOption } from './RadioCard';

interface RadioCardsProps {
  name: string;
  legend: string;
  hideLegend?: boolean;
  options: readonly RadioCardOption[];
  hint?: ReactNode;
  columns?: 1 | 2 | 3;
}

/** Returns the cards of labeled options with their descriptions. */
export const describedCards = <Value extends string>(
  options: readonly { value: Value; label: string }[],
  descriptions: Record<Value, string>,
): RadioCardOption[] => options.map(({ value, label }) => ({ value, title: label, description: descriptions[value] }));

/** A field for one of a few choices, each with an explanation. */
export function RadioCards({ name, legend, hideLegend = false, options, hint, columns = 1 }: RadioCardsProps) {
  const { id, error, field } = useFormControl(name, Boolean(hint));
  return (
    <ChoiceGroup id={id} role="radiogroup" legend={legend} hideLegend={hideLegend} hint={hint} error={error}>
      <Grid columns={columns} min={220} gap={1}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            name={name}
            checked={field.value === option.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        ))}
      </Grid>
    </ChoiceGroup>
  );
}
