import { useField } from 'formik';
import { decimalText } from '../../../rules/fields/typedNumber';
import { afterPress } from '../button/afterPress';
import { Field, type FieldProps } from './Field';

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

/** Formats '1,200.5' or '$1200.5' as '1200.50'. Returns other text unchanged, so that the validation can report it. */
export function formatTypedDollars(typed: string): string {
  const bare = decimalText(typed);
  if (bare === null || !/^\d*\.?\d{0,2}$/.test(bare)) return typed;
  const [dollars = '', cents = ''] = bare.split('.');
  return `${dollars.replace(/^0+(?=\d)/, '') || '0'}.${cents.padEnd(2, '0')}`;
}
