import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { LIMITS } from '../../../../rules/fields/limits';
import type { ProductValues } from '../../../../rules/products/productValues';
import { Button } from '../../../ui/button/Button';
import { Fieldset } from '../../../ui/form/Fieldset';
import { Cluster, Stack } from '../../../ui/layout/arrange';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { useToast } from '../../../ui/overlay/useToast';

import { useRanchValues } from '../../ranches/fields/useRanchValues';
import type { InvalidEntry } from './AddEntryDialog';
import { CustomProduct } from './CustomProduct';

const AddProductDialog = lazyDialog(() => import('./AddProductDialog'));

interface CustomProductsProps {
  invalidProduct: InvalidEntry;
  invalidVariant: InvalidEntry;
}

/** Edits the ranch's custom products, such as jerky or tallow, in the surrounding form. */
export function CustomProducts({ invalidProduct, invalidVariant }: CustomProductsProps) {
  const [isAdding, setAdding] = useState(false);
  const { products, add, remove } = useCustomProducts();
  const addButton = useRef<HTMLDivElement>(null);
  const removeAt = (place: number) => {
    remove(place);
    // Moves the focus, because the pressed button disappears together with its product.
    addButton.current?.querySelector('button')?.focus();
  };
  return (
    <Fieldset legend="Custom products" hint="Jerky, sausage, tallow, soup bones: anything else you make.">
      <Stack as="ul" gap={2}>
        {products.map((product, at) => {
          const path = `rancher.otherProductsList[${at}]`;
          const props = { path, product, onRemove: () => removeAt(at), invalidVariant };
          return <CustomProduct key={product.id ?? path} {...props} />;
        })}
      </Stack>
      <Cluster ref={addButton}>
        {products.length < LIMITS.products && (
          <Button icon={Plus} onClick={() => setAdding(true)}>
            Add Product
          </Button>
        )}
      </Cluster>
      <AddProductDialog open={isAdding} onOpenChange={setAdding} onAdd={add} invalidEntry={invalidProduct} />
    </Fieldset>
  );
}

/** Returns the custom products and functions to change them. Adding one also turns on the switch that offers other products. */
function useCustomProducts() {
  const { setFieldValue } = useFormikContext();
  const { otherProductsList: products } = useRanchValues();
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
