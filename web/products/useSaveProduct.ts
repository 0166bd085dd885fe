import { useMutation } from '@apollo/client/react';
import { type ProductValues, toProductInput } from '../../rules/productValues';
import { throwFields } from '../errors/throwFields';
import { useToast } from '../ui/useToast';
import { CreateProductDocument } from './CreateProduct.generated';
import { RancherProductsPageDocument } from './RancherProductsPage.generated';
import { UpdateProductDocument } from './UpdateProduct.generated';

/** Adds the product of the form, or changes it where it has an id; `onSaved` closes the dialog. */
export function useSaveProduct(onSaved: () => void) {
  const [createProduct] = useMutation(CreateProductDocument, {
    refetchQueries: [RancherProductsPageDocument],
    awaitRefetchQueries: true,
  });
  const [updateProduct] = useMutation(UpdateProductDocument);
  const { toast } = useToast();

  return async (values: ProductValues) => {
    const { id, ...input } = toProductInput(values);
    try {
      if (id) await updateProduct({ variables: { id, input } });
      else await createProduct({ variables: { input } });
      toast({ title: id ? 'Product updated' : 'Product added', description: values.name || values.cut });
      onSaved();
    } catch (error) {
      toast({ title: 'Error saving product', description: 'Please try again', variant: 'destructive' });
      throwFields(error);
    }
  };
}
