import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { LIMITS } from '../../../rules/limits';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { Fieldset } from '../../ui/Fieldset';
import { patient } from '../../ui/patient';
import { Stack } from '../../ui/Stack';
import { CustomProduct } from './CustomProduct';
import type { EntryRefusal } from './InvalidEntryToast';
import { useCustomProducts } from './useCustomProducts';

const AddProductDialog = lazy(patient(() => import('./AddProductDialog')));

interface CustomProductsProps {
  /** What is said of a product, or a variant, without a name or a price. */
  refusals: { product: EntryRefusal; variant: EntryRefusal };
}

/** Jerky, tallow, bones: whatever the ranch makes besides. */
export function CustomProducts({ refusals }: CustomProductsProps) {
  const [isAdding, setAdding] = useState<boolean>();
  const { products, add, remove } = useCustomProducts();
  const adder = useRef<HTMLDivElement>(null);
  const removeAt = (place: number) => {
    remove(place);
    // Its own button goes with it.
    adder.current?.querySelector('button')?.focus();
  };
  return (
    <Fieldset legend="Custom products" hint="Jerky, sausage, tallow, soup bones: whatever you make besides.">
      <Stack as="ul" gap={2}>
        {products.map((product, at) => {
          const path = `rancher.otherProductsList[${at}]`;
          const props = { path, product, onRemove: () => removeAt(at), variantRefusal: refusals.variant };
          return <CustomProduct key={product.id ?? path} {...props} />;
        })}
      </Stack>
      <Cluster ref={adder}>
        {products.length < LIMITS.products && (
          <Button icon={Plus} onClick={() => setAdding(true)}>
            Add Product
          </Button>
        )}
      </Cluster>
      {isAdding !== undefined && (
        <Suspense>
          <AddProductDialog open={isAdding} onOpenChange={setAdding} onAdd={add} refusal={refusals.product} />
        </Suspense>
      )}
    </Fieldset>
  );
}
