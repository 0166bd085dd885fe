import { LIMITS } from '../../../../rules/fields/limits';
import { DEFAULT_DELIVERY_RADIUS, DEFAULT_SHIPPING_RADIUS } from '../../../../rules/ranches/delivery';
import { Field } from '../../../ui/form/Field';
import { Fieldset } from '../../../ui/form/Fieldset';
import { MoneyField } from '../../../ui/form/MoneyField';
import { SwitchField } from '../../../ui/form/SwitchField';
import { Grid } from '../../../ui/layout/Grid';
import { Stack } from '../../../ui/layout/Stack';
import { Revealed } from './Revealed';
import { useRanchValues } from './useRanchValues';
import { wholeNumber } from './wholeNumber';

/** The ways for the beef to reach families. Only a way that is offered asks for its fee and range. */
export default function DeliveryFields() {
  const rancher = useRanchValues();
  return (
    <Fieldset legend="How families get it" hint="Pickup is free. You set the fees for the rest.">
      <SwitchField name="rancher.offerLocalPickup" label="Local pickup" />
      <Revealed by={rancher.offerLocalPickup} fields={['pickupInstructions']}>
        <Field
          name="rancher.pickupInstructions"
          label="Pickup instructions"
          type="textarea"
          rows={2}
          maxLength={LIMITS.instructions}
          optional
        />
      </Revealed>
      <SwitchField name="rancher.offerLocalDelivery" label="Local delivery" />
      <Revealed by={rancher.offerLocalDelivery} fields={['localDeliveryRange', 'localDeliveryFee', 'deliveryNotes']}>
        <LocalDeliveryFields />
      </Revealed>
      <SwitchField name="rancher.offerShipping" label="Shipping" />
      <Revealed by={rancher.offerShipping} fields={['shippingRadius', 'shippingFee', 'shippingDetails']}>
        <ShippingFields isNationwide={rancher.shippingNationwide} />
      </Revealed>
    </Fieldset>
  );
}

function LocalDeliveryFields() {
  return (
    <Stack gap={2.5}>
      <Grid columns={2} min={200} gap={2.5}>
        <MilesField
          name="rancher.localDeliveryRange"
          label="Delivery range"
          hint={`If blank, we use ${DEFAULT_DELIVERY_RADIUS} miles.`}
        />
        <MoneyField name="rancher.localDeliveryFee" label="Delivery fee" />
      </Grid>
      <NotesField name="rancher.deliveryNotes" label="Delivery notes" placeholder="Saturdays only" />
    </Stack>
  );
}

function ShippingFields({ isNationwide }: { isNationwide: boolean }) {
  return (
    <Stack gap={2.5}>
      <SwitchField name="rancher.shippingNationwide" label="Ship nationwide" />
      <Grid columns={2} min={200} gap={2.5}>
        <Revealed by={!isNationwide} fields={['shippingRadius']}>
          <MilesField
            name="rancher.shippingRadius"
            label="Shipping range"
            hint={`If blank, we use ${DEFAULT_SHIPPING_RADIUS} miles.`}
          />
        </Revealed>
        <MoneyField name="rancher.shippingFee" label="Shipping fee" />
      </Grid>
      <NotesField name="rancher.shippingDetails" label="Shipping details" placeholder="Frozen, on Mondays" />
    </Stack>
  );
}

function MilesField(props: { name: string; label: string; hint: string }) {
  return <Field {...props} {...wholeNumber} suffix="miles" />;
}

function NotesField(props: { name: string; label: string; placeholder: string }) {
  return <Field {...props} type="textarea" rows={2} maxLength={LIMITS.instructions} optional />;
}
