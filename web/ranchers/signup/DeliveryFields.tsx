import { useFormikContext } from 'formik';
import { DEFAULT_DELIVERY_RADIUS, DEFAULT_SHIPPING_RADIUS } from '../../../rules/delivery';
import { Field } from '../../ui/Field';
import { Fieldset } from '../../ui/Fieldset';
import { Grid } from '../../ui/Grid';
import { MoneyField } from '../../ui/MoneyField';
import { Stack } from '../../ui/Stack';
import { SwitchField } from '../../ui/SwitchField';
import type { SignupValues } from './signupValues';

/** How the beef gets to the family; fees and ranges are asked only for what is offered. */
export function DeliveryFields() {
  const { rancher } = useFormikContext<SignupValues>().values;
  return (
    <Fieldset legend="How families get it" hint="Pickup is free. You set the fees for the rest.">
      <SwitchField name="rancher.offerLocalPickup" label="Local pickup" />
      {rancher.offerLocalPickup && (
        <Field name="rancher.pickupInstructions" label="Pickup instructions" type="textarea" rows={2} optional />
      )}
      <SwitchField name="rancher.offerLocalDelivery" label="Local delivery" />
      {rancher.offerLocalDelivery && <LocalDeliveryFields />}
      <SwitchField name="rancher.offerShipping" label="Shipping" />
      {rancher.offerShipping && <ShippingFields isNationwide={rancher.shippingNationwide} />}
    </Fieldset>
  );
}

function LocalDeliveryFields() {
  return (
    <Grid columns={3} min={200} gap={2.5}>
      <MilesField
        name="rancher.localDeliveryRange"
        label="Delivery range"
        hint={`Left empty, ${DEFAULT_DELIVERY_RADIUS} miles.`}
      />
      <MoneyField name="rancher.localDeliveryFee" label="Delivery fee" />
      <Field name="rancher.deliveryNotes" label="Delivery notes" placeholder="Saturdays only" optional />
    </Grid>
  );
}

function ShippingFields({ isNationwide }: { isNationwide: boolean }) {
  return (
    <Stack gap={2.5}>
      <SwitchField name="rancher.shippingNationwide" label="Ship nationwide" />
      <Grid columns={3} min={200} gap={2.5}>
        {!isNationwide && (
          <MilesField
            name="rancher.shippingRadius"
            label="Shipping range"
            hint={`Left empty, ${DEFAULT_SHIPPING_RADIUS} miles.`}
          />
        )}
        <MoneyField name="rancher.shippingFee" label="Shipping fee" />
        <Field name="rancher.shippingDetails" label="Shipping notes" placeholder="Frozen, on Mondays" optional />
      </Grid>
    </Stack>
  );
}

function MilesField(words: { name: string; label: string; hint: string }) {
  return <Field {...words} type="number" inputMode="numeric" min={0} suffix="miles" optional />;
}
