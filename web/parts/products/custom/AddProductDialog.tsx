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
      // Converts the product to the server's format and back, so that a typed 12.5 becomes 12.50.
      onAdd={(product) => onAdd(fromProduct(toProductInput(product)))}
    >
      <ProductInputs />
    </AddEntryDialog>
  );
}
