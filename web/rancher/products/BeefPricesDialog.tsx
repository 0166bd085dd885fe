import {
  type BeefPricesValues,
  beefPricesForm,
  fromBeefPrices,
  toBeefPricesInput,
} from '../../../rules/products/beefPricesForm';
import { COW_SHARES } from '../../../rules/products/cowShares';
import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';

import { shareHint } from '../../parts/ranches/shareHint';
import { FormDialog } from '../../ui/form/FormDialog';
import { MoneyField } from '../../ui/form/MoneyField';
import type { DialogState } from '../../ui/overlay/dialogState';
import type { BeefPrices_rancherFragment } from './BeefPrices.generated';
import { UpdateBeefPricesDocument } from './BeefPricesDialog.generated';
import type { ListPrices } from './OpenAnimalsToo';

interface BeefPricesDialogProps extends DialogState {
  ranch: BeefPrices_rancherFragment;
  /** Gets the prices that differ from those before. */
  onChanged: (changed: ListPrices) => void;
}

export default function BeefPricesDialog({ ranch, open, onOpenChange, onChanged }: BeefPricesDialogProps) {
  const close = () => onOpenChange(false);
  const save = useSavePrices(ranch, (changed) => {
    close();
    onChanged(changed);
  });
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Set Bulk Beef Prices"
      description="Price a share to sell it. Leave it blank or enter 0 to stop selling it."
      initialValues={fromBeefPrices(ranch)}
      schema={beefPricesForm}
      onSubmit={save}
      submitLabel="Save Prices"
    >
      {COW_SHARES.map((share) => (
        <MoneyField key={share.share} name={share.priceField} label={share.label} hint={shareHint(share)} optional />
      ))}
    </FormDialog>
  );
}

function useSavePrices(ranch: BeefPrices_rancherFragment, onSaved: BeefPricesDialogProps['onChanged']) {
  return useSubmit({
    send: (values: BeefPricesValues) => mutate(UpdateBeefPricesDocument, { input: toBeefPricesInput(values) }),
    successToast: {
      title: 'Prices updated',
      description: ranch.sellsByAnimal ? 'New animals start from them.' : 'Families see them now.',
    },
    errorToast: () => ({ title: 'Error updating prices', description: 'Please try again' }),
    onSuccess: (_, values) => {
      const prices = toBeefPricesInput(values);
      const changed = COW_SHARES.filter(({ priceField }) => prices[priceField] !== ranch[priceField]);
      onSaved(Object.fromEntries(changed.map(({ priceField }) => [priceField, prices[priceField]])));
    },
  });
}
