import { useFormikContext } from 'formik';
import { feedingFlags } from '../../../rules/feeding';
import { FEEDING_METHODS } from '../../../rules/ranchFacts';
import { CheckboxField } from '../../ui/CheckboxField';
import { Field } from '../../ui/Field';
import { Fieldset } from '../../ui/Fieldset';
import { Grid } from '../../ui/Grid';
import { SelectField } from '../../ui/SelectField';
import type { SignupValues } from './signupValues';

export function PracticeFields() {
  const { values } = useFormikContext<SignupValues>();
  const { feedingMethod } = values.rancher;
  const isSettled = Object.keys(feedingFlags(feedingMethod)).length > 0;
  return (
    <Fieldset legend="How you raise your cattle" hint="Families look for these. Only claim what you can show.">
      <Grid columns={2} min={240} gap={2.5}>
        <SelectField
          name="rancher.feedingMethod"
          label="Feeding method"
          options={FEEDING_METHODS}
          placeholder="Choose a method"
          optional
        />
        {feedingMethod === 'Other' && <Field name="rancher.customFeedingMethod" label="Feeding method in your words" />}
      </Grid>
      <Grid columns={3} min={220} gap={1}>
        {!isSettled && <CheckboxField name="rancher.isGrassFed" label="Grass-Fed" />}
        {!isSettled && <CheckboxField name="rancher.isGrainFinished" label="Grain-Finished" />}
        <CheckboxField name="rancher.isOrganic" label="Organic" />
        <CheckboxField name="rancher.isPastureRaised" label="Pasture Raised" />
        <CheckboxField name="rancher.isHormoneAntibiotic" label="No Hormones/Antibiotics" />
        <CheckboxField name="rancher.isFamilyOwned" label="Family Owned" />
        <CheckboxField name="rancher.isRegenerativelyRaised" label="Regeneratively Raised" />
      </Grid>
    </Fieldset>
  );
}
