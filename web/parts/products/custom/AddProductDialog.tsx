import { productForm } from '../../../../rules/products/productForm';
import {
  fromProduct,
  initialProduct,
  type ProductValues,
  toProductInput,
} from '../../../../rules/products/productValues';
import { FormDialog } from '../../../ui/form/FormDialog';
import { InvalidFieldsToast } from '../../../ui/form/InvalidFieldsToast';
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
    <FormDialog
      open={open}
      onClose={close}
      title="Add Product"
      description="You can add variants to it next."
      initialValues={initialProduct}
      schema={productForm}
      onSubmit={add}
      submitLabel="Add Product"
    >
      <InvalidFieldsToast fields={['name', 'price']} {...invalidEntry} />
      <ProductInputs />
    </FormDialog>
  );
}
