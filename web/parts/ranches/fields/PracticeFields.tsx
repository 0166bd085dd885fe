import { feedingFlags } from '../../../../rules/ranches/feeding';
import { PRACTICE_NAMES } from '../../../../rules/ranches/practices';
import { FEEDING_METHODS } from '../../../../rules/ranches/ranchFacts';
import { SwitchField } from '../../../ui/form/CheckboxField';
import { Field } from '../../../ui/form/Field';
import { Fieldset } from '../../../ui/form/Fieldset';
import { SelectField } from '../../../ui/form/SelectField';

import { Grid } from '../../../ui/layout/Grid';

import { Revealed } from './Revealed';
import { ranchField, ranchText } from './ranchField';
import { useRanchValues } from './useRanchValues';

/** The ranch's practices. A listed feeding method sets the grass and grain badges. With a custom one they can be chosen. */
export function PracticeFields() {
  const { feedingMethod } = useRanchValues();
  const decided = feedingFlags(feedingMethod);
  return (
    <Fieldset legend="How you raise your cattle" hint="Families look for these. Only claim what you can prove.">
      <Grid columns={2} min={240} gap={2.5}>
        <SelectField
          {...ranchField('feedingMethod')}
          options={FEEDING_METHODS}
          placeholder="Choose a method"
          optional
        />
        <Revealed by={feedingMethod === 'Other'} fields={['customFeedingMethod']}>
          <Field {...ranchText('customFeedingMethod')} />
        </Revealed>
      </Grid>
      <Grid columns={3} min={220} gap={1}>
        {PRACTICE_NAMES.map((name) => !(name in decided) && <SwitchField key={name} {...ranchField(name)} />)}
      </Grid>
    </Fieldset>
  );
}
