import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { LIMITS } from '../../rules/limits';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Fieldset } from '../ui/Fieldset';
import { Notice } from '../ui/Notice';
import { RadioCards } from '../ui/RadioCards';
import { deliveryChoices } from './deliveryChoices';
import type { OrderRequest_rancherFragment } from './OrderRequest.generated';
import type { RequestValues } from './requestForm';
import type { DeliveryQuote } from './useDeliveryQuote';

interface DeliveryFieldsProps {
  ranch: OrderRequest_rancherFragment;
  quote: DeliveryQuote;
}

/** How the beef gets there: what each way costs, and whether it reaches the ZIP code. */
export function DeliveryFields({ ranch, quote }: DeliveryFieldsProps) {
  const { values } = useFormikContext<RequestValues>();
  useReachableDefault(quote);
  return (
    <Fieldset legend="How it gets to you">
      <RadioCards
        name="shippingMethod"
        legend="Delivery method"
        hint={<span role="status">{distanceWords(ranch, quote)}</span>}
        options={deliveryChoices(ranch, quote)}
      />
      {quote.state === 'failed' && (
        <Notice
          tone="warning"
          role="status"
          action={
            <Button size="small" onClick={quote.retry}>
              Try again
            </Button>
          }
        >
          We could not check the distance. The ranch’s reach is checked again when you send the request.
        </Notice>
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

function distanceWords({ ranchName }: OrderRequest_rancherFragment, quote: DeliveryQuote): string {
  if (quote.state !== 'known' || quote.distanceMiles === null) return 'Your ZIP code decides what reaches you.';
  const miles = quote.distanceMiles === 1 ? '1 mile' : `${quote.distanceMiles} miles`;
  return `${ranchName} is ${miles} from ZIP ${quote.zipCode}.`;
}

/** A choice that nobody made gives way to one that reaches the customer; one that they made stays, with its reason. */
function useReachableDefault(quote: DeliveryQuote) {
  const { values, initialValues, setFieldValue } = useFormikContext<RequestValues>();
  const { shippingMethod } = values;
  const isDefault = shippingMethod === initialValues.shippingMethod;
  const options = quote.state === 'known' ? quote.options : [];
  const reaches = options.find(({ method }) => method === shippingMethod)?.reachable ?? true;
  const other = options.find(({ reachable }) => reachable)?.method;
  useEffect(() => {
    if (isDefault && !reaches && other) setFieldValue('shippingMethod', other);
  }, [isDefault, reaches, other, setFieldValue]);
}
