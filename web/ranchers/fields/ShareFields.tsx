import styled from 'styled-components';
import { COW_SHARES, type CowShare } from '../../../rules/cowShares';
import { space } from '../../theme/tokens';
import { Grid } from '../../ui/Grid';
import { MoneyField } from '../../ui/MoneyField';
import { SwitchField } from '../../ui/SwitchField';
import { shareHint } from '../shareHint';
import { Revealed } from './Revealed';
import { useRancherValues } from './useRancherValues';

const Offer = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`;

/** Quarters, halves and whole cows; a price is asked only for what is offered. */
export function ShareFields() {
  return (
    <Grid columns={3} min={240} gap={2.5}>
      {COW_SHARES.map((share) => (
        <OfferOfShare key={share.share} share={share} />
      ))}
    </Grid>
  );
}

function OfferOfShare({ share }: { share: CowShare }) {
  const rancher = useRancherValues();
  const { offerField, priceField, label } = share;
  return (
    <Offer>
      <SwitchField name={`rancher.${offerField}`} label={label} />
      <Revealed by={rancher[offerField]} fields={[priceField]}>
        <MoneyField name={`rancher.${priceField}`} label={`${label} price`} hint={shareHint(share)} />
      </Revealed>
    </Offer>
  );
}
