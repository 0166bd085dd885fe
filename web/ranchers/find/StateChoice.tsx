import { REGIONS, STATES_BY_REGION } from '../../../rules/states';
import { Checkbox } from '../../ui/Checkbox';
import { Grid } from '../../ui/Grid';
import { FilterGroup } from './FilterGroup';
import { toggled } from './ranchFilters';

interface StateChoiceProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function StateChoice({ chosen, onChange }: StateChoiceProps) {
  return REGIONS.map((region) => (
    <FilterGroup key={region} legend={region}>
      <Grid columns={3} min={140} gap={1}>
        {STATES_BY_REGION[region].map(({ name }) => (
          <Checkbox key={name} checked={chosen.includes(name)} onChange={() => onChange(toggled(chosen, name))}>
            {name}
          </Checkbox>
        ))}
      </Grid>
    </FilterGroup>
  ));
}
