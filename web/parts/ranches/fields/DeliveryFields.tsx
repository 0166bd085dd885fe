import type { FieldOfKind } from '../../../../rules/ranches/rancherProfileFields';
import { DEFAULT_DELIVERY_RADIUS, DEFAULT_SHIPPING_RADIUS } from '../../../../rules/ranches/ranchFacts';
import { SwitchField } from '../../../ui/form/CheckboxField';
import { Field } from '../../../ui/form/Field';
import { Fieldset } from '../../../ui/form/Fieldset';
import { MoneyField } from '../../../ui/form/MoneyField';
import { Stack } from '../../../ui/layout/arrange';
import { Grid } from '../../../ui/layout/Grid';

import { Revealed } from './Revealed';
import { ranchField, ranchNumber, ranchText } from './ranchField';
import { useRanchValues } from './useRanchValues';

/** The delivery methods. Only a method that is offered shows its fee and range. */
export default function DeliveryFields() {
  const rancher = useRanchValues();
  return (
    <Fieldset legend="How families get it" hint="Pickup is free. You set the fees for the rest.">
      <SwitchField {...ranchField('offerLocalPickup')} />
      <Revealed by={rancher.offerLocalPickup} fields={['pickupInstructions']}>
        <NotesField field="pickupInstructions" />
      </Revealed>
      <SwitchField {...ranchField('offerLocalDelivery')} />
      <Revealed by={rancher.offerLocalDelivery} fields={['localDeliveryRange', 'localDeliveryFee', 'deliveryNotes']}>
        <LocalDeliveryFields />
      </Revealed>
      <SwitchField {...ranchField('offerShipping')} />
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
        <MilesField field="localDeliveryRange" defaultMiles={DEFAULT_DELIVERY_RADIUS} />
        <MoneyField {...ranchField('localDeliveryFee')} />
      </Grid>
      <NotesField field="deliveryNotes" placeholder="Saturdays only" />
    </Stack>
  );
}

function ShippingFields({ isNationwide }: { isNationwide: boolean }) {
  return (
    <Stack gap={2.5}>
      <SwitchField {...ranchField('shippingNationwide')} />
      <Grid columns={2} min={200} gap={2.5}>
        <Revealed by={!isNationwide} fields={['shippingRadius']}>
          <MilesField field="shippingRadius" defaultMiles={DEFAULT_SHIPPING_RADIUS} />
        </Revealed>
        <MoneyField {...ranchField('shippingFee')} />
      </Grid>
      <NotesField field="shippingDetails" placeholder="Frozen, on Mondays" />
    </Stack>
  );
}

function MilesField({ field, defaultMiles }: { field: FieldOfKind<'number'>; defaultMiles: number }) {
  return <Field {...ranchNumber(field)} hint={`If blank, we use ${defaultMiles} miles.`} suffix="miles" />;
}

function NotesField({ field, placeholder }: { field: FieldOfKind<'text'>; placeholder?: string }) {
  return <Field {...ranchText(field)} type="textarea" rows={2} placeholder={placeholder} />;
}
