import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { productForm } from '../../../rules/products/productForm';
import { fromProduct, type ProductValues, toProductInput } from '../../../rules/products/productValues';
import { PRODUCT_KIND } from '../../../rules/words/vocabulary';
import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';
import { Form } from '../../ui/form/Form';
import { SelectField } from '../../ui/form/SelectField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { SwitchField } from '../../ui/form/SwitchField';
import { Dialog } from '../../ui/overlay/Dialog';
import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { PictureField } from './PictureField';
import type { ProductCard_productFragment } from './ProductCard.generated';
import { CreateProductDocument, UpdateProductDocument } from './ProductDialog.generated';
import { ProductFields } from './ProductFields';
import { kindOf } from './productKind';
import { RancherProductsPageDocument } from './RancherProductsPage.generated';

interface ProductDialogProps {
  /** Left out, the dialog adds a new product. */
  product?: ProductCard_productFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function ProductDialog({ product, open, onOpenChange }: ProductDialogProps) {
  const [isUploading, setUploading] = useState(false);
  const close = () => onOpenChange(false);
  const saveProduct = useSaveProduct(close);
  const initialValues = fromProduct(product ? { ...product, kind: kindOf(product) } : {});
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={product ? 'Edit Product' : 'Add Product'}>
      <Form<ProductValues> initialValues={initialValues} schema={productForm} onSubmit={saveProduct}>
        {!product && <SelectField name="kind" label="What is it?" options={PRODUCT_KIND.options} />}
        <ProductFields />
        <PictureField onUploading={setUploading} />
        <SwitchField name="available" label="Available to order" />
        <DialogFooter>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton disabled={isUploading}>{product ? 'Save Product' : 'Add Product'}</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** Updates the product, or creates it where the values have no id yet. */
function useSaveProduct(onSaved: () => void) {
  const [createProduct] = useMutation(CreateProductDocument, {
    refetchQueries: [RancherProductsPageDocument],
    awaitRefetchQueries: true,
  });
  const [updateProduct] = useMutation(UpdateProductDocument);
  return useSubmit({
    send: async (values: ProductValues) => {
      const { id, ...input } = toProductInput(values);
      if (id) await updateProduct({ variables: { id, input } });
      else await createProduct({ variables: { input } });
    },
    success: (_, { id, name, cut }) => ({ title: id ? 'Product updated' : 'Product added', description: name || cut }),
    failure: () => ({ title: 'Error saving product', description: 'Please try again' }),
    done: onSaved,
  });
}
