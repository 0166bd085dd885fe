import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { LIMITS } from '../../rules/fields/limits';
import { orderTypesOf } from '../../rules/orders/orderType';
import { ORDER_TYPE } from '../../rules/words/vocabulary';
import type { CartItem } from '../cart/cart';
import { Field } from '../ui/form/Field';
import { SelectField } from '../ui/form/SelectField';
import type { RequestValues } from './requestDraft';

export function OrderFields({ items }: { items: readonly CartItem[] }) {
  const types = orderTypesOf(items);
  useValidType(types);
  const options = ORDER_TYPE.options.filter(({ value }) => types.length === 0 || types.includes(value));
  return (
    <>
      <SelectField
        name="orderType"
        label="Order type"
        options={options}
        hint={types.length > 1 ? 'Your cart has several kinds. Pick the main one.' : undefined}
      />
      <Field name="notes" label="Notes" type="textarea" rows={1} maxLength={LIMITS.notes} optional />
    </>
  );
}

/** Replaces the order type if the cart has changed and no longer contains that type. */
function useValidType(types: RequestValues['orderType'][]) {
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const replacement = types.includes(values.orderType) ? undefined : types[0];
  useEffect(() => {
    if (replacement) setFieldValue('orderType', replacement);
  }, [replacement, setFieldValue]);
}
