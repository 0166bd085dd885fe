import { LIMITS } from '../../../../rules/fields/limits';
import { BREEDS, DEFAULT_PROCESSING_WEEKS } from '../../../../rules/ranches/ranchFacts';
import { Field } from '../../../ui/form/Field';
import { SelectField } from '../../../ui/form/SelectField';
import { Grid } from '../../../ui/layout/Grid';
import { wholeNumber } from './wholeNumber';

/** Breed, size and year of the ranch. */
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

const WEEKS_HINT = `If blank, families see ${DEFAULT_PROCESSING_WEEKS} weeks.`;

/** The processor, and how long families wait for their beef. */
export function ProcessingFields() {
  return (
    <Grid columns={2} min={240} gap={2.5}>
      <Field
        name="rancher.processingFacility"
        label="Processing facility"
        hint="Who cuts and packs your beef."
        maxLength={LIMITS.fact}
        optional
      />
      <Field
        name="rancher.processingTimeWeeks"
        label="Processing time"
        suffix="weeks"
        hint={WEEKS_HINT}
        {...wholeNumber}
      />
    </Grid>
  );
}
