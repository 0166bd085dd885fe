import { type Ref, useId } from 'react';
import { SHIPPING_METHOD } from '../../../rules/vocabulary';
import { Button } from '../../ui/Button';
import { FieldShell } from '../../ui/FieldShell';
import { SelectControl } from '../../ui/SelectControl';
import { Stack } from '../../ui/Stack';
import { ZipInput } from '../ZipInput';
import { ChipChoice } from './ChipChoice';
import { DISTANCES, type Near } from './near';
import { ZipRow } from './ZipRow';

export interface NearFieldsProps {
  near: Near;
  onChange: (near: Near) => void;
  /** What is wrong with the ZIP code. */
  problem: string | undefined;
  /** Of the reader's own profile: offered, never taken unasked. */
  profileZip: string | undefined;
  zipRef: Ref<HTMLInputElement>;
}

/** Where one lives, how far a ranch may be, and how its beef is to come. */
export function NearFields({ near, onChange, problem, profileZip, zipRef }: NearFieldsProps) {
  const distanceId = useId();
  const change = (changes: Partial<Near>) => onChange({ ...near, ...changes });
  return (
    <Stack gap={2}>
      <ZipRow>
        <ZipInput
          label="Your ZIP code"
          value={near.zipCode}
          onChange={(zipCode) => change({ zipCode })}
          error={problem}
          inputRef={zipRef}
        />
        <FieldShell id={distanceId} label="Distance" error={undefined}>
          <SelectControl
            id={distanceId}
            value={String(near.miles)}
            onChange={(event) => change({ miles: Number(event.target.value) })}
            options={DISTANCES}
          />
        </FieldShell>
      </ZipRow>
      {profileZip && near.zipCode === '' && (
        <div>
          <Button size="small" onClick={() => change({ zipCode: profileZip })}>
            {`Use ${profileZip} from my profile`}
          </Button>
        </div>
      )}
      <ChipChoice
        legend="Reaches me by"
        hint="Ranches of which any of these gets to your ZIP code."
        options={SHIPPING_METHOD.options}
        chosen={near.methods}
        onChange={(methods) => change({ methods })}
      />
    </Stack>
  );
}
