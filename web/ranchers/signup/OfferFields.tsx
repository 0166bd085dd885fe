import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { COW_SHARES, type CowShare } from '../../../rules/cowShares';
import { space } from '../../theme/tokens';
import { Fieldset } from '../../ui/Fieldset';
import { Grid } from '../../ui/Grid';
import { MoneyField } from '../../ui/MoneyField';
import { SwitchField } from '../../ui/SwitchField';
import { shareHint } from '../shareHint';
import type { SignupValues } from './signupValues';

const Offer = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`;

/** What the ranch sells; a price is asked only for what is offered. */
export function OfferFields() {
  return (
    <Fieldset
      legend="What you sell"
      hint="Turn on what you offer. You set the prices of boxes, cuts and other products under Products once you are signed in."
    >
      <Grid columns={3} min={240} gap={2.5}>
        {COW_SHARES.map((share) => (
          <ShareFields key={share.share} share={share} />
        ))}
      </Grid>
      <Grid columns={3} min={240} gap={2.5}>
        <SwitchField name="rancher.offerSelectCuts" label="Select cuts" />
        <SwitchField name="rancher.offerBeefBoxes" label="Beef boxes" />
        <SwitchField name="rancher.offerOtherProducts" label="Other products" />
      </Grid>
      <DepositFields />
    </Fieldset>
  );
}

function ShareFields({ share }: { share: CowShare }) {
  const { values } = useFormikContext<SignupValues>();
  return (
    <Offer>
      <SwitchField name={`rancher.${share.offerField}`} label={share.label} />
      {values.rancher[share.offerField] && (
        <MoneyField name={`rancher.${share.priceField}`} label={`${share.label} price`} hint={shareHint(share)} />
      )}
    </Offer>
  );
}

function DepositFields() {
  const { values } = useFormikContext<SignupValues>();
  return (
    <Grid columns={3} min={240} gap={2.5}>
      <SwitchField name="rancher.depositRequired" label="I ask for a deposit" />
      {values.rancher.depositRequired && (
        <MoneyField name="rancher.depositAmount" label="Deposit" hint="You collect it yourself." />
      )}
    </Grid>
  );
}
