import { useField } from 'formik';
import { afterPress } from '../button/afterPress';
import { Field, type FieldProps } from './Field';
import { formatTypedDollars } from './formatTypedDollars';

type MoneyFieldProps = Omit<FieldProps, 'type' | 'prefix' | 'rows'>;

/** A field for dollars and cents. The form's value is the typed text, which is formatted when the field loses the focus. */
export function MoneyField(props: MoneyFieldProps) {
  const [field, , { setValue, setTouched }] = useField<string | number>(props.name);
  const tidy = () => {
    afterPress(() => setTouched(true, false));
    setValue(formatTypedDollars(String(field.value)));
  };
  return <Field min="0.01" step="0.01" {...props} type="number" prefix="$" onBlur={tidy} />;
}
