import { variantForm } from '../../../../rules/products/productForm';
import { initialVariant, type VariantValues } from '../../../../rules/products/productValues';
import { Button } from '../../../ui/button/Button';
import { Form } from '../../../ui/form/Form';
import { InvalidFieldsToast } from '../../../ui/form/InvalidFieldsToast';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { Dialog } from '../../../ui/overlay/Dialog';
import { DialogFooter } from '../../../ui/overlay/DialogFooter';
import { VariantInputs } from '../VariantInputs';
import type { InvalidEntry } from './CustomProduct';

interface AddVariantDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (variant: VariantValues) => void;
  invalidEntry: InvalidEntry;
}

export default function AddVariantDialog({ open, onOpenChange, onAdd, invalidEntry }: AddVariantDialogProps) {
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
      description="A size or package with its own price."
    >
      <Form initialValues={initialVariant} schema={variantForm} onSubmit={add}>
        <InvalidFieldsToast fields={['name', 'price']} {...invalidEntry} />
        <VariantInputs />
        <DialogFooter>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton>Add Variant</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
