import { LIMITS } from '../../../rules/limits';
import { Field } from '../../ui/Field';

export function StoryField() {
  return (
    <Field
      name="rancher.customRanchDescription"
      label="Detailed description"
      type="textarea"
      rows={5}
      maxLength={LIMITS.longText}
      hint="The history of the ranch, the land, the family: what you would tell at the kitchen table."
      optional
    />
  );
}
