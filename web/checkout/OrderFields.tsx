import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { LIMITS } from '../../rules/limits';
import { orderTypesOf } from '../../rules/orderType';
import { ORDER_TYPE } from '../../rules/vocabulary';
import type { CartItem } from '../cart/cart';
import { Field } from '../ui/Field';
import { Fieldset } from '../ui/Fieldset';
import { SelectField } from '../ui/SelectField';
import type { RequestValues } from './requestForm';

/** What kind of order it is, and what else the ranch should know. */
export function OrderFields({ items }: { items: readonly CartItem[] }) {
  const types = orderTypesOf(items);
  useAgreeingType(types);
  const options = ORDER_TYPE.options.filter(({ value }) => types.length === 0 || types.includes(value));
  return (
    <Fieldset legend="About your order">
      <SelectField
        name="orderType"
        label="Order type"
        options={options}
        hint={types.length > 1 ? 'Your cart holds several kinds: choose the one that it is mostly about.' : undefined}
      />
      <Field
        name="notes"
        label="Notes"
        type="textarea"
        rows={4}
        maxLength={LIMITS.notes}
        hint="Cuts, thickness, when you are home: whatever the rancher should know."
        optional
      />
    </Fieldset>
  );
}

/** The cart can change beside the form: a type that it no longer holds gives way. */
function useAgreeingType(types: RequestValues['orderType'][]) {
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const wanted = types.includes(values.orderType) ? undefined : types[0];
  useEffect(() => {
    if (wanted) setFieldValue('orderType', wanted);
  }, [wanted, setFieldValue]);
}
