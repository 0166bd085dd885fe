import { lazy, Suspense, useRef, useState } from 'react';
import { LIMITS } from '../../../rules/limits';
import type { ProductValues } from '../../../rules/productValues';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Cluster } from '../../ui/Cluster';
import { patient } from '../../ui/patient';
import { Stack } from '../../ui/Stack';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { EntryRefusal } from './InvalidEntryToast';
import { ProductInputs } from './ProductInputs';
import { useVariants } from './useVariants';
import { VariantList } from './VariantList';

const AddVariantDialog = lazy(patient(() => import('./AddVariantDialog')));

interface CustomProductProps {
  /** Of the product in the form. */
  path: string;
  product: ProductValues;
  onRemove: () => void;
  variantRefusal: EntryRefusal;
}

/** A product of the ranch's own making, with its variants. */
export function CustomProduct({ path, product, onRemove, variantRefusal }: CustomProductProps) {
  const [isAdding, setAdding] = useState<boolean>();
  const { variants, add, remove } = useVariants(path, product);
  const adder = useRef<HTMLButtonElement>(null);
  const removeVariant = (place: number) => {
    remove(place);
    // Its own button goes with it.
    adder.current?.focus();
  };
  const which = <VisuallyHidden> {product.name}</VisuallyHidden>;
  return (
    <Card as="li">
      <Stack gap={2}>
        <ProductInputs path={`${path}.`} />
        <VariantList productName={product.name} variants={variants} onRemove={removeVariant} />
        <Cluster justify="between">
          {variants.length < LIMITS.variants && (
            <Button ref={adder} size="small" onClick={() => setAdding(true)}>
              Add Variant<VisuallyHidden> to</VisuallyHidden>
              {which}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onRemove}>
            Remove Product{which}
          </Button>
        </Cluster>
      </Stack>
      {isAdding !== undefined && (
        <Suspense>
          <AddVariantDialog open={isAdding} onOpenChange={setAdding} onAdd={add} refusal={variantRefusal} />
        </Suspense>
      )}
    </Card>
  );
}
