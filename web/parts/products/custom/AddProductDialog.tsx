import { productForm } from '../../../../rules/products/productForm';
import {
  fromProduct,
  initialProduct,
  type ProductValues,
  toProductInput,
} from '../../../../rules/products/productValues';
import { Button } from '../../../ui/button/Button';
import { Form } from '../../../ui/form/Form';
import { InvalidFieldsToast } from '../../../ui/form/InvalidFieldsToast';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { Dialog } from '../../../ui/overlay/Dialog';
import { DialogFooter } from '../../../ui/overlay/DialogFooter';
import type { InvalidEntry } from './CustomProduct';
import { ProductInputs } from './ProductInputs';

interface AddProductDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (product: ProductValues) => void;
  invalidEntry: InvalidEntry;
}

export default function AddProductDialog({ open, onOpenChange, onAdd, invalidEntry }: AddProductDialogProps) {
  const close = () => onOpenChange(false);
  const add = (product: ProductValues) => {
    // A price that was typed as 12.5 is kept as 12.50, as the server returns it.
    onAdd(fromProduct(toProductInput(product)));
    close();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add Product" description="You can add variants to it next.">
      <Form initialValues={initialProduct} schema={productForm} onSubmit={add}>
        <InvalidFieldsToast fields={['name', 'price']} {...invalidEntry} />
        <ProductInputs />
        <DialogFooter>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton>Add Product</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
