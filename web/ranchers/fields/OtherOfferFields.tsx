import { Grid } from '../../ui/Grid';
import { SwitchField } from '../../ui/SwitchField';

/** What there is besides shares. */
export function OtherOfferFields() {
  return (
    <Grid columns={3} min={240} gap={2.5}>
      <SwitchField name="rancher.offerSelectCuts" label="Select cuts" />
      <SwitchField name="rancher.offerBeefBoxes" label="Beef boxes" />
      <SwitchField name="rancher.offerOtherProducts" label="Other products" />
    </Grid>
  );
}
