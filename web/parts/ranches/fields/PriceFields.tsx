import styled from 'styled-components';
import { COW_SHARES, type CowShare } from '../../../../rules/products/cowShares';
import { space } from '../../../theme/tokens';
import { SwitchField } from '../../../ui/form/CheckboxField';
import { Fieldset } from '../../../ui/form/Fieldset';
import { MoneyField } from '../../../ui/form/MoneyField';

import { Grid } from '../../../ui/layout/Grid';

import { shareHint } from '../shareHint';

import { Revealed } from './Revealed';
import { ranchField } from './ranchField';
import { useRanchValues } from './useRanchValues';

export function DepositFields() {
  const { depositRequired } = useRanchValues();
  return (
    <Grid columns={3} min={240} gap={2.5}>
      <SwitchField {...ranchField('depositRequired')} />
      <Revealed by={depositRequired} fields={['depositAmount']}>
        <MoneyField {...ranchField('depositAmount')} hint="You collect it yourself." />
      </Revealed>
    </Grid>
  );
}

/** Whether shares are always of an animal, and whether families may wait for the next one. */
export function SellingFields() {
  return (
    <Grid columns={2} min={240} gap={2.5}>
      <SwitchField
        {...ranchField('sellsByAnimal')}
        hint="Each share is of an animal on your Herd Board. Your first open animal turns it on."
      />
      <SwitchField
        {...ranchField('takesLine')}
        hint="Families may wait. If off, you're sold out while no animal has room."
      />
    </Grid>
  );
}

const Offer = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`;

/** Quarters, halves and whole cows. Only a share that is offered shows its price. */
export function ShareFields() {
  return (
    <Grid columns={3} min={240} gap={2.5}>
      {COW_SHARES.map((share) => (
        <ShareOffer key={share.share} share={share} />
      ))}
    </Grid>
  );
}

function ShareOffer({ share }: { share: CowShare }) {
  const rancher = useRanchValues();
  const { offerField, priceField } = share;
  return (
    <Offer>
      <SwitchField {...ranchField(offerField)} />
      <Revealed by={rancher[offerField]} fields={[priceField]}>
        <MoneyField {...ranchField(priceField)} hint={shareHint(share)} />
      </Revealed>
    </Offer>
  );
}

export function OtherOfferFields() {
  return (
    <Grid columns={3} min={240} gap={2.5}>
      <SwitchField {...ranchField('offerSelectCuts')} />
      <SwitchField {...ranchField('offerBeefBoxes')} />
      <SwitchField {...ranchField('offerOtherProducts')} />
    </Grid>
  );
}

/** The shares and other products that a ranch sells, for both sign-up forms. */
export function OfferFields({ hint }: { hint: string }) {
  return (
    <Fieldset legend="What you sell" hint={hint}>
      <ShareFields />
      <OtherOfferFields />
      <DepositFields />
    </Fieldset>
  );
}
