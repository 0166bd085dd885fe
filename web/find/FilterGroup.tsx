import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Option } from '../../rules/words/labels';
import { color, hairline, size, space } from '../theme/tokens';
import { ToggleChip } from '../ui/input/Chip';
import { Cluster } from '../ui/layout/arrange';

interface FilterGroupProps {
  legend: string;
  hint?: string;
  children: ReactNode;
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding-top: ${space(2)};
  border-top: ${hairline};
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  font-size: ${size[15]};
  font-weight: 600;
`;

const Hint = styled.p`
  color: ${color.soft};
  font-size: ${size[13]};
`;

export function FilterGroup({ legend, hint, children }: FilterGroupProps) {
  return (
    <Root>
      <Legend>{legend}</Legend>
      {hint && <Hint>{hint}</Hint>}
      {children}
    </Root>
  );
}

interface ChipGroupProps<Value extends string> {
  legend: string;
  hint: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

export function ChipGroup<Value extends string>({ legend, hint, options, chosen, onChange }: ChipGroupProps<Value>) {
  return (
    <FilterGroup legend={legend} hint={hint}>
      <Cluster>
        {options.map(({ value, label }) => (
          <ToggleChip key={value} pressed={chosen.includes(value)} onChange={() => onChange(toggle(chosen, value))}>
            {label}
          </ToggleChip>
        ))}
      </Cluster>
    </FilterGroup>
  );
}

/** Adds a value, or removes it if it's in the list. */
export function toggle<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
