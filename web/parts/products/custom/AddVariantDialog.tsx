import { variantForm } from '../../../../rules/products/productForm';
import { initialVariant, type VariantValues } from '../../../../rules/products/productValues';
import { FormDialog } from '../../../ui/form/FormDialog';
import { InvalidFieldsToast } from '../../../ui/form/InvalidFieldsToast';
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
    <FormDialog
      open={open}
      onClose={close}
      title="Add Variant"
      description="A size or package with its own price."
      initialValues={initialVariant}
      schema={variantForm}
      onSubmit={add}
      submitLabel="Add Variant"
    >
      <InvalidFieldsToast fields={['name', 'price']} {...invalidEntry} />
      <VariantInputs />
    </FormDialog>
  );
}
