import { useMutation } from '@apollo/client/react';
import {
  type BeefPricesValues,
  beefPricesForm,
  fromBeefPrices,
  toBeefPricesInput,
} from '../../../rules/products/beefPricesForm';
import { COW_SHARES } from '../../../rules/products/cowShares';
import { useSubmit } from '../../errors/useSubmit';
import { shareHint } from '../../parts/ranches/shareHint';
import { Button } from '../../ui/button/Button';
import { Form } from '../../ui/form/Form';
import { MoneyField } from '../../ui/form/MoneyField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import type { BeefPrices_rancherFragment } from './BeefPrices.generated';
import { UpdateBeefPricesDocument } from './BeefPricesDialog.generated';

interface BeefPricesDialogProps {
  ranch: BeefPrices_rancherFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sets the prices of the three shares. */
export default function BeefPricesDialog({ ranch, open, onOpenChange }: BeefPricesDialogProps) {
  const close = () => onOpenChange(false);
  const [updateBeefPrices] = useMutation(UpdateBeefPricesDocument);
  const save = useSubmit({
    send: (values: BeefPricesValues) => updateBeefPrices({ variables: { input: toBeefPricesInput(values) } }),
    success: { title: 'Prices updated', description: 'Families see them now.' },
    failure: () => ({ title: 'Error updating prices', description: 'Please try again' }),
    done: close,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Set Bulk Beef Prices"
      description="Price a share to sell it. Leave it blank or enter 0 to stop selling it."
    >
      <Form initialValues={fromBeefPrices(ranch)} schema={beefPricesForm} onSubmit={save}>
        {COW_SHARES.map((share) => (
          <MoneyField key={share.share} name={share.priceField} label={share.label} hint={shareHint(share)} optional />
        ))}
        <DialogFooter>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton>Save Prices</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
