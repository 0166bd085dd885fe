import type { Option } from '../../../rules/labels';
import { Cluster } from '../../ui/Cluster';
import { ToggleChip } from '../../ui/ToggleChip';
import { FilterGroup } from './FilterGroup';
import { toggled } from './ranchFilters';

interface ChipChoiceProps<Value extends string> {
  legend: string;
  hint: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

export function ChipChoice<Value extends string>({ legend, hint, options, chosen, onChange }: ChipChoiceProps<Value>) {
  return (
    <FilterGroup legend={legend} hint={hint}>
      <Cluster>
        {options.map(({ value, label }) => (
          <ToggleChip key={value} pressed={chosen.includes(value)} onChange={() => onChange(toggled(chosen, value))}>
            {label}
          </ToggleChip>
        ))}
      </Cluster>
    </FilterGroup>
  );
}
