import { type Ref, useId } from 'react';
import { REGIONS, STATES_BY_REGION } from '../../rules/words/states';
import { ORDER_TYPE, RANCH_QUALITY, SHIPPING_METHOD } from '../../rules/words/vocabulary';
import { ZipInput, ZipRow } from '../parts/places/ZipInput';
import { Button } from '../ui/button/Button';
import { FieldShell } from '../ui/form/FieldShell';
import { Checkbox } from '../ui/input/Checkbox';
import { ToggleChip } from '../ui/input/Chip';
import { DateInput } from '../ui/input/DateInput';
import { SelectControl } from '../ui/input/Select';
import { Cluster, Stack } from '../ui/layout/arrange';
import { Grid } from '../ui/layout/Grid';
import { ChipGroup, FilterGroup, toggle } from './FilterGroup';
import { DISTANCES, type Near } from './near';
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

function StatesByRegion({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
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

interface NearFieldsProps {
  near: Near;
  onChange: (changes: Partial<Near>) => void;
  problem: string | undefined;
  /** The reader's own ZIP code, offered again when the field is empty. Empty if unknown. */
  knownZip: string;
  zipRef: Ref<HTMLInputElement>;
}

/** Edits the reader's ZIP code, the distance and the delivery methods. */
function NearFields({ near, onChange, problem, knownZip, zipRef }: NearFieldsProps) {
  return (
    <Stack gap={2}>
      <ZipRow>
        <ZipInput
          label="Your ZIP code"
          value={near.near}
          onChange={(zipCode) => onChange({ near: zipCode })}
          error={problem}
          inputRef={zipRef}
        />
        <DistanceField value={near.within} onChange={(within) => onChange({ within })} />
      </ZipRow>
      {knownZip && near.near === '' && (
        <div>
          <Button size="small" onClick={() => onChange({ near: knownZip })}>
            {`Use ${knownZip} Again`}
          </Button>
        </div>
      )}
      <ChipGroup
        legend="Reaches me by"
        hint="Ranches that reach your ZIP in any of these ways."
        options={SHIPPING_METHOD.options}
        chosen={near.by}
        onChange={(by) => onChange({ by })}
      />
    </Stack>
  );
}

function DistanceField({ value, onChange }: { value: number; onChange: (miles: number) => void }) {
  const id = useId();
  return (
    <FieldShell id={id} label="Distance" error={undefined}>
      <SelectControl
        id={id}
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        options={DISTANCES}
      />
    </FieldShell>
  );
}
