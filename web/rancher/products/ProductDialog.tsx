import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { productForm } from '../../../rules/products/productForm';
import { fromProduct, type ProductValues, toProductInput } from '../../../rules/products/productValues';
import { PRODUCT_KIND } from '../../../rules/words/vocabulary';
import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';
import type { WholeProduct_productFragment } from '../../parts/products/WholeProduct.generated';
import { SwitchField } from '../../ui/form/CheckboxField';
import { FormDialog } from '../../ui/form/FormDialog';
import { SelectField } from '../../ui/form/SelectField';
import type { DialogState } from '../../ui/overlay/dialogState';
import { PictureField } from './PictureField';
import { CreateProductDocument, UpdateProductDocument } from './ProductDialog.generated';
import { ProductFields } from './ProductFields';
import { kindOf } from './productKind';
import { RancherProductsPageDocument } from './RancherProductsPage.generated';

interface ProductDialogProps extends DialogState {
  /** Undefined to add a new product. */
  product?: WholeProduct_productFragment;
}

export default function ProductDialog({ product, open, onOpenChange }: ProductDialogProps) {
  const [isUploading, setUploading] = useState(false);
  const close = () => onOpenChange(false);
  const saveProduct = useSaveProduct(close);
  const initialValues = fromProduct(product ? { ...product, kind: kindOf(product) } : {});
  return (
    <FormDialog<ProductValues>
      open={open}
      onClose={close}
      title={product ? 'Edit Product' : 'Add Product'}
      initialValues={initialValues}
      schema={productForm}
      onSubmit={saveProduct}
      submitLabel={product ? 'Save Product' : 'Add Product'}
      isHeld={isUploading}
    >
      {!product && <SelectField name="kind" label="What is it?" options={PRODUCT_KIND.options} />}
      <ProductFields />
      <PictureField onUploading={setUploading} />
      <SwitchField name="available" label="Available to order" />
    </FormDialog>
  );
}

/** Updates the product, or creates it if the values have no ID yet. */
function useSaveProduct(onSaved: () => void) {
  const [createProduct] = useMutation(CreateProductDocument, {
    refetchQueries: [RancherProductsPageDocument],
    awaitRefetchQueries: true,
  });
  return useSubmit({
    send: async (values: ProductValues) => {
      const { id, ...input } = toProductInput(values);
      if (id) await mutate(UpdateProductDocument, { id, input });
      else await createProduct({ variables: { input } });
    },
    successToast: (_, { id, name, cut }) => ({
      title: id ? 'Product updated' : 'Product added',
      description: name || cut,
    }),
    errorToast: () => ({ title: 'Error saving product', description: 'Please try again' }),
    onSuccess: onSaved,
  });
}
