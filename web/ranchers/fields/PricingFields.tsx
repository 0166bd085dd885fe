import { PRICING_MODEL } from '../../../rules/vocabulary';
import { Grid } from '../../ui/Grid';
import { MoneyField } from '../../ui/MoneyField';
import { SelectField } from '../../ui/SelectField';
import { Revealed } from './Revealed';
import { useRancherValues } from './useRancherValues';

/** What the prices of shares are reckoned on. */
export function PricingFields() {
  const { pricingModel } = useRancherValues();
  return (
    <Grid columns={2} min={240} gap={2.5}>
      <SelectField name="rancher.pricingModel" label="Pricing method" options={PRICING_MODEL.options} />
      <Revealed by={pricingModel !== 'FLAT'} fields={['pricePerPound']}>
        <MoneyField
          name="rancher.pricePerPound"
          label="Price per pound"
          hint="You confirm the final price by weight."
        />
      </Revealed>
    </Grid>
  );
}
