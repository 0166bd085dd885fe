import { readNumber } from '../../../../rules/fields/typedNumber';
import { CANCEL_TERMS, cancelTermsOf, sayTerms } from '../../../../rules/orders/cancelTerms';
import { PRICING_MODEL } from '../../../../rules/words/vocabulary';
import { Field } from '../../../ui/form/Field';
import { Fieldset } from '../../../ui/form/Fieldset';
import { MoneyField } from '../../../ui/form/MoneyField';
import { SelectField } from '../../../ui/form/SelectField';
import { Grid } from '../../../ui/layout/Grid';
import { Text } from '../../../ui/text/Text';
import { ProcessingFields, RanchFacts } from './FactsFields';
import { DepositFields, SellingFields, ShareFields } from './PriceFields';
import { Revealed } from './Revealed';
import { ranchField, ranchNumber, ranchText } from './ranchField';
import { useRanchValues } from './useRanchValues';

// The short application leaves these fields out. They have their own file, so that the application doesn't load them.

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
      <Field {...ranchText('processingNotes')} type="textarea" rows={2} />
      <Field
        {...ranchText('processingDetails')}
        type="textarea"
        hint="Hanging time, cutting instructions, how the beef is wrapped and labeled."
      />
    </>
  );
}

export function PracticeDetails() {
  return (
    <Fieldset legend="In your words">
      <Field
        {...ranchText('beefType')}
        placeholder="Dry-aged Angus"
        hint="What families taste: the breed, the aging, the marbling."
      />
      <Field {...ranchText('finishDetails')} type="textarea" rows={2} />
      <Field {...ranchText('raisingPractices')} type="textarea" rows={5} />
    </Fieldset>
  );
}

export function PricesAndShares() {
  return (
    <>
      <Fieldset legend="Pricing">
        <PricingFields />
        <DepositFields />
        <DepositDays />
        <Field
          {...ranchText('paymentInstructions')}
          type="textarea"
          rows={2}
          placeholder="Venmo @LoneOak, or a check at pickup"
          hint="Only families that owe you something see it."
        />
        <Field {...ranchText('paymentLink')} type="url" placeholder="https://venmo.com/u/LoneOak" />
        <Field {...ranchText('street')} autoComplete="street-address" hint="Only on invoices and receipts." />
      </Fieldset>
      <CancelTermsFields />
      <Fieldset legend="Shares of a cow" hint="Turn a share on and price it to sell it.">
        <ShareFields />
        <SellingFields />
      </Fieldset>
    </>
  );
}

function DepositDays() {
  const { depositRequired } = useRanchValues();
  return (
    <Revealed by={depositRequired} fields={['depositDays']}>
      <Field
        {...ranchField('depositDays')}
        type="number"
        inputMode="numeric"
        suffix="days"
        hint="How long a family has, once its share has an animal."
      />
    </Revealed>
  );
}

/** What families agree to when they order, with the sentences that they read. */
function CancelTermsFields() {
  const { cancelTermsName, cancelHours, cancelWaitingPercent, cancelAssignedPercent } = useRanchValues();
  const terms = cancelTermsOf({
    cancelTermsName: cancelTermsName || null,
    cancelHours: readNumber(cancelHours) ?? 0,
    cancelWaitingPercent: readNumber(cancelWaitingPercent) ?? 0,
    cancelAssignedPercent: readNumber(cancelAssignedPercent) ?? 0,
  });
  return (
    <Fieldset legend="When a family cancels">
      <SelectField {...ranchField('cancelTermsName')} placeholder="No terms" options={CANCEL_TERMS.options} />
      <Revealed by={cancelTermsName === 'OWN'} fields={OWN_TERMS}>
        <Grid columns={3} min={200} gap={2.5}>
          <Field {...ranchNumber('cancelHours')} suffix="hours" />
          <Field {...ranchNumber('cancelWaitingPercent')} suffix="%" />
          <Field {...ranchNumber('cancelAssignedPercent')} suffix="%" />
        </Grid>
      </Revealed>
      <Text tone="soft" size={15}>
        {terms ? sayTerms(terms).join(' ') : 'Families can cancel until you start on an order.'} Orders keep the terms
        that they were placed with.
      </Text>
    </Fieldset>
  );
}

const OWN_TERMS = ['cancelHours', 'cancelWaitingPercent', 'cancelAssignedPercent'] as const;

/** The pricing method of the shares, with a price per pound unless the price is flat. */
export function PricingFields() {
  const { pricingModel } = useRanchValues();
  return (
    <Grid columns={2} min={240} gap={2.5}>
      <SelectField {...ranchField('pricingModel')} options={PRICING_MODEL.options} />
      <Revealed by={pricingModel !== 'FLAT'} fields={['pricePerPound']}>
        <MoneyField {...ranchField('pricePerPound')} hint="You confirm the final price by weight." />
      </Revealed>
    </Grid>
  );
}
