import { LIMITS } from '../../../rules/limits';
import { DEFAULT_PROCESSING_WEEKS } from '../../../rules/ranchFacts';
import { Field } from '../../ui/Field';
import { Grid } from '../../ui/Grid';
import { wholeNumber } from './wholeNumber';

const WEEKS_HINT = `Left empty, families see ${DEFAULT_PROCESSING_WEEKS} weeks.`;

/** Who cuts and packs the beef, and how long a family waits for it. */
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
