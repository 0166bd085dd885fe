import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { messageOf } from '../../errors/graphErrors';
import { Button } from '../../ui/button/Button';
import { Grid } from '../../ui/layout/Grid';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import { useFocusAfterDialog } from '../../ui/overlay/useFocusAfterDialog';
import { EmptyState } from '../../ui/state/EmptyState';
import { ErrorState } from '../../ui/state/ErrorState';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton, SkeletonGroup } from '../../ui/state/Skeleton';
import { BeefPrices } from './BeefPrices';
import { ProductCard } from './ProductCard';
import type { ProductCard_productFragment } from './ProductCard.generated';
import { RancherProductsPageDocument } from './RancherProductsPage.generated';

const ProductDialog = lazy(retryImport(() => import('./ProductDialog')));
const DeleteProductDialog = lazy(retryImport(() => import('./DeleteProductDialog')));

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
`;

export default function RancherProductsPage() {
  const { data, error, refetch } = useQuery(RancherProductsPageDocument, { fetchPolicy: 'cache-and-network' });
  const ranch = data?.viewer?.ranch;
  return (
    <Page>
      <PageHeader title="Manage Products" lead="What families can order from you, and the prices." />
      {ranch && <BeefPrices ranch={ranch} />}
      {ranch && <ProductSections products={ranch.products} />}
      {!ranch && error && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!ranch && !error && <PageSkeleton />}
    </Page>
  );
}

function PageSkeleton() {
  return (
    <SkeletonGroup label="Loading your products">
      <Grid columns={3} min={200}>
        {['quarter', 'half', 'whole'].map((share) => (
          <Skeleton key={share} height="140px" />
        ))}
      </Grid>
    </SkeletonGroup>
  );
}

/** Everything a ranch sells besides shares. Its own products come first. */
function ProductSections({ products }: { products: readonly ProductCard_productFragment[] }) {
  const [isAdding, setAdding] = useState<boolean>();
  const [deleted, setDeleted] = useState<ProductCard_productFragment>();
  const sections = useFocusAfterDialog(deleted !== undefined);
  const isCustom = ({ __typename }: ProductCard_productFragment) => __typename === 'CustomProduct';
  const custom = products.filter(isCustom);
  const beef = products.filter((product) => !isCustom(product));
  const add = () => setAdding(true);
  return (
    <Sections ref={sections} tabIndex={-1}>
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
    </Sections>
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
      text="Jerky, sausage, tallow, soup bones: anything else you make."
      action={<Button onClick={onAdd}>Add your first product</Button>}
      headingLevel={3}
    />
  );
}
