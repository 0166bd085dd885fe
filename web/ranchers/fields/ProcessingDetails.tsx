import { LIMITS } from '../../../rules/limits';
import { Field } from '../../ui/Field';

export function ProcessingDetails() {
  return (
    <>
      <Field
        name="rancher.processingNotes"
        label="Processing notes"
        type="textarea"
        rows={2}
        maxLength={LIMITS.instructions}
        optional
      />
      <Field
        name="rancher.processingDetails"
        label="Detailed processing info"
        type="textarea"
        maxLength={LIMITS.longText}
        hint="Hanging time, cutting instructions, how the beef is wrapped and labeled."
        optional
      />
    </>
  );
}
