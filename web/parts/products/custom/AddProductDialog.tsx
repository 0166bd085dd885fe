import { productForm } from '../../../../rules/products/productForm';
import {
  fromProduct,
  initialProduct,
  type ProductValues,
  toProductInput,
} from '../../../../rules/products/productValues';
import { AddEntryDialog, type AddEntryProps } from './AddEntryDialog';
import { ProductInputs } from './ProductInputs';

export default function AddProductDialog({ onAdd, ...props }: AddEntryProps<ProductValues>) {
  return (
    <AddEntryDialog
      {...props}
      title="Add Product"
      description="You can add variants to it next."
      initialValues={initialProduct}
      schema={productForm}
      // Formats a price that was typed as 12.5 as 12.50, as the server returns it.
      onAdd={(product) => onAdd(fromProduct(toProductInput(product)))}
    >
      <ProductInputs />
    </AddEntryDialog>
  );
}
