import { type Ref, useId } from 'react';
import { SHIPPING_METHOD } from '../../rules/words/vocabulary';
import { ZipInput, ZipRow } from '../parts/places/ZipInput';
import { Button } from '../ui/button/Button';
import { FieldShell } from '../ui/form/FieldShell';
import { SelectControl } from '../ui/input/Select';
import { Stack } from '../ui/layout/arrange';
import { ChipGroup } from './FilterGroup';
import { DISTANCES, type Near } from './near';

export interface NearFieldsProps {
  near: Near;
  onChange: (changes: Partial<Near>) => void;
  /** The error message for the ZIP code. */
  problem: string | undefined;
  /** The reader's own ZIP code, offered again when the field is empty. Empty if unknown. */
  knownZip: string;
  zipRef: Ref<HTMLInputElement>;
}

/** Edits the reader's ZIP code, the distance and the delivery methods. */
export function NearFields({ near, onChange, problem, knownZip, zipRef }: NearFieldsProps) {
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
