import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Grid } from '../ui/Grid';
import { patient } from '../ui/patient';
import { Section } from '../ui/Section';
import { ProductCard } from './ProductCard';
import type { ProductCard_productFragment } from './ProductCard.generated';

const ProductDialog = lazy(patient(() => import('./ProductDialog')));

/** Everything that is sold besides shares; what the ranch makes itself comes first. */
export function ProductSections({ products }: { products: readonly ProductCard_productFragment[] }) {
  const [isAdding, setAdding] = useState<boolean>();
  const isCustom = ({ __typename }: ProductCard_productFragment) => __typename === 'CustomProduct';
  const custom = products.filter(isCustom);
  const beef = products.filter((product) => !isCustom(product));
  const add = () => setAdding(true);
  return (
    <>
      <Section title="Custom Products" actions={<Button onClick={add}>Add Product</Button>}>
        {custom.length === 0 && <NoCustomProducts onAdd={add} />}
        <ProductGrid products={custom} />
      </Section>
      {beef.length > 0 && (
        <Section title="Beef Boxes and Select Cuts">
          <ProductGrid products={beef} />
        </Section>
      )}
      {isAdding !== undefined && (
        <Suspense>
          <ProductDialog open={isAdding} onOpenChange={setAdding} />
        </Suspense>
      )}
    </>
  );
}

function ProductGrid({ products }: { products: ProductCard_productFragment[] }) {
  return (
    <Grid as="ul" columns={3} min={260} gap={2}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Grid>
  );
}

function NoCustomProducts({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="No Custom Products"
      text="Jerky, sausage, tallow, soup bones: whatever you make beside the shares."
      action={<Button onClick={onAdd}>Add your first product</Button>}
      headingLevel={3}
    />
  );
}
