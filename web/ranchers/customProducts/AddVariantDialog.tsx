import { variantForm } from '../../../rules/productForm';
import { initialVariant, type VariantValues } from '../../../rules/productValues';
import { VariantInputs } from '../../products/VariantInputs';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { type EntryRefusal, InvalidEntryToast } from './InvalidEntryToast';

interface AddVariantDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (variant: VariantValues) => void;
  refusal: EntryRefusal;
}

export default function AddVariantDialog({ open, onOpenChange, onAdd, refusal }: AddVariantDialogProps) {
  const close = () => onOpenChange(false);
  const add = (variant: VariantValues) => {
    onAdd(variant);
    close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add Variant"
      description="A size or packing with a price of its own."
    >
      <Form initialValues={initialVariant} schema={variantForm} onSubmit={add}>
        <InvalidEntryToast {...refusal} />
        <VariantInputs />
        <DialogFooter>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton>Add Variant</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
