import { formatMiles } from '../../rules/ranches/delivery';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import { SubmitButton } from '../ui/form/SubmitButton';
import { Rule } from '../ui/layout/Rule';
import { Stack } from '../ui/layout/Stack';
import { Notice } from '../ui/state/Notice';
import { Heading } from '../ui/text/Heading';
import { Text } from '../ui/text/Text';
import { farPickup } from './deliveryChoices';
import { NextSteps } from './NextSteps';
import type { OrderRequest_rancherFragment } from './OrderRequestForm.generated';
import type { DeliveryQuote } from './useDeliveryQuote';

interface SendRequestProps {
  ranch: OrderRequest_rancherFragment;
  quote: DeliveryQuote;
  method: ShippingMethod;
}

/** The button that sends the request, below a description of what happens next. */
export function SendRequest({ ranch, quote, method }: SendRequestProps) {
  const miles = farPickup(quote, method);
  return (
    <Stack as="section" gap={2}>
      <Rule />
      <Heading level={2} size={21}>
        What happens next
      </Heading>
      <NextSteps ranchName={ranch.ranchName} />
      {miles !== null && (
        <Notice tone="warning" role="status" title={`Pickup is ${formatMiles(miles)} away`}>
          You’d pick up your beef at the ranch in {ranch.city}, {ranch.state}. Make sure you can get there before you
          send this.
        </Notice>
      )}
      <SubmitButton size="large" wide>
        Send order request
      </SubmitButton>
      <Text tone="soft" size={15}>
        You don’t pay here. You pay the rancher directly, once you’ve agreed.
      </Text>
    </Stack>
  );
}
