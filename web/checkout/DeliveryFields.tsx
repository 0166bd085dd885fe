import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { LIMITS } from '../../rules/fields/limits';
import { formatMiles } from '../../rules/ranches/delivery';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import { type CartItem, fullName } from '../cart/cart';
import { LawLink, unlawfulFor } from '../parts/law/LawLink';
import { Field } from '../ui/form/Field';
import { Fieldset } from '../ui/form/Fieldset';
import { RadioCards } from '../ui/input/RadioCards';
import { Notice, RetryNotice } from '../ui/state/Notice';
import { bestMethod, deliveryChoices, lawfulOptions } from './deliveryChoices';
import { STREET_LIMIT } from './initialRequest';
import type { OrderRequest_rancherFragment } from './OrderRequestForm.generated';
import type { RequestValues } from './requestDraft';
import type { DeliveryQuote } from './useDeliveryQuote';

interface DeliveryFieldsProps {
  ranch: OrderRequest_rancherFragment;
  items: readonly CartItem[];
  quote: DeliveryQuote;
  defaultMethod: ShippingMethod;
}

export function DeliveryFields({ ranch, items, quote, defaultMethod }: DeliveryFieldsProps) {
  const { values } = useFormikContext<RequestValues>();
  useReachableMethod(quote, items, defaultMethod);
  return (
    <section aria-label="Delivery Options">
      <Fieldset legend="Pickup or delivery">
        <RadioCards
          name="shippingMethod"
          legend="Delivery method"
          hideLegend
          hint={<span role="status">{distanceHint(ranch, quote)}</span>}
          options={deliveryChoices(ranch, quote, values.shippingMethod)}
        />
        <UnlawfulItems quote={quote} items={items} method={values.shippingMethod} />
        {quote.state === 'failed' && (
          <RetryNotice onRetry={quote.retry}>
            We couldn’t check the distance. We’ll check whether the ranch reaches you when you send the request.
          </RetryNotice>
        )}
        {values.shippingMethod !== 'LOCAL_PICKUP' && <AddressFields />}
      </Fieldset>
    </section>
  );
}

function AddressFields() {
  return (
    <>
      <Field
        name="shippingAddress"
        label="Delivery address"
        hint="Street and house number"
        autoComplete="street-address"
        maxLength={STREET_LIMIT}
        optional
      />
      <Field
        name="shippingCity"
        label="City and state"
        autoComplete="address-level2"
        maxLength={LIMITS.city}
        optional
      />
    </>
  );
}

interface UnlawfulItemsProps {
  quote: DeliveryQuote;
  items: readonly CartItem[];
  method: ShippingMethod;
}

function UnlawfulItems({ quote, items, method }: UnlawfulItemsProps) {
  if (quote.state !== 'known') return null;
  return items.map((item) => {
    const refused = unlawfulFor(quote, item, method);
    if (!refused) return null;
    return (
      <Notice
        key={item.id}
        tone="warning"
        role="status"
        title={`${fullName(item)} can’t be ${method === 'SHIPPING' ? 'shipped' : 'delivered'}`}
      >
        <p>{refused.reason}</p>
        <LawLink rule={refused.rule} />
      </Notice>
    );
  });
}

function distanceHint({ ranchName }: OrderRequest_rancherFragment, quote: DeliveryQuote): string {
  if (quote.state !== 'known' || quote.distanceMiles === null) return 'Enter your ZIP code to see what reaches you.';
  return `${ranchName} is ${formatMiles(quote.distanceMiles)} from ZIP ${quote.zipCode}.`;
}

/** Replaces the default method with one that reaches the family. A method that the family chose itself stays. */
function useReachableMethod(quote: DeliveryQuote, items: readonly CartItem[], defaultMethod: ShippingMethod) {
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const currentDefault = useRef(defaultMethod);
  const { shippingMethod } = values;
  const isDefault = shippingMethod === currentDefault.current;
  const best = quote.state === 'known' ? bestMethod(lawfulOptions(quote, items)) : undefined;
  useEffect(() => {
    if (!isDefault || !best) return;
    currentDefault.current = best;
    setFieldValue('shippingMethod', best);
  }, [isDefault, best, setFieldValue]);
}
