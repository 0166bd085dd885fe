import { DEFAULT_DELIVERY_RADIUS, DEFAULT_SHIPPING_RADIUS } from '../../../rules/delivery';
import { LIMITS } from '../../../rules/limits';
import { Field } from '../../ui/Field';
import { Fieldset } from '../../ui/Fieldset';
import { Grid } from '../../ui/Grid';
import { MoneyField } from '../../ui/MoneyField';
import { Stack } from '../../ui/Stack';
import { SwitchField } from '../../ui/SwitchField';
import { Revealed } from './Revealed';
import { useRancherValues } from './useRancherValues';
import { wholeNumber } from './wholeNumber';

/** How the beef gets to the family; fees and ranges are asked only for what is offered. */
export default function DeliveryFields() {
  const rancher = useRancherValues();
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
          hint={`Left empty, ${DEFAULT_DELIVERY_RADIUS} miles.`}
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
            hint={`Left empty, ${DEFAULT_SHIPPING_RADIUS} miles.`}
          />
        </Revealed>
        <MoneyField name="rancher.shippingFee" label="Shipping fee" />
      </Grid>
      <NotesField name="rancher.shippingDetails" label="Shipping details" placeholder="Frozen, on Mondays" />
    </Stack>
  );
}

function MilesField(words: { name: string; label: string; hint: string }) {
  return <Field {...words} {...wholeNumber} suffix="miles" />;
}

function NotesField(words: { name: string; label: string; placeholder: string }) {
  return <Field {...words} type="textarea" rows={2} maxLength={LIMITS.instructions} optional />;
}
