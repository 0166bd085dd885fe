import { LIMITS } from '../../../rules/limits';
import { Field } from '../../ui/Field';
import { Fieldset } from '../../ui/Fieldset';

export function PracticeDetails() {
  return (
    <Fieldset legend="In your words">
      <Field
        name="rancher.beefType"
        label="Beef type"
        placeholder="Dry-aged Angus"
        maxLength={LIMITS.fact}
        hint="What families taste: the breed, the aging, the marbling."
        optional
      />
      <Field
        name="rancher.finishDetails"
        label="Finishing details"
        type="textarea"
        rows={2}
        maxLength={LIMITS.instructions}
        optional
      />
      <Field
        name="rancher.raisingPractices"
        label="Detailed raising practices"
        type="textarea"
        rows={5}
        maxLength={LIMITS.longText}
        optional
      />
    </Fieldset>
  );
}
