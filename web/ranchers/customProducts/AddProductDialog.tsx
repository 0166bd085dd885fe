import { productForm } from '../../../rules/productForm';
import { fromProduct, initialProduct, type ProductValues, toProductInput } from '../../../rules/productValues';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogFooter } from '../../ui/DialogFooter';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { type EntryRefusal, InvalidEntryToast } from './InvalidEntryToast';
import { ProductInputs } from './ProductInputs';

interface AddProductDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (product: ProductValues) => void;
  refusal: EntryRefusal;
}

export default function AddProductDialog({ open, onOpenChange, onAdd, refusal }: AddProductDialogProps) {
  const close = () => onOpenChange(false);
  const add = (product: ProductValues) => {
    // The price as it will come back, '12.50', however it was typed.
    onAdd(fromProduct(toProductInput(product)));
    close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add Product"
      description="Variants can be added to it after."
    >
      <Form initialValues={initialProduct} schema={productForm} onSubmit={add}>
        <InvalidEntryToast {...refusal} />
        <ProductInputs />
        <DialogFooter>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton>Add Product</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
