import { LIMITS } from '../../../rules/limits';
import { BREEDS, DEFAULT_PROCESSING_WEEKS } from '../../../rules/ranchFacts';
import { STATE_NAMES } from '../../../rules/states';
import { Field } from '../../ui/Field';
import { Fieldset } from '../../ui/Fieldset';
import { Grid } from '../../ui/Grid';
import { SelectField } from '../../ui/SelectField';

export function RanchFields() {
  return (
    <Fieldset legend="Your ranch">
      <Field name="rancher.ranchName" label="Ranch name" autoComplete="organization" maxLength={LIMITS.name} />
      <Field
        name="rancher.description"
        label="Short description"
        type="textarea"
        maxLength={LIMITS.description}
        hint="Two or three sentences: who you are, and what makes your beef yours."
        optional
      />
      <Grid columns={3} min={200} gap={2.5}>
        <Field name="rancher.city" label="City" autoComplete="address-level2" />
        <SelectField
          name="rancher.state"
          label="State"
          options={STATE_NAMES}
          placeholder="Choose a state"
          autoComplete="address-level1"
        />
        <Field name="rancher.zipCode" label="Zip code" inputMode="numeric" autoComplete="postal-code" />
      </Grid>
      <RanchFacts />
    </Fieldset>
  );
}

function RanchFacts() {
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
      <Field name="rancher.yearEstablished" label="Year established" type="number" inputMode="numeric" optional />
      <Field
        name="rancher.processingFacility"
        label="Processing facility"
        hint="Who cuts and packs your beef."
        optional
      />
      <Field
        name="rancher.processingTimeWeeks"
        label="Processing time"
        type="number"
        inputMode="numeric"
        min={0}
        suffix="weeks"
        hint={`Left empty, families see ${DEFAULT_PROCESSING_WEEKS} weeks.`}
        optional
      />
      <Field name="rancher.websiteUrl" label="Website" type="url" placeholder="https://" autoComplete="url" optional />
    </Grid>
  );
}
