import { BREEDS, DEFAULT_PROCESSING_WEEKS } from '../../../rules/ranchFacts';
import { Field } from '../../ui/Field';
import { Grid } from '../../ui/Grid';
import { SelectField } from '../../ui/SelectField';

const WEEKS_HINT = `Left empty, families see ${DEFAULT_PROCESSING_WEEKS} weeks.`;

/** What may be left for later. */
export function RanchFacts() {
  const wholeNumber = { type: 'number', inputMode: 'numeric', min: 0, optional: true } as const;
  return (
    <Grid columns={2} min={240} gap={2.5}>
      <SelectField
        name="rancher.cattleBreed"
        label="Cattle breed"
        options={BREEDS}
        placeholder="Choose a breed"
        optional
      />
      <Field name="rancher.herdSize" label="Herd size" placeholder="120 head" optional />
      <Field name="rancher.ranchSize" label="Ranch size" placeholder="640 acres" optional />
      <Field name="rancher.yearEstablished" label="Year established" {...wholeNumber} />
      <Field
        name="rancher.processingFacility"
        label="Processing facility"
        hint="Who cuts and packs your beef."
        optional
      />
      <Field
        name="rancher.processingTimeWeeks"
        label="Processing time"
        suffix="weeks"
        hint={WEEKS_HINT}
        {...wholeNumber}
      />
      <Field name="rancher.websiteUrl" label="Website" type="url" placeholder="https://" autoComplete="url" optional />
    </Grid>
  );
}
