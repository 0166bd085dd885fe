import { useFormikContext } from 'formik';
import type { ProductValues } from '../../../rules/productValues';
import { useToast } from '../../ui/useToast';
import { useRancherValues } from '../fields/useRancherValues';

/** The ranch's own products in the form around. Who adds one offers some. */
export function useCustomProducts() {
  const { setFieldValue } = useFormikContext();
  const { otherProductsList: products } = useRancherValues();
  const { toast } = useToast();
  const change = (changed: ProductValues[]) => setFieldValue('rancher.otherProductsList', changed);

  const add = (product: ProductValues) => {
    change([...products, product]);
    setFieldValue('rancher.offerOtherProducts', true);
    toast({ title: 'Product added', description: product.name });
  };

  const remove = (place: number) => {
    change(products.filter((_, at) => at !== place));
    toast({ title: 'Product removed', description: products[place]?.name ?? '' });
  };

  return { products, add, remove };
}
