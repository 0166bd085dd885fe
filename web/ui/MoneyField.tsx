import { useField } from 'formik';
import { afterPress } from './afterPress';
import { Field, type FieldProps } from './Field';
import { tidyDollars } from './tidyDollars';

type MoneyFieldProps = Omit<FieldProps, 'type' | 'prefix' | 'rows'>;

/** Dollars and cents. The form's value is what was typed, as text; it is put in order when the field is left. */
export function MoneyField(props: MoneyFieldProps) {
  const [field, , { setValue, setTouched }] = useField<string | number>(props.name);
  const tidy = () => {
    afterPress(() => setTouched(true, false));
    setValue(tidyDollars(String(field.value)));
  };
  return <Field inputMode="decimal" autoComplete="off" {...props} type="text" prefix="$" onBlur={tidy} />;
}
