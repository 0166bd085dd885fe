import { Grid } from '../../ui/Grid';
import { MoneyField } from '../../ui/MoneyField';
import { SwitchField } from '../../ui/SwitchField';
import { Revealed } from './Revealed';
import { useRancherValues } from './useRancherValues';

export function DepositFields() {
  const { depositRequired } = useRancherValues();
  return (
    <Grid columns={3} min={240} gap={2.5}>
      <SwitchField name="rancher.depositRequired" label="I ask for a deposit" />
      <Revealed by={depositRequired} fields={['depositAmount']}>
        <MoneyField name="rancher.depositAmount" label="Deposit" hint="You collect it yourself." />
      </Revealed>
    </Grid>
  );
}
