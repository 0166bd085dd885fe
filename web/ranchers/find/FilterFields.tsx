import { ORDER_TYPE, RANCH_QUALITY } from '../../../rules/vocabulary';
import { Stack } from '../../ui/Stack';
import { ZipInput } from '../ZipInput';
import { ChipChoice } from './ChipChoice';
import { FilterGroup } from './FilterGroup';
import { NearFields, type NearFieldsProps } from './NearFields';
import { ORDER_SIZES, type RanchFilters } from './ranchFilters';
import { StateChoice } from './StateChoice';

interface FilterFieldsProps extends Pick<NearFieldsProps, 'problem' | 'profileZip' | 'zipRef'> {
  filters: RanchFilters;
  onChange: (change: Partial<RanchFilters>) => void;
}

const SIZES = ORDER_SIZES.map((value) => ({ value, label: ORDER_TYPE.label(value) }));

export function FilterFields({ filters, onChange, ...place }: FilterFieldsProps) {
  return (
    <Stack gap={3}>
      <NearFields near={filters.near} onChange={(near) => onChange({ near })} {...place} />
      <ChipChoice
        legend="Order size"
        hint="Ranches that sell any of these."
        options={SIZES}
        chosen={filters.orderSizes}
        onChange={(orderSizes) => onChange({ orderSizes })}
      />
      <ChipChoice
        legend="Qualities"
        hint="Ranches that have all of these."
        options={RANCH_QUALITY.options}
        chosen={filters.qualities}
        onChange={(qualities) => onChange({ qualities })}
      />
      <FilterGroup legend="Where the ranch is">
        <ZipInput
          label="ZIP code begins with"
          hint="One to five digits: 787 is the country around Austin, Texas."
          value={filters.zipPrefix}
          onChange={(zipPrefix) => onChange({ zipPrefix })}
        />
      </FilterGroup>
      <StateChoice chosen={filters.states} onChange={(states) => onChange({ states })} />
    </Stack>
  );
}
