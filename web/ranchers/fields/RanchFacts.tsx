import { LIMITS } from '../../../rules/limits';
import { BREEDS } from '../../../rules/ranchFacts';
import { Field } from '../../ui/Field';
import { Grid } from '../../ui/Grid';
import { SelectField } from '../../ui/SelectField';
import { wholeNumber } from './wholeNumber';

/** The ranch in figures. */
export function RanchFacts() {
  return (
    <Grid columns={2} min={240} gap={2.5}>
      <SelectField
        name="rancher.cattleBreed"
        label="Cattle breed"
        options={BREEDS}
        placeholder="Choose a breed"
        optional
      />
      <Field name="rancher.herdSize" label="Herd size" placeholder="120 head" maxLength={LIMITS.fact} optional />
      <Field name="rancher.ranchSize" label="Ranch size" placeholder="640 acres" maxLength={LIMITS.fact} optional />
      <Field name="rancher.yearEstablished" label="Year established" {...wholeNumber} />
    </Grid>
  );
}
