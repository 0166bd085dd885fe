import { BREEDS, DEFAULT_PROCESSING_WEEKS } from '../../../../rules/ranches/ranchFacts';
import { Field } from '../../../ui/form/Field';
import { SelectField } from '../../../ui/form/SelectField';

import { Grid } from '../../../ui/layout/Grid';
import { ranchField, ranchNumber, ranchText } from './ranchField';

/** The ranch's breed, size and founding year. */
export function RanchFacts() {
  return (
    <Grid columns={2} min={240} gap={2.5}>
      <SelectField {...ranchField('cattleBreed')} options={BREEDS} placeholder="Choose a breed" optional />
      <Field {...ranchText('herdSize')} placeholder="120 head" />
      <Field {...ranchText('ranchSize')} placeholder="640 acres" />
      <Field {...ranchNumber('yearEstablished')} />
    </Grid>
  );
}

const WEEKS_HINT = `If blank, families see ${DEFAULT_PROCESSING_WEEKS} weeks.`;

export function ProcessingFields() {
  return (
    <Grid columns={2} min={240} gap={2.5}>
      <Field {...ranchText('processingFacility')} hint="Who cuts and packs your beef." />
      <Field {...ranchNumber('processingTimeWeeks')} suffix="weeks" hint={WEEKS_HINT} />
    </Grid>
  );
}
