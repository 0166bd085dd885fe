import { LIMITS } from '../../../rules/fields/limits';
import { Field, type FieldProps } from '../../ui/form/Field';

/** Asks for a reason in the person's own words. */
export function ReasonField(props: Pick<FieldProps, 'label' | 'hint' | 'rows' | 'optional'>) {
  return <Field name="reason" type="textarea" maxLength={LIMITS.reason} {...props} />;
}
