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
import { Notice } from '../ui/state/Notice';
import { RetryNotice } from '../ui/state/RetryNotice';
import { bestMethod, deliveryChoices, lawfulOptions } from './deliveryChoices';
import type { RequestValues } from './initialRequest';
import type { OrderRequest_rancherFragment } from './OrderRequestForm.generated';
import type { DeliveryQuote } from './useDeliveryQuote';

interface DeliveryFieldsProps {
  ranch: OrderRequest_rancherFragment;
  items: readonly CartItem[];
  quote: DeliveryQuote;
  /** The method of the form before anyone chose. */
  usualMethod: ShippingMethod;
}

export function DeliveryFields({ ranch, items, quote, usualMethod }: DeliveryFieldsProps) {
  const { values } = useFormikContext<RequestValues>();
  useReachableMethod(quote, items, usualMethod);
  return (
    <Fieldset legend="Pickup or delivery">
      <RadioCards
        name="shippingMethod"
        legend="Delivery method"
        hint={<span role="status">{distanceHint(ranch, quote)}</span>}
        options={deliveryChoices(ranch, quote)}
      />
      <UnlawfulItems quote={quote} items={items} method={values.shippingMethod} />
      {quote.state === 'failed' && (
        <RetryNotice onRetry={quote.retry}>
          We couldn’t check the distance. We’ll check whether the ranch reaches you when you send the request.
        </RetryNotice>
      )}
      {values.shippingMethod !== 'LOCAL_PICKUP' && (
        <Field
          name="shippingAddress"
          label="Delivery address"
          hint="Street and house number first"
          autoComplete="street-address"
          maxLength={LIMITS.address}
          optional
        />
      )}
    </Fieldset>
  );
}

interface UnlawfulItemsProps {
  quote: DeliveryQuote;
  items: readonly CartItem[];
  method: ShippingMethod;
}

/** The items that the law doesn't let come by the chosen method, each with the reason. */
function UnlawfulItems({ quote, items, method }: UnlawfulItemsProps) {
  if (quote.state !== 'known') return null;
  return items.map((item) => {
    const refused = unlawfulFor(quote, item, method);
    if (!refused) return null;
    return (
      <Notice key={item.id} tone="warning" role="status" title={`${fullName(item)}: not this way`}>
        <p>{refused.reason}</p>
        <p>
          <LawLink rule={refused.rule} />
        </p>
      </Notice>
    );
  });
}

function distanceHint({ ranchName }: OrderRequest_rancherFragment, quote: DeliveryQuote): string {
  if (quote.state !== 'known' || quote.distanceMiles === null) return 'Enter your ZIP code to see what reaches you.';
  return `${ranchName} is ${formatMiles(quote.distanceMiles)} from ZIP ${quote.zipCode}.`;
}

/** Replaces the preset method by one that reaches the family. A method that they chose stays, with the reason why it fails. */
function useReachableMethod(quote: DeliveryQuote, items: readonly CartItem[], usualMethod: ShippingMethod) {
  const { values, setFieldValue } = useFormikContext<RequestValues>();
  const preset = useRef(usualMethod);
  const { shippingMethod } = values;
  const isPreset = shippingMethod === preset.current;
  const best = quote.state === 'known' ? bestMethod(lawfulOptions(quote, items)) : undefined;
  useEffect(() => {
    if (!isPreset || !best) return;
    preset.current = best;
    setFieldValue('shippingMethod', best);
  }, [isPreset, best, setFieldValue]);
}
