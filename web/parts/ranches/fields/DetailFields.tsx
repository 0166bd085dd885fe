import { LIMITS } from '../../../../rules/fields/limits';
import { PRICING_MODEL } from '../../../../rules/words/vocabulary';
import { Field } from '../../../ui/form/Field';
import { Fieldset } from '../../../ui/form/Fieldset';
import { MoneyField } from '../../../ui/form/MoneyField';
import { SelectField } from '../../../ui/form/SelectField';
import { Grid } from '../../../ui/layout/Grid';
import { ProcessingFields, RanchFacts } from './FactsFields';
import { DepositFields, ShareFields } from './PriceFields';
import { Revealed } from './Revealed';
import { useRanchValues } from './useRanchValues';

// The short application leaves these fields out. They have their own file, so that it does not load them.

export function FactsAndProcessing() {
  return (
    <>
      <Fieldset legend="Facts">
        <RanchFacts />
      </Fieldset>
      <Fieldset legend="Processing">
        <ProcessingFields />
        <ProcessingDetails />
      </Fieldset>
    </>
  );
}

function ProcessingDetails() {
  return (
    <>
      <Field
        name="rancher.processingNotes"
        label="Processing notes"
        type="textarea"
        rows={2}
        maxLength={LIMITS.instructions}
        optional
      />
      <Field
        name="rancher.processingDetails"
        label="Detailed processing info"
        type="textarea"
        maxLength={LIMITS.longText}
        hint="Hanging time, cutting instructions, how the beef is wrapped and labeled."
        optional
      />
    </>
  );
}

export function PracticeDetails() {
  return (
    <Fieldset legend="In your words">
      <Field
        name="rancher.beefType"
        label="Beef type"
        placeholder="Dry-aged Angus"
        maxLength={LIMITS.fact}
        hint="What families taste: the breed, the aging, the marbling."
        optional
      />
      <Field
        name="rancher.finishDetails"
        label="Finishing details"
        type="textarea"
        rows={2}
        maxLength={LIMITS.instructions}
        optional
      />
      <Field
        name="rancher.raisingPractices"
        label="Detailed raising practices"
        type="textarea"
        rows={5}
        maxLength={LIMITS.longText}
        optional
      />
    </Fieldset>
  );
}

/** The pricing method, the deposit, and the shares with their prices. */
export function PricesAndShares() {
  return (
    <>
      <Fieldset legend="Pricing">
        <PricingFields />
        <DepositFields />
      </Fieldset>
      <Fieldset legend="Shares of a cow" hint="Turn a share on and price it to sell it.">
        <ShareFields />
      </Fieldset>
    </>
  );
}

/** The pricing method of the shares, with a price per pound unless the price is flat. */
export function PricingFields() {
  const { pricingModel } = useRanchValues();
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
