import { REGIONS, STATES_BY_REGION } from '../../rules/words/states';
import { ORDER_TYPE, RANCH_QUALITY } from '../../rules/words/vocabulary';
import { ZipInput } from '../parts/places/ZipInput';
import { Checkbox } from '../ui/input/Checkbox';
import { ToggleChip } from '../ui/input/Chip';
import { DateInput } from '../ui/input/DateInput';
import { Cluster, Grid, Stack } from '../ui/layout/arrange';
import { ChipGroup, FilterGroup, toggle } from './FilterGroup';
import { NearFields, type NearFieldsProps } from './NearFields';
import { ORDER_SIZES, type RanchFilters } from './ranchFilters';

interface FilterFieldsProps extends Pick<NearFieldsProps, 'problem' | 'knownZip' | 'zipRef'> {
  filters: RanchFilters;
  onChange: (changes: Partial<RanchFilters>) => void;
}

const SIZES = ORDER_SIZES.map((value) => ({ value, label: ORDER_TYPE.label(value) }));

export function FilterFields({ filters, onChange, ...place }: FilterFieldsProps) {
  return (
    <Stack gap={3}>
      <NearFields near={filters} onChange={onChange} {...place} />
      <ChipGroup
        legend="Order size"
        hint="Sells any of these."
        options={SIZES}
        chosen={filters.size}
        onChange={(size) => onChange({ size })}
      />
      <ChipGroup
        legend="Qualities"
        hint="Meets all of these."
        options={RANCH_QUALITY.options}
        chosen={filters.quality}
        onChange={(quality) => onChange({ quality })}
      />
      <FilterGroup legend="Share of an animal" hint="Of the order sizes above, if you picked any.">
        <Cluster gap={2}>
          <ToggleChip pressed={filters.share} onChange={() => onChange({ share: !filters.share })}>
            Has a share to reserve
          </ToggleChip>
          <DateInput label="Ready by" value={filters.ready} onChange={(ready) => onChange({ ready })} />
        </Cluster>
      </FilterGroup>
      <FilterGroup legend="Where the ranch is">
        <ZipInput
          label="ZIP code begins with"
          hint="One to five digits. 787 covers the area around Austin, Texas."
          value={filters.zip}
          onChange={(zip) => onChange({ zip })}
        />
      </FilterGroup>
      <StatesByRegion chosen={filters.state} onChange={(state) => onChange({ state })} />
    </Stack>
  );
}

interface StatesByRegionProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function StatesByRegion({ chosen, onChange }: StatesByRegionProps) {
  return REGIONS.map((region) => (
    <FilterGroup key={region} legend={region}>
      <Grid columns={3} min={140} gap={1}>
        {STATES_BY_REGION[region].map(({ name }) => (
          <Checkbox key={name} checked={chosen.includes(name)} onChange={() => onChange(toggle(chosen, name))}>
            {name}
          </Checkbox>
        ))}
      </Grid>
    </FilterGroup>
  ));
}
