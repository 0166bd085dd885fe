import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '../../../../rules/fields/limits';
import { formatCents } from '../../../../rules/money/money';
import { productChoices } from '../../../../rules/products/productChoices';
import { type ProductValues, toProductInput, type VariantValues } from '../../../../rules/products/productValues';
import { hairline, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/button/Button';
import { Fieldset } from '../../../ui/form/Fieldset';
import { Cluster, Stack } from '../../../ui/layout/arrange';
import { Card } from '../../../ui/layout/Card';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { useToast } from '../../../ui/overlay/useToast';
import { Money } from '../../../ui/text/Money';
import { VisuallyHidden } from '../../../ui/text/Text';
import { useRanchValues } from '../../ranches/fields/useRanchValues';
import type { InvalidEntry } from './AddEntryDialog';
import { ProductInputs } from './ProductInputs';

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

const AddVariantDialog = lazyDialog(() => import('./AddVariantDialog'));

interface CustomProductProps {
  path: string;
  product: ProductValues;
  onRemove: () => void;
  invalidVariant: InvalidEntry;
}

const VariantRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(0.5)};
  border-top: ${hairline};
  font-size: ${size[15]};
`;

function CustomProduct({ path, product, onRemove, invalidVariant }: CustomProductProps) {
  const [isAdding, setAdding] = useState(false);
  const { variants, add, remove } = useVariants(path, product);
  const addButton = useRef<HTMLButtonElement>(null);
  const removeVariant = (place: number) => {
    remove(place);
    // Moves the focus, because the pressed button disappears together with its variant.
    addButton.current?.focus();
  };
  return (
    <Card as="li">
      <Stack gap={2}>
        <ProductInputs path={`${path}.`} />
        <VariantList product={product} onRemove={removeVariant} />
        <Cluster justify="between">
          {variants.length < LIMITS.variants && (
            <Button ref={addButton} size="small" onClick={() => setAdding(true)}>
              Add Variant<VisuallyHidden> to {product.name}</VisuallyHidden>
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onRemove}>
            Remove Product<VisuallyHidden> {product.name}</VisuallyHidden>
          </Button>
        </Cluster>
      </Stack>
      <AddVariantDialog open={isAdding} onOpenChange={setAdding} onAdd={add} invalidEntry={invalidVariant} />
    </Card>
  );
}

/** The choices that families get: the product at its own price, which can't be removed, and its variants. */
function VariantList({ product, onRemove }: { product: ProductValues; onRemove: (place: number) => void }) {
  const [own, ...variants] = productChoices(toProductInput(product));
  if (!own) return null;
  return (
    <ul aria-label={`Variants of ${product.name}`}>
      <VariantRow>
        <span>{own.label}</span>
        <Money>{formatCents(own.price)}</Money>
      </VariantRow>
      {variants.map(({ key, label, price, variant }, place) => (
        <VariantRow key={key}>
          <span>{label}</span>
          <Cluster>
            <Money>{formatCents(price)}</Money>
            <Button size="small" variant="quiet" onClick={() => onRemove(place)}>
              Remove<VisuallyHidden> variant {variant?.name}</VisuallyHidden>
            </Button>
          </Cluster>
        </VariantRow>
      ))}
    </ul>
  );
}

function useVariants(path: string, { variants }: ProductValues) {
  const { setFieldValue } = useFormikContext();
  const { toast } = useToast();
  const change = (changed: VariantValues[]) => setFieldValue(`${path}.variants`, changed);

  const add = (variant: VariantValues) => {
    change([...variants, variant]);
    toast({ title: 'Variant added', description: variant.name });
  };

  const remove = (place: number) => {
    change(variants.filter((_, at) => at !== place));
    toast({ title: 'Variant removed', description: variants[place]?.name ?? '' });
  };

  return { variants, add, remove };
}
