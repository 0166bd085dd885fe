import { feedingFlags } from '../../../rules/feeding';
import { LIMITS } from '../../../rules/limits';
import { FEEDING_METHODS } from '../../../rules/ranchFacts';
import { Field } from '../../ui/Field';
import { Fieldset } from '../../ui/Fieldset';
import { Grid } from '../../ui/Grid';
import { SelectField } from '../../ui/SelectField';
import { SwitchField } from '../../ui/SwitchField';
import { Revealed } from './Revealed';
import { useRancherValues } from './useRancherValues';

/** The feeding method settles the grass and grain badges; only a method of one's own leaves them to choose. */
export function PracticeFields() {
  const { feedingMethod } = useRancherValues();
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
        {!isSettled && <SwitchField name="rancher.isGrassFed" label="Grass-Fed" />}
        {!isSettled && <SwitchField name="rancher.isGrainFinished" label="Grain-Finished" />}
        <SwitchField name="rancher.isOrganic" label="Organic" />
        <SwitchField name="rancher.isPastureRaised" label="Pasture Raised" />
        <SwitchField name="rancher.isHormoneAntibiotic" label="No Hormones/Antibiotics" />
        <SwitchField name="rancher.isFamilyOwned" label="Family Owned" />
        <SwitchField name="rancher.isRegenerativelyRaised" label="Regeneratively Raised" />
      </Grid>
    </Fieldset>
  );
}
