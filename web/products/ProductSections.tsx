import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Grid } from '../ui/Grid';
import { patient } from '../ui/patient';
import { Section } from '../ui/Section';
import { useFocusAfterDialog } from '../ui/useFocusAfterDialog';
import { ProductCard } from './ProductCard';
import type { ProductCard_productFragment } from './ProductCard.generated';

const ProductDialog = lazy(patient(() => import('./ProductDialog')));
const DeleteProductDialog = lazy(patient(() => import('./DeleteProductDialog')));

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
`;

/** Everything that is sold besides shares; what the ranch makes itself comes first. */
export function ProductSections({ products }: { products: readonly ProductCard_productFragment[] }) {
  const [isAdding, setAdding] = useState<boolean>();
  const [deleted, setDeleted] = useState<ProductCard_productFragment>();
  const sections = useFocusAfterDialog(deleted !== undefined);
  const isCustom = ({ __typename }: ProductCard_productFragment) => __typename === 'CustomProduct';
  const custom = products.filter(isCustom);
  const beef = products.filter((product) => !isCustom(product));
  const add = () => setAdding(true);
  return (
    <Root ref={sections} tabIndex={-1}>
      <Section title="Custom Products" actions={<Button onClick={add}>Add Product</Button>}>
        {custom.length === 0 && <NoCustomProducts onAdd={add} />}
        <ProductGrid products={custom} onDelete={setDeleted} />
      </Section>
      {beef.length > 0 && (
        <Section title="Beef Boxes and Select Cuts">
          <ProductGrid products={beef} onDelete={setDeleted} />
        </Section>
      )}
      <Suspense>
        {isAdding !== undefined && <ProductDialog open={isAdding} onOpenChange={setAdding} />}
        {deleted && <DeleteProductDialog product={deleted} onClose={() => setDeleted(undefined)} />}
      </Suspense>
    </Root>
  );
}

interface ProductGridProps {
  products: ProductCard_productFragment[];
  onDelete: (product: ProductCard_productFragment) => void;
}

function ProductGrid({ products, onDelete }: ProductGridProps) {
  return (
    <Grid as="ul" columns={3} min={260} gap={2}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} onDelete={onDelete} />
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
