import { LIMITS } from '../../../../rules/fields/limits';
import { feedingFlags } from '../../../../rules/ranches/feeding';
import { FEEDING_METHODS } from '../../../../rules/ranches/ranchFacts';
import { Field } from '../../../ui/form/Field';
import { Fieldset } from '../../../ui/form/Fieldset';
import { SelectField } from '../../../ui/form/SelectField';
import { SwitchField } from '../../../ui/form/SwitchField';
import { Grid } from '../../../ui/layout/Grid';
import { Revealed } from './Revealed';
import { useRanchValues } from './useRanchValues';

/** A listed feeding method sets the grass and grain badges; only the ranch's own method leaves them to choose. */
export function PracticeFields() {
  const { feedingMethod } = useRanchValues();
  const areBadgesSet = Object.keys(feedingFlags(feedingMethod)).length > 0;
  return (
    <Fieldset legend="How you raise your cattle" hint="Families look for these. Only claim what you can prove.">
      <Grid columns={2} min={240} gap={2.5}>
        <SelectField
          name="rancher.feedingMethod"
          label="Feeding method"
          options={FEEDING_METHODS}
          placeholder="Choose a method"
          optional
        />
        <Revealed by={feedingMethod === 'Other'} fields={['customFeedingMethod']}>
          <Field
            name="rancher.customFeedingMethod"
            label="Feeding method in your words"
            maxLength={LIMITS.fact}
            optional
          />
        </Revealed>
      </Grid>
      <Grid columns={3} min={220} gap={1}>
        {!areBadgesSet && <SwitchField name="rancher.isGrassFed" label="Grass-Fed" />}
        {!areBadgesSet && <SwitchField name="rancher.isGrainFinished" label="Grain-Finished" />}
        <SwitchField name="rancher.isOrganic" label="Organic" />
        <SwitchField name="rancher.isPastureRaised" label="Pasture Raised" />
        <SwitchField name="rancher.isHormoneAntibiotic" label="No Hormones/Antibiotics" />
        <SwitchField name="rancher.isFamilyOwned" label="Family Owned" />
        <SwitchField name="rancher.isRegenerativelyRaised" label="Regeneratively Raised" />
      </Grid>
    </Fieldset>
  );
}
