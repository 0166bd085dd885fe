import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, edge, motion, radius, size, space } from '../../theme/tokens';
import { useFormControl } from '../form/useFormControl';

import { Grid } from '../layout/Grid';
import { Text } from '../text/Text';
import { ChoiceGroup } from './ChoiceGroup';

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

export interface RadioCardOption {
  value: string;
  title: string;
  description?: ReactNode;
  /** Content at the right, like a fee or a price. */
  aside?: ReactNode;
  /** Why the option can't be chosen. Disables the option. */
  disabledReason?: ReactNode;
}

interface RadioCardProps extends Pick<ComponentProps<'input'>, 'name' | 'checked' | 'onChange' | 'onBlur'> {
  option: RadioCardOption;
}

const Root = styled.label`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  align-content: start;
  gap: ${space(0.25)} ${space(1.5)};
  padding: ${space(1.25)} ${space(2)};
  border: ${edge} solid ${color.strongLine};
  border-radius: ${radius};
  background: ${color.card};
  cursor: pointer;
  transition: border-color ${motion.fast}, box-shadow ${motion.fast};

  &:hover:not(:has(:disabled)) {
    border-color: ${color.ink};
  }

  &:has(:checked) {
    border-color: ${color.red};
    box-shadow: inset 0 0 0 1px ${color.red};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    border-style: dashed;
    background: ${color.sunken};
    color: ${color.soft};
    cursor: not-allowed;
  }
`;

const Dot = styled.input`
  width: 20px;
  height: 20px;
  margin: 2px 0 0;
  border: ${edge} solid ${color.strongLine};
  border-radius: 50%;
  appearance: none;
  background: ${color.card};
  cursor: inherit;

  &:checked {
    border: 6px solid ${color.red};
  }

  &:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Aside = styled.span`
  font-weight: 600;
  text-align: right;
`;

const Description = styled.span`
  grid-column: 2 / -1;
  color: ${color.soft};
  font-size: ${size[15]};
  line-height: 1.45;
`;

function RadioCard({ option, ...input }: RadioCardProps) {
  const id = useId();
  const description = option.disabledReason ?? option.description;
  return (
    <Root>
      <Dot
        type="radio"
        {...input}
        value={option.value}
        disabled={option.disabledReason !== undefined}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-aside ${id}-description`}
      />
      <Text as="span" strong id={`${id}-title`}>
        {option.title}
      </Text>
      <Aside id={`${id}-aside`}>{option.aside}</Aside>
      {description && <Description id={`${id}-description`}>{description}</Description>}
    </Root>
  );
}
