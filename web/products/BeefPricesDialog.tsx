import { beefPricesForm, fromBeefPrices } from '../../rules/beefPricesForm';
import { COW_SHARES } from '../../rules/cowShares';
import { shareHint } from '../ranchers/shareHint';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { DialogFooter } from '../ui/DialogFooter';
import { Form } from '../ui/Form';
import { MoneyField } from '../ui/MoneyField';
import { SubmitButton } from '../ui/SubmitButton';
import type { BeefPrices_rancherFragment } from './BeefPrices.generated';
import { useUpdateBeefPrices } from './useUpdateBeefPrices';

interface BeefPricesDialogProps {
  ranch: BeefPrices_rancherFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function BeefPricesDialog({ ranch, open, onOpenChange }: BeefPricesDialogProps) {
  const close = () => onOpenChange(false);
  const updateBeefPrices = useUpdateBeefPrices(close);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Set Bulk Beef Prices"
      description="A price puts the share on sale. Empty or 0 takes it off."
    >
      <Form initialValues={fromBeefPrices(ranch)} schema={beefPricesForm} onSubmit={updateBeefPrices}>
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
